/* The page as a whole: summary, views by the address behind "#", keys, colours. */

function chosenKey() {
  return location.hash.startsWith("#a-") ? location.hash.slice(3) : lastKey;
}
let lastKey = "";

/* ---- Summary ---- */

function figure(term, value, of, bad, about) {
  return el("div", { class: bad ? "bad" : null, title: about }, el("dt", {}, term),
    el("dd", {}, String(value), of ? el("small", {}, ` ${of}`) : null));
}

/* What the verbs erased, and what they put in its place or added. */
function operationFigures() {
  const pages = DATA.modules.map((m) => m.page || { operations: 0 });
  const total = sum(pages.map((p) => p.operations));
  const left = sum(pages.map((p) => (p.left === undefined ? p.operations : p.left)));
  const said = sum(DATA.modules.flatMap((m) => m.verbs.map((v) => v.erased)));
  const erased = Math.max(said, total - left), added = left - total + erased;
  const about = "by all verbs together; every operation counts, " +
    "also assertions, constants and functions";
  return [figure("operations erased", erased, `of ${total}`, false, about),
    added ? figure("operations added", added, `now ${left}`, false, about) : null];
}

function summaryFigures() {
  const outcomes = countBy(ITEMS, (i) => i.action);
  const verdicts = countBy(ITEMS, (i) => i.verdict);
  const list = el("dl", {}, figure("assertions", ITEMS.length));
  for (const [word, text] of Object.entries(OUTCOMES))
    if (outcomes.get(word)) list.append(figure(text, outcomes.get(word), null, word === "left"));
  if (verdicts.get("refuted"))
    list.append(figure("always false", verdicts.get("refuted"), null, true));
  if (verdicts.get("proven")) list.append(figure("always true", verdicts.get("proven")));
  list.append(...operationFigures().filter(Boolean));
  const unselected = sum(DATA.modules.map((m) => (m.verbs[0] ? m.verbs[0].unselected : 0)));
  if (unselected) list.append(figure("not selected", unselected));
  return list;
}

/* Kinds by verdicts; a number filters. */
function summaryMatrix() {
  const kinds = [...countBy(ITEMS, (i) => i.kind).keys()].sort();
  const verdicts = Object.keys(VERDICTS).filter((v) => ITEMS.some((i) => i.verdict === v));
  const cell = (kind, verdict) => {
    const n = ITEMS.filter((i) => i.kind === kind && i.verdict === verdict).length;
    if (!n) return el("td", {}, "\u00b7");
    const button = el("button", { type: "button",
      "aria-label": `${n} ${kind}, ${VERDICTS[verdict]}: filter` }, String(n));
    button.addEventListener("click", () => {
      $("by-kind").value = kind;
      $("by-verdict").value = verdict;
      location.hash = "assertions";
      showTable();
    });
    return el("td", {}, button);
  };
  return el("table", { class: "matrix" }, el("caption", { class: "hidden" }, "Kinds by verdict"),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "kind"),
      ...verdicts.map((v) => el("th", { scope: "col" }, VERDICTS[v])))),
    el("tbody", {}, ...kinds.map((kind) => el("tr", {}, el("th", { scope: "row" }, kind),
      ...verdicts.map((v) => cell(kind, v))))));
}

function makeSummary() {
  $("summary").append(summaryFigures());
  if (ITEMS.length) $("summary").append(summaryMatrix());
  const first = DATA.modules.length ? DATA.modules[0].module : "";
  const verbs = [...new Set(DATA.modules.flatMap((m) => m.verbs.map((v) => v.verb)))];
  const more = DATA.modules.length > 1 ? ` and ${DATA.modules.length - 1} more` : "";
  $("source").textContent = `${first}${more}: ${verbs.join(", ")}`;
  document.title = `${first} \u2013 assertions`;
}

/* ---- Backends and notes ---- */

function grid(headings, rows) {
  return el("table", {}, el("thead", {}, el("tr", {},
    ...headings.map((h) => el("th", { scope: "col" }, h)))),
  el("tbody", {}, ...rows.map((row) => el("tr", {}, ...row.map((cell) => el("td", {}, cell))))));
}

function pathText(path) {
  if (path.count < 2) return path.count ? "has effects or ends a body" : "nothing uses it";
  const more = path.count - path.names.length;
  return path.names.slice(1).join(" \u2192 ") + (more > 0 ? ` \u2192 \u2026 ${more} more` : "");
}

function backendPart(module, backend) {
  const rows = backend.operations.map((op) => [el("code", {}, op.operation),
    el("span", { title: fullPlace(op) }, placeText(op)),
    op.refused ? op.reason : `perhaps: ${op.reason}`, el("code", {}, pathText(op.path))]);
  const sure = backend.operations.filter((op) => op.refused).length;
  const maybe = rows.length > sure ? `, perhaps ${rows.length - sure} more` : "";
  return [el("h2", {}, `${backend.backend} refuses ${sure} operation${sure === 1 ? "" : "s"}${maybe}, of ${module.module}`),
    rows.length ? grid(["Operation", "Place", "Reason", "Kept by"], rows) : ""];
}

function notePart(module, section) {
  if (!section.notes.length) return [];
  const rows = section.notes.map((note) => [NOTES[note.kind], el("code", {}, note.operation),
    el("span", { title: fullPlace(note) }, placeText(note)), note.reason]);
  return [el("h2", {}, `${section.verb} says of ${module.module}`),
    grid(["Kind", "Operation", "Place", "Reason"], rows)];
}

function makeNotes() {
  const parts = DATA.modules.flatMap((module) => [
    ...module.blockers.flatMap((backend) => backendPart(module, backend)),
    ...module.verbs.flatMap((section) => notePart(module, section))]);
  $("notes").append(...parts);
  $("to-notes").hidden = !parts.length;
}

/* ---- Views ---- */

function showView(name) {
  for (const view of ["assertions", "ir", "notes"]) {
    $(view).hidden = view !== name;
    const link = $(`to-${view}`);
    if (view === name) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  $("summary").hidden = name !== "assertions";
}

/* "#a-MODULE-ID", "#ir", "#ir-MODULE-LINE", "#notes", and all else the list. */
function route() {
  const hash = location.hash.slice(1);
  const line = /^ir-(\d+)-(\d+)$/.exec(hash);
  if (hash === "ir" || line) {
    if (line) $("ir-module").value = line[1];
    showView("ir");
    showText();
    if (line) showLine(Number(line[2]));
    return;
  }
  if (hash === "notes") return showView("notes");
  showView("assertions");
  if (hash.startsWith("a-")) lastKey = hash.slice(2);
  markChosen(lastKey);
  showDetails(BY_KEY.get(lastKey));
}

/* ---- Keys ---- */

function onKey(event) {
  const typing = event.target.matches("input[type=search], select, textarea");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" && event.target.matches("#rows a")) {
    location.hash = event.target.hash;
    route();
    $("details").focus();
    event.preventDefault();
  } else if (event.key === "Escape" && !$("assertions").hidden) {
    if (document.activeElement === $("query") && $("query").value) return;
    const row = $("rows").querySelector("[aria-current] a") || $("rows").querySelector("a");
    if (row) row.focus();
  } else if (event.key === "/" && !typing) {
    location.hash = location.hash.startsWith("#a-") ? location.hash : "assertions";
    $("query").focus();
    event.preventDefault();
  } else if (!$("assertions").hidden && !typing) {
    const inList = $("list").contains(document.activeElement);
    const by = { j: 1, k: -1, ...(inList ? { ArrowDown: 1, ArrowUp: -1 } : {}) }[event.key];
    if (!by) return;
    move(by);
    event.preventDefault();
  } else if (event.target === $("query") && event.key === "ArrowDown") {
    move(0);
    event.preventDefault();
  }
}

/* ---- Colours ---- */

function isDark() {
  const set = document.documentElement.dataset.theme;
  return set ? set === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
}

function setTheme(dark, keep) {
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  $("theme").setAttribute("aria-pressed", String(dark));
  try {
    if (keep) localStorage.setItem("assertion-theme", dark ? "dark" : "light");
  } catch { /* A page from a file may have no storage. */ }
}

function makeTheme() {
  let kept = null;
  try {
    kept = localStorage.getItem("assertion-theme");
  } catch { /* As above. */ }
  setTheme(kept ? kept === "dark" : isDark(), false);
  $("theme").addEventListener("click", () => setTheme(!isDark(), true));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => {
    if (!kept) setTheme(event.matches, false);
  });
}

makeTheme();
makeSummary();
makeHeadings();
makeFilters();
makeListing();
makeNotes();
showTable();
$("rows").addEventListener("click", (event) => {
  const row = event.target.closest("tr");
  if (row) location.hash = `a-${row.dataset.key}`;
});
window.addEventListener("hashchange", route);
document.addEventListener("keydown", onKey);
if (!location.hash && ITEMS.length) lastKey = ITEMS[0].key;
route();
