// The places and lines of the document as marks on the canvas. The city itself is drawn by the server.

import { find, listOf, things, thingWithId } from "./things.js";

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

/** What a thing looks like; the corners of the wall and the harbour have no name. */
function looks(list, place, icons, colourOf) {
  if (list === "churches") return { kind: "church", colour: place.colour, icon: "#i-church", name: place.name };
  if (list === "sites") return { kind: "site", colour: colourOf(place.parish), icon: icons.get(place.kind) ?? "#i-close", name: place.id };
  return list === "wall"
    ? { kind: "corner-of-wall", colour: "nobody", icon: "#i-wall", name: "" }
    : { kind: "at-harbour", colour: "nobody", icon: "#i-ship", name: "" };
}

// `icons` maps kinds of sites to their icons, `wrong` has the things that the server objects to, and
// `wall` is the path of the wall as the server draws it.
export function draw(svg, board, { selected, icons, wrong, wall }) {
  const colourOf = (parish) => board.churches.find(({ id }) => id === parish)?.colour ?? "nobody";
  const lines = board.lines.flatMap((ends) => {
    const [from, to] = ends.map((id) => find(board, thingWithId(board, id) ?? ""));
    return from && to ? [line(from.at, to.at, "drawn")] : [];
  });
  const marks = things(board).map((thing) => {
    const place = find(board, thing);
    const { kind, colour, icon: sign, name: label } = looks(listOf(thing), place, icons, colourOf);
    const states = [thing === selected && "selected", wrong.has(thing) && "wrong"].filter(Boolean);
    const name = ["mark", kind, `k-${colour}`, ...states].join(" ");
    const isRound = kind === "site" || kind === "at-harbour";
    const shape = isRound
      ? element("circle", { r: 18 })
      : element("rect", { x: -21, y: -21, width: 42, height: 42, rx: 6 });
    const icon = element("use", { href: sign, x: -13, y: -13, width: 26, height: 26 });
    const text = element("text", { y: isRound ? 33 : 37 }, label);
    return element("g", { class: name, "data-thing": thing, transform: `translate(${place.at.join(" ")})` }, shape, icon, text);
  });
  const { width, height } = board.map;
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("width", width);
  svg.setAttribute("height", height);
  const sheet = element("rect", { class: "sheet-of-map", width, height });
  const outline = wall ? [element("path", { class: "wall-line", d: wall })] : [];
  svg.replaceChildren(sheet, ...outline, ...lines, ...marks);
}

// A line that is being drawn.
export function drawPending(svg, from, to) {
  svg.querySelector(".pending")?.remove();
  if (from) svg.firstChild.after(line(from, to, "pending"));
}
