// Two fingers, or a double tap, zoom the city. The factor is a property of the page, which updates of
// the table leave alone.

const SCALE = "--enlarged";
const LARGEST = 4;
const TAPPED = 2.1;
const BETWEEN_TAPS = 300;
const TREMBLE = 24;

const root = document.documentElement;
const box = document.getElementById("zoom");
const scroller = () => document.getElementById("scroller");
let scale = 1;
let pinch;
let tap;

export function zoomByTouch() {
  // Updates replace the buttons of the map, so the listeners are on the document.
  document.addEventListener("touchstart", begin, { passive: true });
  document.addEventListener("touchmove", move, { passive: false });
  document.addEventListener("touchend", end, { passive: false });
  box?.addEventListener("change", () => enlarge(box.checked ? TAPPED : 1, middle()));
}

/** Only fingers on the city count, and only where it can be zoomed. */
const isOnCity = ({ target }) => target.closest?.("#scroller") && getComputedStyle(box).display !== "none";

function begin(event) {
  if (event.touches.length !== 2 || !isOnCity(event)) return;
  pinch = { apart: distance(event.touches), scale };
  tap = undefined;
}

function move(event) {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [one, other] = event.touches;
  const at = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
  enlarge((pinch.scale * distance(event.touches)) / pinch.apart, at);
}

function end(event) {
  if (pinch) {
    if (event.touches.length < 2) pinch = undefined;
    return;
  }
  // Taps on controls are presses.
  if (event.changedTouches.length !== 1 || !isOnCity(event) || event.target.closest("button, summary, label")) return;
  const [{ clientX: x, clientY: y }] = event.changedTouches;
  const isSecond = tap && event.timeStamp - tap.time < BETWEEN_TAPS && Math.hypot(x - tap.x, y - tap.y) < TREMBLE;
  tap = isSecond ? undefined : { x, y, time: event.timeStamp };
  if (!isSecond) return;
  event.preventDefault();
  enlarge(scale > 1 ? 1 : TAPPED, { x, y });
}

/** Zooms the city and keeps the point under the fingers in place. */
function enlarge(wanted, { x, y }) {
  const frame = scroller();
  const stage = frame.firstElementChild;
  const before = stage.getBoundingClientRect();
  const [across, down] = [(x - before.left) / before.width, (y - before.top) / before.height];
  scale = wanted < 1.05 ? 1 : Math.min(wanted, LARGEST);
  box.checked = scale > 1;
  root.style.setProperty(SCALE, scale);
  const after = stage.getBoundingClientRect();
  frame.scrollLeft += after.left + across * after.width - x;
  frame.scrollTop += after.top + down * after.height - y;
}

function middle() {
  const { left, top, width, height } = document.getElementById("city").getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const distance = ([one, other]) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
