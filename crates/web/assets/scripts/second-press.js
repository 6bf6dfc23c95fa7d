// The second press of a double press is meant for what lay there at the first: if something else has come
// to that spot meanwhile, it hits nothing.

const TARGETS = "button, summary, a, label";

let first;

/** Listens until the page ends. */
export function guardSecondPresses() {
  document.addEventListener("click", guard, true);
}

function guard(event) {
  const { target, detail: times } = event;
  const pressed = target.closest?.(TARGETS);
  // An element may have become another choice meanwhile.
  const name = pressed && `${pressed.id || pressed.className} ${pressed.value ?? ""}`;
  if (times < 2) first = name;
  if (times < 2 || name === first || target.matches("input")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
