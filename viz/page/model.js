"use strict";
/* What the report says, as the page wants it: one item for each assertion, with
 * what each verb did with it. No other file reads the data. */

const DATA = JSON.parse(document.getElementById("data").textContent);

const OUTCOMES = { kept: "kept", wrapped: "wrapped", unwrapped: "unwrapped",
  dropped: "dropped", carried: "carried", lowered: "lowered", left: "left whole" };
const NOTES = { skipped: "skipped", size: "needs a size", freed: "freed of a size" };
const VERDICTS = { refuted: "always false", proven: "always true", unknown: "undecided" };

/* "file.py:12" for a place, and what MLIR prints where there is none. */
function placeText(thing) {
  if (!thing.place)
    return thing.location === "unknown" ? "" : thing.location;
  const name = thing.place.file.split("/").pop();
  return thing.place.line ? `${name}:${thing.place.line}` : name;
}

function fullPlace(thing) {
  if (!thing.place) return thing.location;
  const { file, line, column } = thing.place;
  return [file, line, column].filter(Boolean).join(":");
}

/* The message in one line, as C would write it. */
function oneLine(text) {
  const names = { "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\0" };
  return text.replace(/[\x00-\x1f\x7f]/g, (c) =>
    names[c] || "\\x" + c.charCodeAt(0).toString(16).padStart(2, "0"));
}

function addEntry(items, entry, verb, module) {
  const key = `${module}-${entry.id}`;
  let item = items.get(key);
  if (!item) {
    const page = DATA.modules[module].page || {};
    item = { ...entry, key, module, index: items.size, history: [],
      marks: (page.marks || {})[entry.id] || { self: [], slice: [], shared: [], guards: [] },
      picture: (page.pictures || {})[entry.id],
      pictureError: (page.pictures || {})[""] };
    items.set(key, item);
  }
  item.history.push({ verb, action: entry.action, reason: entry.reason,
    exclusive: entry.exclusive });
  item.action = entry.action;
  item.reason = entry.reason;
}

/* All assertions, in the order of modules and then of their place. */
function collectItems() {
  const items = new Map();
  DATA.modules.forEach((module, m) => {
    for (const section of module.verbs)
      for (const entry of section.assertions)
        addEntry(items, entry, section.verb, m);
  });
  const list = [...items.values()];
  for (const item of list) {
    item.line = oneLine(item.message || "");
    item.where = placeText(item);
    item.search = [item.message || "", item.line, item.condition, item.function,
      item.location, item.kind, fullPlace(item)].join("\n").toLowerCase();
  }
  return list;
}

const ITEMS = collectItems();
const BY_KEY = new Map(ITEMS.map((item) => [item.key, item]));

/* Rows of a module's text, and the row of each line before. */
const TEXTS = DATA.modules.map((module) => {
  const rows = (module.page && module.page.rows) || [];
  const rowOf = new Map();
  rows.forEach((row, i) => { if (row[0] === "=" || row[0] === "-") rowOf.set(row[1], i); });
  return { rows, rowOf };
});

function sum(values) {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

function countBy(list, of) {
  const counts = new Map();
  for (const thing of list) counts.set(of(thing), (counts.get(of(thing)) || 0) + 1);
  return counts;
}
