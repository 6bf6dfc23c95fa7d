// What the pointer rests on, or what has the focus, says its name and what it is in one line. The words
// are the server's, and are fetched once for all things.

import { onShown } from "./show.js";

const REST = 350;
const EDGE = 8;
const GAP = 16;
const THINGS = "[data-explain], [data-piece]";
// Choices say what they would do; a second tip over it would only be in the way.
const SPEAKS = "#turn, #menu, .menu, .plots, button, a, :has(> .bubble)";

const words = await load(document.getElementById("explanation").dataset.tips);
const tip = document.createElement("div");
let timer;

tip.id = "tip";
tip.className = "tip";
tip.hidden = true;
// Whoever hears the page has the names of things in it, and their explanations by a key.
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

/** Something has come into focus. */
export function reach({ target }) {
  if (target.matches?.(":focus-visible")) begin(target);
}

/** The pointer has come over something. */
export function point(event) {
  hide();
  // A finger asks by a long press, which tells more.
  if (event.pointerType === "touch") return;
  timer = setTimeout(() => begin(event.target, event), REST);
}

/** Shows the tip of what this belongs to, if there is one. */
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

/** The word of a thing; the pieces of a kind begin with the kind's. */
function wordOf(thing) {
  const { explain, piece } = thing.dataset;
  return explain?.split(" ")[0] ?? piece?.split("-")[0];
}

/** What this very thing is called: its place and whose it is, or what its own title says. */
function titleOf(thing, name) {
  if (thing.title) {
    // The browser would show it beside the tip.
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

/** Below what it speaks of, or above where there is no room, within the window. */
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
