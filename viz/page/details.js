/* What is known of the chosen assertion. */

function facts(pairs) {
  const list = el("dl", { class: "facts" });
  for (const [term, ...values] of pairs)
    if (values.some((value) => value !== null && value !== ""))
      list.append(el("dt", {}, term), el("dd", {}, ...values.filter((value) => value !== null)));
  return list;
}

function names(list, none) {
  if (!list.count) return none;
  const more = list.count - list.names.length;
  const rest = more > 0 || list.at_least
    ? ` and ${list.at_least ? "at least " : ""}${more} more` : "";
  return list.names.join(", ") + rest;
}

/* "#2" and the like as links. */
function sharers(item) {
  const links = item.shared_with.names.flatMap((name) => {
    const other = ITEMS.find((i) => i.module === item.module && `#${i.number}` === name);
    return [other ? el("a", { href: `#a-${other.key}` }, name) : name, " "];
  });
  const more = item.shared_with.count - item.shared_with.names.length;
  return links.length ? [...links, more > 0 ? `and ${more} more` : ""] : [null];
}

/* What each verb did; how large the slice was then, where verbs before it made
 * it another. */
function historyText(item) {
  return item.history.map((step) => [`${step.verb}: ${OUTCOMES[step.action]}`,
    step.exclusive === item.exclusive ? null : `with ${step.exclusive} of its own by then`,
    step.reason].filter(Boolean).join(", ")).join("; ");
}

/* How to draw what is not drawn here. */
function withoutPicture(item) {
  const module = DATA.modules[item.module], file = module.module.replace(/:\d+$/, "");
  const selection = module.verbs[0].unselected ? ", with what selected assertions here" : "";
  return [el("h3", {}, "Slice and what it guards"), item.pictureError
    ? el("p", { class: "none" }, `There is no picture: ${item.pictureError}`)
    : el("p", {}, "Not drawn, to keep this page small. To draw it: ",
      el("code", {}, `assertion-opt ${file} --view=slice.svg --view-assertion=${item.number}`),
      selection)];
}

/* The picture, made from its text only now that it is looked at. */
function picture(item) {
  if (!item.picture) return withoutPicture(item);
  const parsed = new DOMParser().parseFromString(item.picture, "image/svg+xml");
  const svg = document.importNode(parsed.documentElement, true);
  if (svg.nodeName !== "svg") return null;
  svg.setAttribute("role", "img");
  svg.removeAttribute("class");
  svg.setAttribute("aria-label", `Slice of ${item.line || "the assertion"}`);
  const figure = el("figure", { class: "picture", tabindex: "0" }, svg);
  const zoom = el("button", { type: "button", "aria-pressed": "false" }, "Actual size");
  zoom.addEventListener("click", () =>
    zoom.setAttribute("aria-pressed", String(figure.classList.toggle("full"))));
  return [el("h3", {}, "Slice and what it guards", el("span", { class: "tools" }, zoom)), figure];
}

function operationList(title, rows, more) {
  if (!rows.length) return null;
  const list = el("ul", { class: "operations mono" }, ...rows.map(([name, place, full]) =>
    el("li", {}, el("span", {}, name), el("span", { title: full }, place))));
  if (more > 0) list.append(el("li", {}, el("span", {}, `and ${more} more`), ""));
  return [el("h3", {}, title), list];
}

function sliceList(item) {
  return operationList(`Slice before the first verb: ${item.exclusive} of its own, ${item.shared} shared`,
    item.slice.map((op) => [op.operation, placeText(op), fullPlace(op)]),
    item.exclusive - item.slice.length);
}

function guardList(item) {
  const rows = item.guards.names.map((text) => {
    const at = text.indexOf(" at ");
    return at < 0 ? [text, "", ""] : [text.slice(0, at), text.slice(at + 4), text];
  });
  return operationList("Guarded operations", rows, item.guards.count - rows.length);
}

function irPart(item) {
  if (!TEXTS[item.module].rows.length || !item.marks.self.length) return null;
  let box = excerpt(item, "both");
  const modes = el("fieldset", {}, el("legend", { class: "hidden" }, "Text"));
  for (const [mode, text] of [["both", "Changes"], ["before", "Before"], ["after", "After"]]) {
    const radio = el("input", { type: "radio", name: "excerpt", value: mode });
    radio.checked = mode === "both";
    radio.addEventListener("change", () => {
      const next = excerpt(item, mode);
      box.replaceWith(next);
      box = next;
    });
    modes.append(el("label", {}, radio, text));
  }
  const whole = el("a", { href: `#ir-${item.module}-${item.marks.self[0]}` }, "in the whole IR");
  const legend = el("p", { class: "legend" },
    el("span", { class: "self" }, "assertion"), el("span", { class: "slice" }, "slice"),
    el("span", { class: "shared" }, "shared slice"), el("span", { class: "guards" }, "guarded"));
  return [el("h3", {}, "IR", whole, el("span", { class: "tools" }, modes)), legend, box];
}

function showDetails(item) {
  const details = $("details");
  if (!item) {
    details.replaceChildren(el("p", { class: "empty" }, ITEMS.length
      ? "Choose an assertion to see its slice and its place in the IR."
      : "No assertions were found."));
    return;
  }
  const tags = [tag(item.action, OUTCOMES[item.action]), verdictTag(item), tag("", item.kind),
    item.wrapped ? tag("wrapped", "in a region") : null].filter(Boolean);
  const parts = [
    el("p", {}, ...tags.flatMap((t) => [t, " "])),
    el("h2", {}, item.message === null ? el("span", { class: "none" }, "no message")
      : item.message || el("span", { class: "none" }, "empty message")),
    el("code", { class: "condition" }, item.condition),
    facts([
      ["Place", el("code", {}, fullPlace(item))],
      ["Location", item.place && item.location !== `"${item.place.file}":${item.place.line}:${item.place.column}`
        ? el("code", {}, item.location) : null],
      ["Function", item.function ? el("code", {}, `@${item.function}`) : null],
      ["Bytes", item.message_escaped ? el("code", {}, `"${item.message_escaped}"`) : null],
      ["Verbs", historyText(item)],
      ["Reads", el("code", {}, names(item.reads, "constants only"))],
      ["Shares with", ...sharers(item)],
      ["Identifier", el("code", {}, item.id)],
    ]),
    picture(item), irPart(item), sliceList(item), guardList(item),
  ];
  details.replaceChildren(...parts.flat().filter(Boolean));
  details.scrollTop = 0;
}
