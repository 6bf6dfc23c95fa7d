// A replay that goes on by itself, at the chosen speed, until its end or until somebody does something.

import { go } from "./position.js";
import { onShown } from "./show.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
// Who wants little motion sees whole turns, and pieces that do not glide.
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

/** Somebody goes another way. */
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
  // From the end it begins again.
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
