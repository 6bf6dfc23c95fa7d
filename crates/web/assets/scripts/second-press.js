// The second press of a double press is meant for the element of the first: if something else is there
// by then, the press is dropped.

const TARGETS = "button, summary, a, label";

let first;

document.addEventListener("click", guard, true);

function guard(event) {
  const { target, detail: times } = event;
  const pressed = target.closest(TARGETS);
  // The element may be another choice by now.
  const name = pressed ? `${pressed.id || pressed.className} ${pressed.value ?? ""}` : "";
  if (times < 2) first = name;
  // Unknown only if pressed before this module was loaded.
  if (name === (first ?? name) || target.matches("input")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
