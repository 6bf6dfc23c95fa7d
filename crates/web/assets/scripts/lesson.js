// A lesson: what is to be pressed next comes into view.

import { onShown, table } from "./show.js";

/** Follows the steps of a lesson, where there is one. */
export function followLesson() {
  onShown(bringIntoView);
  bringIntoView();
}

function bringIntoView() {
  const next = [...table().querySelectorAll("[data-next]")];
  next.forEach(scrollItsList);
  // The same choice may stand in the column and on the map: one that is seen is enough.
  if (next.length && !next.some(isSeen)) next[0].scrollIntoView({ block: "center" });
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
