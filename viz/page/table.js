/* The table of assertions: filters, order, the chosen one. */

const COLUMNS = [
  { title: "#", width: "46px", number: true, of: (i) => i.index },
  { title: "Outcome", width: "92px", of: (i) => OUTCOMES[i.action] },
  { title: "Kind", width: "80px", of: (i) => i.kind },
  { title: "Message", width: "36%", of: (i) => i.line },
  { title: "Condition", width: "34%", of: (i) => i.condition },
  { title: "Place", width: "20%", of: (i) =>
    [i.place ? i.place.file : i.location, i.place ? i.place.line : 0] },
  { title: "Ops", width: "48px", number: true, of: (i) => i.exclusive,
    about: "operations that exist for this assertion alone, before the first verb; " +
      "constants count, the assertion does not" },
  { title: "Shared", width: "60px", number: true, of: (i) => i.shared,
    about: "operations that it shares with other assertions, before the first verb" },
  { title: "Guards", width: "60px", number: true, of: (i) => i.guards.count,
    about: "operations that it guards" },
];

const order = { column: 0, down: false };
let shown = [];

function compareKeys(a, b) {
  if (Array.isArray(a)) return compareKeys(a[0], b[0]) || compareKeys(a[1], b[1]);
  return typeof a === "number" ? a - b : a < b ? -1 : a > b ? 1 : 0;
}

function matches(item, query) {
  return query.words.every((word) => item.search.includes(word) || item.id === word) &&
    (!query.outcome || item.action === query.outcome) &&
    (!query.kind || item.kind === query.kind) &&
    (!query.verdict || item.verdict === query.verdict) &&
    (!query.module || String(item.module) === query.module);
}

function currentQuery() {
  const words = $("query").value.toLowerCase().match(/"[^"]*"?|\S+/g) || [];
  return { words: words.map((word) => word.replaceAll('"', "")),
    outcome: $("by-outcome").value, kind: $("by-kind").value,
    verdict: $("by-verdict").value, module: $("by-module").value };
}

function verdictTag(item) {
  return item.verdict === "unknown" ? null : tag(item.verdict, VERDICTS[item.verdict]);
}

/* A place, whose line number stays when its name is cut. */
function placeCell(where) {
  const [, name, line] = /^(.*?)(:\d+)?$/s.exec(where);
  return el("span", { class: "place" }, el("span", {}, name), el("span", {}, line || ""));
}

function tableRow(item) {
  const link = el("a", { href: `#a-${item.key}`, title: item.line },
    item.message === null ? el("span", { class: "none" }, "no message")
      : item.line || el("span", { class: "none" }, "empty"));
  const number = (n) => el("td", { class: "number" }, String(n));
  const row = el("tr", { "data-key": item.key },
    number(item.index + 1),
    el("td", {}, tag(item.action, OUTCOMES[item.action])),
    el("td", { class: "mono" }, item.kind),
    el("td", {}, link),
    el("td", { class: "mono", title: item.condition },
      ...[verdictTag(item)].filter(Boolean), " ", item.condition),
    el("td", { class: "mono", title: fullPlace(item) }, placeCell(item.where)),
    number(item.exclusive), number(item.shared),
    number(item.guards.count + (item.guards.at_least ? "+" : "")));
  if (item.key === chosenKey()) row.setAttribute("aria-current", "true");
  return row;
}

function sortItems(list) {
  const { of } = COLUMNS[order.column];
  const sign = order.down ? -1 : 1;
  return list.map((item) => [of(item), item])
    .sort(([a, x], [b, y]) => sign * compareKeys(a, b) || x.index - y.index)
    .map(([, item]) => item);
}

function showTable() {
  const query = currentQuery();
  shown = sortItems(ITEMS.filter((item) => matches(item, query)));
  $("rows").replaceChildren();
  inParts("table", shown, 150, (part) => $("rows").append(...part.map(tableRow)));
  $("count").textContent = shown.length === ITEMS.length
    ? `${ITEMS.length}` : `${shown.length} of ${ITEMS.length}`;
  $("nothing").hidden = shown.length > 0;
  $("nothing").textContent = ITEMS.length ? "No assertion matches." : "There are no assertions.";
}

function sortBy(column) {
  order.down = order.column === column ? !order.down : false;
  order.column = column;
  [...$("headings").children].forEach((th, i) =>
    th.setAttribute("aria-sort", i !== column ? "none"
      : order.down ? "descending" : "ascending"));
  showTable();
}

function makeHeadings() {
  $("headings").replaceChildren(...COLUMNS.map((column, i) => {
    const button = el("button", { type: "button", title: column.about }, column.title);
    button.addEventListener("click", () => sortBy(i));
    return el("th", { scope: "col", class: column.number ? "number" : null,
      style: `width: ${column.width}`, "aria-sort": i ? "none" : "ascending" }, button);
  }));
}

function makeFilters() {
  $("table").classList.toggle("one-kind", countBy(ITEMS, (i) => i.kind).size === 1);
  const options = (all, words, of) => [["", all], ...[...countBy(ITEMS, of)]
    .sort().map(([value, n]) => [value, `${words ? words[value] : value} (${n})`])];
  fillSelect($("by-outcome"), options("all outcomes", OUTCOMES, (i) => i.action));
  fillSelect($("by-kind"), options("all kinds", null, (i) => i.kind));
  fillSelect($("by-verdict"), options("all verdicts", VERDICTS, (i) => i.verdict));
  const modules = DATA.modules.map((module, m) => [String(m), module.module]);
  fillSelect($("by-module"), [["", "all modules"], ...modules]);
  $("module-filter").hidden = modules.length < 2;
  const form = $("filters");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", showTable);
  form.addEventListener("change", showTable);
  form.addEventListener("reset", () => setTimeout(showTable, 0));
}

/* Goes to the assertion `by` rows further in the table. */
function move(by) {
  const at = shown.findIndex((item) => item.key === chosenKey());
  const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1);
  if (!shown.length) return;
  location.hash = `a-${shown[next].key}`;
  const row = $("rows").querySelector(`[data-key="${shown[next].key}"]`);
  if (row) row.querySelector("a").focus({ preventScroll: true });
}

function markChosen(key) {
  for (const row of $("rows").querySelectorAll("[aria-current]"))
    row.removeAttribute("aria-current");
  const row = $("rows").querySelector(`[data-key="${key}"]`);
  if (!row) return;
  row.setAttribute("aria-current", "true");
  row.scrollIntoView({ block: "nearest" });
}
