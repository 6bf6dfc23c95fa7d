// Playback of finished turns of others, one after another. The page has the newest state at once, so
// that nobody waits for their own turn; only the parts that the server lists are delayed, and catch up
// turn by turn.

import { caption, clearCaption } from "./caption.js";
import { clearDifferences, differences, showDifferences } from "./differences.js";
import { readFigures } from "./count.js";
import { onShown, put, shownVersion, table } from "./show.js";
import { pause } from "./speed.js";
import { receive } from "./update.js";

const TYPING = "textarea, select, input";
const NO_SKIP = ["Tab", "Shift", "Control", "Alt", "Meta"];

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

/** Shows an update, turn by turn. Returns whether it fits what the page shows. */
export function play(text) {
  const since = shown ?? shownVersion();
  const update = receive(text);
  if (!update?.fresh) return Boolean(update);
  // Turns that wait are described by their differences from the state that was the newest one until now.
  const waiting = timer ? steps.map(completed) : [];
  newest = update.fresh;
  parts = update.played?.dataset.parts ?? parts;
  const isNew = ({ version }) => version > since && !waiting.some((step) => step.version === version);
  const turns = [...(update.played?.children ?? [])].map(stepOf).filter(isNew);
  begin([...waiting, ...turns]);
  return true;
}

/** Shows turns again, from the state after the first of them. Returns whether there are any. */
export function playAgain(text) {
  const { fresh, played } = receive(text) ?? {};
  if (!fresh || !played) return false;
  stop();
  newest = fresh;
  parts = played.dataset.parts;
  steps = [...played.children].map(stepOf);
  showState(after(steps.shift()));
  next();
  return true;
}

/** Readers who have missed more than a round, or who do not look, see only the newest state. */
function begin(turns) {
  const isWatched = pause() && !document.hidden && turns.length <= newest.querySelectorAll(".player").length;
  if (!isWatched) stop();
  else steps = turns;
  if (timer) showState(held());
  else if (steps.length) next();
  else showState(newest.cloneNode(true));
}

const stepOf = (item) => ({
  version: Number(item.dataset.version),
  player: item.className,
  told: item.querySelector(".told"),
  pieces: [...item.querySelectorAll(".parts > *")],
});

/** The same step with all parts of the table as they were then. */
function completed(step) {
  const state = newest.cloneNode(true);
  exchange(state, step.pieces);
  return { ...step, pieces: [...state.querySelectorAll(parts)] };
}

function next() {
  const step = steps.shift();
  if (!step) return skip();
  const state = after(step);
  readFigures(table());
  const changed = differences(table(), state);
  shown = step.version;
  showState(state);
  caption(step);
  showDifferences(changed, table());
  timer = setTimeout(next, pause());
}

/** The newest state, with the parts that the page shows now. */
function held() {
  readFigures(table());
  return after({ pieces: table().querySelectorAll(parts) });
}

/** The newest state, with the parts of a step. */
function after({ pieces }) {
  const state = beforeFinale();
  exchange(state, pieces);
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

/** A press or a key skips the rest; its default action still happens. */
function press({ type, key, target }) {
  const types = type === "keydown" && target.matches?.(TYPING);
  if (timer && !types && !NO_SKIP.includes(key)) skip();
}

function skip() {
  if (!timer) return;
  stop();
  showState(newest.cloneNode(true));
}

function stop() {
  clearTimeout(timer);
  timer = undefined;
  shown = undefined;
  steps = [];
  clearCaption();
  clearDifferences();
}
