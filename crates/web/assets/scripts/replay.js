// The page of a replay: other positions without leaving the page, by links, keys and the slider.

import { explainOnDemand } from "./explain.js";
import { announceNews } from "./news.js";
import { closeFolds } from "./folds.js";
import { playByItself, stopPlaying } from "./autoplay.js";
import { askedFor, go, isPosition } from "./position.js";
import { onShown, table } from "./show.js";

const TYPED = "textarea, input[type=text], input[type=number]";
const CHOSEN = "select, input";
const PRESSABLE = "button, a, summary, label";
let isDragging = false;
let isByPointer = false;

if (table()) {
  announceNews();
  explainOnDemand();
  closeFolds();
  if (navigator.maxTouchPoints) import("./zoom.js").then(({ zoomByTouch }) => zoomByTouch());
  document.addEventListener("click", follow);
  document.addEventListener("keydown", press);
  document.addEventListener("pointerdown", () => (isByPointer = true), true);
  document.addEventListener("input", slide);
  document.addEventListener("change", ({ target }) => {
    if (target.id === "slider") isDragging = false;
    if (target.type === "radio") bringIntoSight();
    // A list that is still open needs its arrows; one that was chosen from does not.
    if (isByPointer && target.matches("select")) target.blur();
  });
  addEventListener("popstate", () => go(location.href, "keep"));
  onShown(tidy);
  playByItself();
  tidy();
}

function follow(event) {
  const link = event.target.closest?.("a[href], a[data-pace]");
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!link || !isPlain || !table().contains(link)) return;
  const address = link.dataset.pace ? further(link.dataset.pace) : addressOf(link);
  if (!isPosition(address)) return;
  event.preventDefault();
  stopPlaying();
  if (address.href !== (askedFor() ?? location.href)) go(address.href, "push");
}

// In a drawing the address is an object.
const addressOf = (link) => new URL(link.href.baseVal ?? link.href, location.href);

const placeIn = (address) => Number(address.searchParams.get("at"));

/**
 * A step or a turn on or back from where the reader will be when all that was asked for is there:
 * who presses faster than positions come gets as far as with slow presses.
 */
function further(pace) {
  const address = new URL(location.href);
  const asked = askedFor();
  const from = asked ? placeIn(new URL(asked)) : Number(table().dataset.at);
  const to = pace.endsWith("turn") ? turnFrom(from, pace) : from + Number(pace);
  const end = Number(document.getElementById("slider").max);
  address.searchParams.set("at", Math.min(Math.max(to, 0), end));
  return address;
}

/** The nearest end of a turn; the list of turns knows them. */
function turnFrom(from, pace) {
  const ends = [0, ...[...document.querySelectorAll("#turns .to")].map((link) => placeIn(addressOf(link)))];
  return pace === "turn" ? (ends.find((end) => end > from) ?? from) : (ends.findLast((end) => end < from) ?? 0);
}

/** Which link has which key stands in the page. */
function press(event) {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (key === "Tab") isByPointer = false;
  if (target.matches?.(TYPED) || (key === " " && target.matches?.(PRESSABLE))) return;
  // Who came to a control by keyboard means it with the arrows; who pressed it goes on through the game.
  if (target.matches?.(CHOSEN) && !isByPointer) return;
  if (target.matches?.("select")) return;
  const name = (shiftKey ? "Shift+" : "") + (key === " " ? "Space" : key);
  const way = table().querySelector(`[aria-keyshortcuts="${CSS.escape(name)}"]`);
  if (!way) return;
  event.preventDefault();
  way.click();
}

/** A whole drag is one step of the way back. */
function slide({ target }) {
  if (target.id !== "slider") return;
  stopPlaying();
  const address = new URL(location.href);
  address.searchParams.set("at", target.value);
  go(address.href, isDragging ? "replace" : "push");
  isDragging = true;
}

function tidy() {
  const slider = document.getElementById("slider");
  if (!isDragging) slider.value = table().dataset.at;
  document.querySelectorAll(".languages a").forEach((link) => (link.search = location.search));
  bringIntoSight();
}

/** Scrolls the list of turns, and nothing else. */
function bringIntoSight() {
  const list = document.getElementById("turns");
  const current = list?.querySelector(".to[aria-current]")?.parentElement;
  // A list that is not seen has no place to scroll to.
  if (!current?.offsetParent) return;
  const [frame, box] = [list, current].map((element) => element.getBoundingClientRect());
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
}
