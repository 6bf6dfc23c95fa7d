// Polls while a review runs, and puts what is new into the page.

import { Idiomorph } from "../vendor/idiomorph.js";

const PAUSE = 1_500;
const LONGEST_PAUSE = 30_000;

const isRunning = () => document.querySelector("#status[data-again]") !== null;

async function look() {
  const answer = await fetch(location.href, { signal: AbortSignal.timeout(LONGEST_PAUSE) });
  if (!answer.ok) throw new Error(answer.statusText);
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  Idiomorph.morph(document.getElementById("main"), fresh.getElementById("main"), {
    callbacks: {
      // Unfolded parts stay unfolded.
      beforeAttributeUpdated: (name, element) => !(name === "open" && element.matches("details")),
    },
  });
}

async function keepLooking() {
  for (let pause = PAUSE; isRunning(); ) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    // Hidden pages do not poll.
    if (document.hidden) continue;
    pause = await look().then(() => PAUSE, () => Math.min(2 * pause, LONGEST_PAUSE));
  }
}

document.documentElement.classList.add("looks-again");
keepLooking();
