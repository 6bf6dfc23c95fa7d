// The second press of a double press is meant for what lay there at the first: if something else has come
// to that spot meanwhile, it hits nothing. Listens until the page ends.

const TARGETS = "button, summary, a, label";

let first;

document.addEventListener("click", guard, true);

function guard(event) {
  const { target, detail: times } = event;
  const pressed = target.closest(TARGETS);
  // An element may have become another choice meanwhile.
  const name = pressed ? `${pressed.id || pressed.className} ${pressed.value ?? ""}` : "";
  if (times < 2) first = name;
  // Unknown is only what was pressed before this was loaded.
  if (name === (first ?? name) || target.matches("input")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
