// The page of a replay: other positions without leaving the page, by links, keys and the slider.

import { explainOnDemand } from "./explain.js";
import { announceNews } from "./news.js";
import { closeFolds } from "./folds.js";
import { playByItself, stopPlaying } from "./autoplay.js";
import { go, isPosition } from "./position.js";
import { onShown, table } from "./show.js";

const FIELDS = "textarea, select, input";
const PRESSABLE = "button, a, summary, label";
let isDragging = false;

if (table()) {
  announceNews();
  explainOnDemand();
  closeFolds();
  document.addEventListener("click", follow);
  document.addEventListener("keydown", press);
  document.addEventListener("input", slide);
  document.addEventListener("change", ({ target }) => {
    if (target.id === "slider") isDragging = false;
    if (target.type === "radio") bringIntoSight();
  });
  addEventListener("popstate", () => go(location.href, "keep"));
  onShown(tidy);
  playByItself();
  tidy();
}

function follow(event) {
  const link = event.target.closest?.("a[href]");
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button);
  if (!link || !isPlain || !table().contains(link)) return;
  // In a drawing the address is an object.
  const address = new URL(link.href.baseVal ?? link.href, location.href);
  if (!isPosition(address)) return;
  event.preventDefault();
  stopPlaying();
  go(address.href, "push");
}

/** Which link has which key stands in the page. */
function press(event) {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  if (target.matches?.(FIELDS) || (key === " " && target.matches?.(PRESSABLE))) return;
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
