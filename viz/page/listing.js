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

function rowText(row, mode) {
  if (row[0] === FOLD) return "";
  return mode === "after" && row.length > 4 ? row[4] : row[3];
}

/* A row as an element. `roles` says of lines before whose they are. */
function irRow(row, mode, roles) {
  if (row[0] === FOLD) return foldRow(row[1]);
  const classes = ["row", row[0] === GONE ? "gone" : row[0] === NEW ? "new" : null,
    roles && roles.get(row[1])];
  const element = el("div", { class: classes.filter(Boolean).join(" ") },
    el("i", {}, row[1] ? String(row[1]) : ""), el("i", {}, row[2] ? String(row[2]) : ""),
    el("b", {}, row[0] === GONE ? "\u2212" : row[0] === NEW ? "+" : " "), highlight(rowText(row, mode)));
  if (row[1]) element.dataset.line = row[1];
  return element;
}

/* ---- The whole text ---- */

/* What is shown: its rows, which are all of one height, in chunks. A chunk is
 * plain text, in which the browser can search, until it comes into view. */
const shownText = { name: "", rows: [], chunks: [] };
const ROW_HEIGHT = 18;

function fillChunk(chunk) {
  if (chunk.dataset.full) return;
  chunk.dataset.full = "yes";
  watcher.unobserve(chunk);
  const from = Number(chunk.dataset.from);
  chunk.replaceChildren(...shownText.rows.slice(from, from + CHUNK)
    .map((row) => irRow(row, shownText.mode, null)));
}

const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) if (entry.isIntersecting) fillChunk(entry.target);
}, { rootMargin: "900px" });

function addChunk(part) {
  const chunk = el("div", { class: "chunk", "data-from": shownText.chunks.length * CHUNK,
    style: `height: ${part.length * ROW_HEIGHT}px` },
  part.map((row) => rowText(row, shownText.mode)).join("\n"));
  shownText.chunks.push(chunk);
  $("ir-text").append(chunk);
  watcher.observe(chunk);
  if (shownText.chunks.length === 1) fillChunk(chunk);
}

function showText() {
  const module = Number($("ir-module").value || 0);
  const mode = $("ir-mode").querySelector(":checked").value;
  if (shownText.name === `${module} ${mode}`) return;
  Object.assign(shownText, { name: `${module} ${mode}`, mode, chunks: [],
    rows: TEXTS[module].rows.filter((row) => inMode(row, mode)) });
  watcher.disconnect();
  $("ir-text").replaceChildren();
  for (let i = 0; i < shownText.rows.length; i += CHUNK)
    addChunk(shownText.rows.slice(i, i + CHUNK));
  const gone = shownText.rows.filter((row) => row[0] === GONE).length;
  const added = shownText.rows.filter((row) => row[0] === NEW).length;
  $("ir-count").textContent = `${shownText.rows.length} lines` +
    (mode === "both" ? `, ${gone} removed, ${added} new` : "");
  $("ir-next").disabled = !gone && !added;
}

/* Scrolls to a row, by its index, and marks it. */
function showRow(index) {
  const chunk = shownText.chunks[Math.floor(index / CHUNK)];
  if (!chunk) return;
  fillChunk(chunk);
  for (const old of $("ir-text").querySelectorAll(".target")) old.classList.remove("target");
  const row = chunk.children[index % CHUNK];
  row.classList.add("target");
  row.scrollIntoView({ block: "center" });
}

/* Goes to a line before; where "after" is shown, which has none, to all. */
function showLine(line) {
  let at = shownText.rows.findIndex((row) => row[1] === line && row[0] !== FOLD);
  if (at < 0) {
    $("ir-mode").querySelector("[value=both]").checked = true;
    showText();
    at = shownText.rows.findIndex((row) => row[1] === line && row[0] !== FOLD);
  }
  if (at >= 0) showRow(at);
}

/* Goes to the next run of changed rows behind the marked or topmost row. */
function nextChange() {
  const { rows } = shownText;
  const changed = (i) => i >= 0 && (rows[i][0] === GONE || rows[i][0] === NEW);
  const begins = (i) => changed(i) && !changed(i - 1);
  const marked = $("ir-text").querySelector(".target");
  let from = Math.floor($("ir-text").scrollTop / ROW_HEIGHT) - 1;
  if (marked)
    from = Number(marked.parentElement.dataset.from) +
      [...marked.parentElement.children].indexOf(marked);
  let next = rows.findIndex((_, i) => i > from && begins(i));
  if (next < 0) next = rows.findIndex((_, i) => begins(i));
  if (next >= 0) showRow(next);
}

function makeListing() {
  fillSelect($("ir-module"), DATA.modules.map((module, m) => [String(m), module.module]));
  $("ir-module-label").hidden = DATA.modules.length < 2;
  $("ir-tools").addEventListener("input", showText);
  $("ir-tools").addEventListener("submit", (event) => event.preventDefault());
  $("ir-next").addEventListener("click", nextChange);
}

/* ---- What concerns one assertion ---- */

const EXCERPT_ROWS = 240, AROUND = 1, REPLACEMENTS = 4;

function rolesOf(item) {
  const roles = new Map();
  for (const role of ["guards", "shared", "slice", "self"])
    for (const line of item.marks[role]) roles.set(line, role);
  return roles;
}

function isChanged(row) { return row && (row[0] === GONE || row[0] === NEW); }

/* The operation that a row names, "" for none. */
function operationOf(row) {
  const text = row[3].trim().replace(/^%[^=]*= /, "");
  return (/^"?([\w$]+(?:\.[\w$]+)*)/.exec(text) || ["", ""])[1];
}

/* The new rows that stand for the gone row `at`: of the rows that changed
 * together with it those of the same operation; where there are none, the first
 * few. */
function replacements(rows, at) {
  let end = at;
  const added = [];
  for (; isChanged(rows[end]); ++end) if (rows[end][0] === NEW) added.push(end);
  const same = added.filter((i) => operationOf(rows[i]) === operationOf(rows[at]));
  return (same.length ? same : added).slice(0, REPLACEMENTS);
}

/* The rows that have a role, those next to them, and what has come in the place
 * of any of these, with folds between. */
function excerptRows(item, mode, roles) {
  const { rows, rowOf } = TEXTS[item.module];
  const wanted = new Set();
  for (const line of [...roles.keys()].sort((a, b) => a - b)) {
    const at = rowOf.get(line);
    if (at === undefined) continue;
    for (let i = Math.max(0, at - AROUND); i <= at + AROUND && i < rows.length; ++i)
      wanted.add(i);
  }
  for (const i of [...wanted].slice(0, EXCERPT_ROWS))
    if (rows[i][0] === GONE) replacements(rows, i).forEach((k) => wanted.add(k));
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
