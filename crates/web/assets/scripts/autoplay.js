// Autoplay of a replay, at the chosen speed, until its end or any user input.

import { go } from "./position.js";
import { onShown } from "./show.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
// With reduced motion, autoplay shows whole turns, and pieces do not glide.
const wayOn = () => document.getElementById(still.matches ? "way-next-turn" : "way-chevron");

let timer;

/** Makes the button work. */
export function playByItself() {
  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("#autoplay")) (timer ? stopPlaying : start)();
  });
  document.addEventListener("visibilitychange", () => document.hidden && stopPlaying());
  onShown(tell);
}

/** Stops when the reader navigates. */
export function stopPlaying() {
  clearTimeout(timer);
  timer = undefined;
  tell();
}

function start() {
  timer = setTimeout(step, 0);
  tell();
}

async function step() {
  // At the end it starts again.
  const { href } = wayOn().href ? wayOn() : document.getElementById("way-first");
  const mine = timer;
  await go(href, "replace");
  const isOver = !wayOn().href;
  if (timer === mine && isOver) stopPlaying();
  else if (timer === mine) timer = setTimeout(step, Number(document.getElementById("speed").value));
}

function tell() {
  document.getElementById("autoplay").setAttribute("aria-pressed", String(Boolean(timer)));
}
