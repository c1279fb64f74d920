/* The IR before and after: rows of text with what is gone and what is new. */

const GONE = "-", NEW = "+", FOLD = "~";
const CHUNK = 200;

/* Whether a row is in the text "before", "after", or "both". */
function inMode(row, mode) {
  return row[0] === FOLD || mode === "both" ||
    (mode === "before" ? row[0] !== NEW : row[0] !== GONE);
}

function foldRow(count) {
  return el("div", { class: "row fold" }, el("i"), el("i"), el("b"),
    `${count} ${count === 1 ? "line" : "lines"} left out`);
}

/* A row as an element. `roles` says of lines before whose they are. */
function irRow(row, mode, roles) {
  if (row[0] === FOLD) return foldRow(row[1]);
  const text = mode === "after" && row.length > 4 ? row[4] : row[3];
  const classes = ["row", row[0] === GONE ? "gone" : row[0] === NEW ? "new" : null,
    roles && roles.get(row[1])];
  const element = el("div", { class: classes.filter(Boolean).join(" ") },
    el("i", {}, row[1] ? String(row[1]) : ""), el("i", {}, row[2] ? String(row[2]) : ""),
    el("b", {}, row[0] === GONE ? "\u2212" : row[0] === NEW ? "+" : " "), highlight(text));
  if (row[1]) element.dataset.line = row[1];
  return element;
}

/* ---- The whole text ---- */

let irShown = "";

function showText() {
  const module = Number($("ir-module").value || 0);
  const mode = $("ir-mode").querySelector(":checked").value;
  const name = `${module} ${mode}`;
  if (irShown === name) return;
  irShown = name;
  const rows = TEXTS[module].rows.filter((row) => inMode(row, mode));
  const text = $("ir-text");
  text.replaceChildren();
  inParts("ir", rows, CHUNK, (part) => {
    const chunk = el("div", { class: "chunk",
      style: `contain-intrinsic-size: auto ${part.length * 18}px` });
    chunk.append(...part.map((row) => irRow(row, mode, null)));
    text.append(chunk);
  });
  const gone = rows.filter((row) => row[0] === GONE).length;
  const added = rows.filter((row) => row[0] === NEW).length;
  $("ir-count").textContent = `${rows.length} lines` +
    (mode === "both" ? `, ${gone} removed, ${added} new` : "");
  $("ir-next").disabled = !gone && !added;
}

/* Scrolls to a line before, once its row is there. */
function showLine(line, tries = 100) {
  const row = $("ir-text").querySelector(`[data-line="${line}"]`);
  if (!row) {
    if (tries) setTimeout(() => showLine(line, tries - 1), 20);
    return;
  }
  for (const old of $("ir-text").querySelectorAll(".target")) old.classList.remove("target");
  row.classList.add("target");
  row.scrollIntoView({ block: "center" });
}

/* Scrolls to the first changed row below the top one that follows a row that
 * did not change. */
function nextChange() {
  const text = $("ir-text"), top = text.getBoundingClientRect().top + 4;
  const changed = [...text.querySelectorAll(".gone, .new")].filter((row) => {
    const before = row.previousElementSibling;
    return !before || !before.matches(".gone, .new");
  });
  const next = changed.find((row) => row.getBoundingClientRect().top > top) || changed[0];
  if (next) next.scrollIntoView({ block: "start" });
}

function makeListing() {
  fillSelect($("ir-module"), DATA.modules.map((module, m) => [String(m), module.module]));
  $("ir-module-label").hidden = DATA.modules.length < 2;
  $("ir-tools").addEventListener("input", showText);
  $("ir-tools").addEventListener("submit", (event) => event.preventDefault());
  $("ir-next").addEventListener("click", nextChange);
}

/* ---- What concerns one assertion ---- */

const EXCERPT_ROWS = 240, AROUND = 1;

function rolesOf(item) {
  const roles = new Map();
  for (const role of ["guards", "shared", "slice", "self"])
    for (const line of item.marks[role]) roles.set(line, role);
  return roles;
}

/* The rows that have a role, and those next to them, with folds between. */
function excerptRows(item, mode, roles) {
  const { rows, rowOf } = TEXTS[item.module];
  const wanted = new Set();
  for (const line of [...roles.keys()].sort((a, b) => a - b)) {
    const at = rowOf.get(line);
    if (at === undefined) continue;
    for (let i = Math.max(0, at - AROUND); i <= at + AROUND && i < rows.length; ++i)
      wanted.add(i);
  }
  const out = [];
  let last = -1;
  for (const i of [...wanted].sort((a, b) => a - b).slice(0, EXCERPT_ROWS)) {
    if (i > last + 1) out.push([FOLD, i - last - 1]);
    if (inMode(rows[i], mode)) out.push(rows[i]);
    last = i;
  }
  if (last >= 0 && last < rows.length - 1) out.push([FOLD, rows.length - 1 - last]);
  return out;
}

function excerpt(item, mode) {
  const roles = rolesOf(item);
  const box = el("div", { class: "listing excerpt", tabindex: "0", role: "region",
    "aria-label": "IR around this assertion" });
  box.append(...excerptRows(item, mode, roles).map((row) => irRow(row, mode, roles)));
  return box;
}
