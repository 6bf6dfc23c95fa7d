// Keeps the games of the home page current: polls every few seconds while the page is visible.

import { Idiomorph } from "../vendor/idiomorph.js";
import { tellWaiting } from "./waiting.js";

const PAUSE = 8_000;
const LONGEST_FETCH = 10_000;

const running = () => document.getElementById("running");
let timer;

async function refresh() {
  try {
    const signal = AbortSignal.timeout(LONGEST_FETCH);
    const answer = await fetch(running().dataset.live, { headers: { "X-Live": "1" }, signal });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.getElementById("running");
    if (answer.ok && fresh) Idiomorph.morph(running(), fresh);
    tellWaiting();
  } catch {
    // Offline the games stay as they are, until the next poll.
  }
  plan();
}

function plan() {
  clearTimeout(timer);
  if (!document.hidden) timer = setTimeout(refresh, PAUSE);
}

document.addEventListener("visibilitychange", () => (document.hidden ? clearTimeout(timer) : refresh()));
// A page from the back-forward cache is outdated.
addEventListener("pageshow", (event) => event.persisted && refresh());
plan();
