/* Elements. Text goes in as text nodes and attribute values only, never as
 * markup: a message may hold any. */

function $(id) { return document.getElementById(id); }

/* An element with attributes and children; null children are left out. */
function el(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {}))
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  element.append(...children.filter((c) => c !== null && c !== undefined));
  return element;
}

function tag(word, text) { return el("span", { class: `tag ${word}` }, text); }

function fillSelect(select, words) {
  select.replaceChildren(...words.map(([value, text]) => el("option", { value }, text)));
}

/* Calls `work` for the parts of a list, the first now and the others when the
 * browser has time. What was begun before by the same name is given up. */
const running = new Map();
function inParts(name, list, size, work) {
  const turn = {};
  running.set(name, turn);
  const later = window.requestIdleCallback || ((f) => setTimeout(f, 0));
  const step = (from) => {
    if (running.get(name) !== turn) return;
    work(list.slice(from, from + size));
    if (from + size < list.length) later(() => step(from + size));
  };
  step(0);
}

/* One line of IR, its words coloured. */
const WORDS = new RegExp([
  '("(?:[^"\\\\]|\\\\.)*")', "([%^][\\w$.#-]+)", "(@[\\w$.-]+)",
  "(![\\w.]+(?:<[^ ]*>)?|\\b(?:tensor|vector|memref)<[^ ]*>|\\b(?:s?i|ui|f|bf)\\d+\\b|\\bindex\\b)",
  "\\b([a-z_]\\w*(?:\\.\\w+)+)",
].join("|"), "g");
const CLASSES = ["string", "value", "symbol", "type", "op"];

function highlight(text) {
  const code = el("code");
  let end = 0;
  for (const match of text.matchAll(WORDS)) {
    const which = match.slice(1).findIndex((word) => word !== undefined);
    code.append(text.slice(end, match.index), el("span", { class: CLASSES[which] }, match[0]));
    end = match.index + match[0].length;
  }
  code.append(text.slice(end));
  return code;
}
