// The page of a replay: navigation without leaving the page, by links, keys and the slider.

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
    // An open list needs the arrow keys; after a choice it does not.
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

// In a drawing `href` is an object.
const addressOf = (link) => new URL(link.href.baseVal ?? link.href, location.href);

const placeIn = (address) => Number(address.searchParams.get("at"));

/**
 * A step or a turn forward or back from the last requested position, so that presses faster than the
 * responses are not lost.
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

/** The nearest end of a turn, from the list of turns. */
function turnFrom(from, pace) {
  const ends = [0, ...[...document.querySelectorAll("#turns .to")].map((link) => placeIn(addressOf(link)))];
  return pace === "turn" ? (ends.find((end) => end > from) ?? from) : (ends.findLast((end) => end < from) ?? 0);
}

/** The page defines the keys of links. */
function press(event) {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (key === "Tab") isByPointer = false;
  if (target.matches?.(TYPED) || (key === " " && target.matches?.(PRESSABLE))) return;
  // Arrows belong to a control focused by keyboard; after a pointer press they navigate.
  if (target.matches?.(CHOSEN) && !isByPointer) return;
  if (target.matches?.("select")) return;
  const name = (shiftKey ? "Shift+" : "") + (key === " " ? "Space" : key);
  const way = table().querySelector(`[aria-keyshortcuts="${CSS.escape(name)}"]`);
  if (!way) return;
  event.preventDefault();
  way.click();
}

/** A whole drag is one history entry. */
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

/** Scrolls only the list of turns. */
function bringIntoSight() {
  const list = document.getElementById("turns");
  const current = list?.querySelector(".to[aria-current]")?.parentElement;
  // A hidden list cannot scroll.
  if (!current?.offsetParent) return;
  const [frame, box] = [list, current].map((element) => element.getBoundingClientRect());
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
}
