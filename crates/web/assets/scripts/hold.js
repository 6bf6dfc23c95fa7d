// Holding a stepper down repeats its press until nothing is left.

import { onShown } from "./show.js";

const HELD = 450;
const PAUSE = 140;
const STEPPERS = ".step:not([aria-disabled])";

let held;
let timer;
let hasRepeated = false;

document.addEventListener("pointerdown", begin);
for (const kind of ["pointerup", "pointercancel", "blur"]) addEventListener(kind, end);
document.addEventListener("click", swallow, true);
// The next press waits for the response to the last one, which may have been the last possible one.
onShown(() => hasRepeated && again(PAUSE));

function begin({ target, button }) {
  const stepper = button === 0 && target.closest?.(STEPPERS);
  if (!stepper) return;
  hasRepeated = false;
  held = stepper.id;
  again(HELD);
}

function end() {
  held = undefined;
  clearTimeout(timer);
}

function again(delay) {
  clearTimeout(timer);
  if (held) timer = setTimeout(repeat, delay);
}

function repeat() {
  const stepper = document.querySelector(`#${CSS.escape(held)}:is(${STEPPERS})`);
  if (!stepper) return end();
  hasRepeated = true;
  stepper.form.requestSubmit(stepper);
}

/** Releasing is not another press. */
function swallow(event) {
  if (!hasRepeated || !event.isTrusted || !event.target.closest?.(".step")) return;
  hasRepeated = false;
  event.preventDefault();
  event.stopPropagation();
}
