// A lesson: scrolls the subject of a step, and the next choice to press, into view.

import { onShown, table } from "./show.js";

let step;

/** Follows the steps of a lesson, if there is one. */
export function followLesson() {
  onShown(follow);
  follow();
}

function follow() {
  turnToStep();
  bringIntoView();
}

/** A phone switches to the view of a step once; then the reader decides. After the last one it shows the
 * turn. */
function turnToStep() {
  const { tab } = table().dataset;
  const story = document.getElementById("lesson-story")?.textContent;
  if (story === step || (story && !tab)) return;
  step = story;
  const box = document.getElementById(tab ?? "tab-turn");
  if (!box.checked) box.click();
}

function bringIntoView() {
  const next = [...table().querySelectorAll("[data-next]")];
  next.forEach(scrollItsList);
  // The same choice may be in the column and on the map: one visible button is enough. Other views of a
  // phone have none.
  const shown = next.filter((choice) => choice.getClientRects().length);
  if (shown.length && !shown.some(isSeen)) shown[0].scrollIntoView({ block: "center" });
}

/** Scrolls only the list of choices. */
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
