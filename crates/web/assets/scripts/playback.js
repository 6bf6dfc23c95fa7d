// Playback of finished turns of others, one after another. The page has the newest state at once, so
// that nobody waits for their own turn; only the parts that the server lists are delayed, and catch up
// turn by turn.

import { clearDifferences, differences, showDifferences } from "./differences.js";
import { readFigures } from "./count.js";
import { onShown, put, read, shownVersion, table } from "./show.js";
import { pause } from "./speed.js";

const TYPING = "textarea, select, input";
const NO_SKIP = ["Tab", "Shift", "Control", "Alt", "Meta"];
const place = document.getElementById("caption");

let newest;
let parts = "";
let steps = [];
let shown;
let timer;
let isStepping = false;

for (const kind of ["pointerup", "keydown"]) document.addEventListener(kind, press, true);
document.addEventListener("visibilitychange", () => document.hidden && skip());
// Any other new state, like the response to the reader's own choice, ends the playback.
onShown(() => isStepping || stop());

/** The version that all parts of the page have reached, for requesting what is new. */
export const seenVersion = () => (pause() ? (shown ?? shownVersion()) : undefined);

/** Shows the table in this HTML, turn by turn. Returns whether it contains a table. */
export function play(html) {
  const page = read(html);
  const fresh = page.getElementById("table");
  if (!fresh || Number(fresh.dataset.version) < shownVersion()) return Boolean(fresh);
  const list = page.getElementById("played");
  const since = shown ?? shownVersion();
  newest = fresh;
  parts = list?.dataset.parts ?? "";
  steps = list && pause() && !document.hidden ? [...list.children].filter((step) => versionOf(step) > since) : [];
  if (!steps.length) showState(newest.cloneNode(true));
  else if (timer) showState(held());
  else next();
  return true;
}

const versionOf = (step) => Number(step.dataset.version);

function next() {
  const step = steps.shift();
  if (!step) return skip();
  const state = beforeFinale();
  exchange(state, step.querySelectorAll(".parts > *"));
  readFigures(table());
  const changed = differences(table(), state);
  shown = versionOf(step);
  showState(state);
  caption(step);
  showDifferences(changed, table());
  timer = setTimeout(next, pause());
}

/** The newest state, with the parts that the page shows now. */
function held() {
  const state = beforeFinale();
  readFigures(table());
  exchange(state, table().querySelectorAll(parts));
  return state;
}

/** The newest state without the finale, which follows the last turn. */
function beforeFinale() {
  const state = newest.cloneNode(true);
  finaleOf(state)?.remove();
  return state;
}

const finaleOf = (state) => state.querySelector("#finale");

function exchange(state, pieces) {
  const places = new Map([...state.querySelectorAll(parts)].map((part) => [nameOf(part), part]));
  for (const piece of pieces) places.get(nameOf(piece))?.replaceWith(piece.cloneNode(true));
}

const nameOf = (part) => part.id || part.dataset.site || part.dataset.piece || part.getAttribute("class");

function showState(state) {
  isStepping = true;
  put(state);
  isStepping = false;
}

function caption(step) {
  place.className = `caption ${step.className}`;
  place.replaceChildren(step.querySelector(".told").cloneNode(true));
  place.hidden = false;
}

/** A press or a key skips the rest; its default action still happens. */
function press({ type, key, target }) {
  const types = type === "keydown" && target.matches?.(TYPING);
  if (timer && !types && !NO_SKIP.includes(key)) skip();
}

function skip() {
  if (!timer) return;
  stop();
  showState(newest);
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  shown = undefined;
  steps = [];
  place.hidden = true;
  clearDifferences();
}
