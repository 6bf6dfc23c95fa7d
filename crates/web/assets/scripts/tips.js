// Tips: the name and description of what the pointer rests on or what has the focus. The texts come
// from the server, all in one request.

import { onShown } from "./show.js";

const REST = 350;
const EDGE = 8;
const GAP = 16;
const THINGS = "[data-explain], [data-piece]";
// Choices have previews, so a tip would be in the way.
const SPEAKS = "#turn, #menu, .menu, .plots, button, a, :has(> .bubble)";

const words = await load(document.getElementById("explanation").dataset.tips);
const tip = document.createElement("div");
let timer;

tip.id = "tip";
tip.className = "tip";
tip.hidden = true;
// Screen readers get the names from the page, and explanations by a key.
tip.setAttribute("aria-hidden", "true");
document.body.append(tip);
document.addEventListener("pointerover", point);
document.addEventListener("focusin", reach);
for (const kind of ["pointerdown", "keydown", "focusout", "wheel", "scroll"]) {
  document.addEventListener(kind, hide, { capture: true, passive: true });
}
document.documentElement.addEventListener("pointerleave", hide);
onShown(hide);

async function load(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("no tips");
  return answer.json();
}

/** Handles focus. */
export function reach({ target }) {
  if (target.matches?.(":focus-visible")) begin(target);
}

/** Handles hovering. */
export function point(event) {
  hide();
  // Touch uses a long press, which explains more.
  if (event.pointerType === "touch") return;
  timer = setTimeout(() => begin(event.target, event), REST);
}

/** Shows the tip of the element or its ancestor, if there is one. */
function begin(target, pointer) {
  let thing = target.closest?.(THINGS);
  while (thing && !words[wordOf(thing)]) thing = thing.parentElement.closest(THINGS);
  if (!thing || thing.closest(SPEAKS)) return;
  const [name, line] = words[wordOf(thing)];
  const [title, text] = [document.createElement("b"), document.createElement("span")];
  title.textContent = titleOf(thing, name);
  text.textContent = line;
  tip.replaceChildren(title, text);
  tip.hidden = false;
  lay(pointer ? around(pointer) : thing.getBoundingClientRect());
}

/** The word of a thing; `data-piece` begins with it. */
function wordOf(thing) {
  const { explain, piece } = thing.dataset;
  return explain?.split(" ")[0] ?? piece?.split("-")[0];
}

/** The name of this individual thing: its place and owner, or its own title. */
function titleOf(thing, name) {
  if (thing.title) {
    // The browser would show the title beside the tip.
    thing.dataset.title = thing.title;
    thing.removeAttribute("title");
  }
  if (thing.dataset.title) return thing.dataset.title;
  return [thing.dataset.site, name, ownerOf(thing)].filter(Boolean).join(" \u00b7 ");
}

function ownerOf(thing) {
  const marked = [thing, thing.firstElementChild, thing.closest(".player")].filter(Boolean);
  const colours = marked.flatMap((one) => [...one.classList]).filter((name) => name.startsWith("p-"));
  return colours.map((colour) => words[colour.slice(2)]?.[0]).find(Boolean);
}

const around = ({ clientX, clientY }) => new DOMRect(clientX - GAP / 2, clientY - GAP / 2, GAP, GAP * 1.5);

/** Below its subject, or above if there is no room, within the window. */
function lay(box) {
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE);
  const isBelow = box.bottom + EDGE + height <= innerHeight;
  tip.style.left = `${left}px`;
  tip.style.top = `${isBelow ? box.bottom + EDGE / 2 : box.top - height - EDGE / 2}px`;
}

function hide() {
  clearTimeout(timer);
  tip.hidden = true;
}
