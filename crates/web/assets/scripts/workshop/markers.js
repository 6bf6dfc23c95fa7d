// The places and lines of the document as marks on the canvas. The city itself is drawn by the server.

import { find, listOf, things, thingWithId } from "./document.js";

const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function line(from, to, name) {
  return element("line", { class: name, x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
}

// `icons` maps kinds of sites to their icons, `wrong` has the things that the server objects to.
export function draw(svg, board, { selected, icons, wrong }) {
  const colourOf = (parish) => board.churches.find(({ id }) => id === parish)?.colour ?? "nobody";
  const lines = board.lines.flatMap((ends) => {
    const [from, to] = ends.map((id) => find(board, thingWithId(board, id) ?? ""));
    return from && to ? [line(from.at, to.at, "drawn")] : [];
  });
  const marks = things(board).map((thing) => {
    const place = find(board, thing);
    const isChurch = listOf(thing) === "churches";
    const states = [thing === selected && "selected", wrong.has(thing) && "wrong"].filter(Boolean);
    const colour = isChurch ? place.colour : colourOf(place.parish);
    const name = ["mark", isChurch ? "church" : "site", `k-${colour}`, ...states].join(" ");
    const shape = isChurch
      ? element("rect", { x: -21, y: -21, width: 42, height: 42, rx: 6 })
      : element("circle", { r: 18 });
    const icon = element("use", { href: isChurch ? "#i-church" : icons.get(place.kind) ?? "#i-close", x: -13, y: -13, width: 26, height: 26 });
    const label = element("text", { y: isChurch ? 37 : 33 }, isChurch ? place.name : place.id);
    return element("g", { class: name, "data-thing": thing, transform: `translate(${place.at.join(" ")})` }, shape, icon, label);
  });
  const { width, height } = board.map;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  const sheet = element("rect", { class: "sheet-of-map", width, height });
  svg.replaceChildren(sheet, ...lines, ...marks);
}

// A line that is being drawn.
export function drawPending(svg, from, to) {
  svg.querySelector(".pending")?.remove();
  if (from) svg.firstChild.after(line(from, to, "pending"));
}
