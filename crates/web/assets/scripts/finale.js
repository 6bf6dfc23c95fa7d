// The finale: a modal dialog whose scores are counted up once, row by row, unless skipped.

import { onShown, table } from "./show.js";
import { offerSharing } from "./share.js";

const ROW = 620;
const COUNT = 380;
const COUNTED = "hamburgum.counted";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const dialog = () => document.getElementById("finale");
let end;

raise();
offerSharing(dialog());
if (!still.matches && isNew()) countUp();
else tell();

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-finale-open]")) {
    event.preventDefault();
    raise();
  } else if (end && dialog().contains(event.target)) {
    // The first press anywhere only skips; links still work.
    end();
  }
});
document.addEventListener("keydown", (event) => {
  const skips = ["Escape", "Enter", " "].includes(event.key);
  if (!end || !skips) return;
  event.preventDefault();
  end();
});
// A new state has all numbers, so the count ends.
onShown(() => (end ? end() : tell()));

/** Makes the dialog modal. The server sends it open but not modal. */
function raise() {
  const place = dialog();
  if (place.matches(":modal")) return;
  place.removeAttribute("open");
  place.showModal();
}

/** Shows the final scores on the table beside the dialog too. */
function tell() {
  dialog()?.setAttribute("data-told", "");
}

/** Whether this window has not counted the scores of this table yet. */
function isNew() {
  try {
    const name = table().dataset.live;
    const isCounted = sessionStorage.getItem(COUNTED) === name;
    sessionStorage.setItem(COUNTED, name);
    return !isCounted;
  } catch {
    return true;
  }
}

function countUp() {
  const place = dialog();
  const rows = [...place.querySelectorAll("[data-row]")];
  const totals = [...place.querySelectorAll("[data-total]")].map((cell) => ({
    cell,
    words: cell.textContent,
    from: 0,
    to: 0,
  }));
  let timer;
  end = () => {
    clearTimeout(timer);
    end = undefined;
    totals.forEach(({ cell, words }) => (cell.textContent = words));
    rows.forEach((row) => delete row.dataset.counted);
    delete place.dataset.counting;
    tell();
  };
  const next = (index) => {
    if (index === rows.length) return end();
    rows[index].dataset.counted = "";
    const points = [...rows[index].querySelectorAll("[data-points]")];
    totals.forEach((total, column) => {
      total.from = total.to;
      total.to += Number(points[column].dataset.points);
    });
    run(totals, performance.now());
    timer = setTimeout(() => next(index + 1), ROW);
  };
  place.dataset.counting = "";
  totals.forEach(({ cell }) => (cell.textContent = "0"));
  timer = setTimeout(() => next(0), ROW);
}

function run(totals, start) {
  if (!end) return;
  const part = Math.min(1, (performance.now() - start) / COUNT);
  for (const { cell, from, to } of totals) cell.textContent = Math.round(from + (to - from) * part);
  if (part < 1) requestAnimationFrame(() => run(totals, start));
}
