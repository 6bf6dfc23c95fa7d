// A lesson: what a step speaks of, and what is to be pressed next, come into view.

import { onShown, table } from "./show.js";

let step;

/** Follows the steps of a lesson, where there is one. */
export function followLesson() {
  onShown(follow);
  follow();
}

function follow() {
  turnToStep();
  bringIntoView();
}

/** A phone shows the view that a step speaks of, once; then it is the reader's to choose. After the
    last one the turn is what matters. */
function turnToStep() {
  const { tab } = table().dataset;
  const told = document.getElementById("lesson-story")?.textContent;
  if (told === step || (told && !tab)) return;
  step = told;
  const box = document.getElementById(tab ?? "tab-turn");
  if (!box.checked) box.click();
}

function bringIntoView() {
  const next = [...table().querySelectorAll("[data-next]")];
  next.forEach(scrollItsList);
  // The same choice may stand in the column and on the map: one that is seen is enough. In another
  // view of a phone none is.
  const shown = next.filter((choice) => choice.getClientRects().length);
  if (shown.length && !shown.some(isSeen)) shown[0].scrollIntoView({ block: "center" });
}

/** Scrolls the list of choices and nothing else. */
function scrollItsList(choice) {
  const list = choice.closest(".options");
  if (!list) return;
  const [inner, outer] = [choice.getBoundingClientRect(), list.getBoundingClientRect()];
  const isInside = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isInside) list.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
}

function isSeen(choice) {
  const box = choice.getBoundingClientRect();
  return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
}
