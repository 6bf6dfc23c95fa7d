// The second press of a double press is meant for what lay there at the first: if something else has come
// to that spot meanwhile, it hits nothing.

const SOON = 450;
const NEAR = 24;
const TARGETS = "button, summary, a, label";

let last;

/** Listens until the page ends. */
export function guardSecondPresses() {
  document.addEventListener("click", guard, true);
}

function guard(event) {
  const { clientX: x, clientY: y, timeStamp: time, target, detail, isTrusted } = event;
  // Keys and scripts press no spot, and a label presses its field by itself.
  if (!isTrusted || !detail || target.matches("input")) return;
  const pressed = target.closest(TARGETS);
  const isSecond = last && time - last.time < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
  if (isSecond && pressed && nameOf(pressed) !== last.name) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else {
    last = { x, y, time, name: pressed && nameOf(pressed) };
  }
}

// An element may have become another choice meanwhile.
const nameOf = (pressed) => `${pressed.id || pressed.className} ${pressed.value ?? ""}`;
