// Keeps the page current: an event stream brings the changes of the table. A page that missed some of them
// fetches the whole table.

import { asked, shownEdition, table } from "./show.js";
import { backoff, tell } from "./connection.js";
import { whenSent } from "./send.js";

// The server repeats the edition every few seconds: a longer silence is a dead connection.
const LONGEST_SILENCE = 45_000;
const LONGEST_FETCH = 15_000;
const GONE = [401, 403, 404, 410];
// Waking up often fires several events at once.
const JUST_OPENED = 2_000;

let stream;
let openedAt = 0;
let failures = 0;
let retry;
let silence;
let isBehind = false;
let isFetching = false;
let misses = 0;
let again;
// Messages are handled in their order.
let handled = Promise.resolve();

/** Starts watching, until the page is closed. */
export function watch() {
  addEventListener("online", check);
  addEventListener("pageshow", check);
  addEventListener("offline", () => lose());
  // An open stream would prevent the back-forward cache.
  addEventListener("pagehide", close);
  document.addEventListener("visibilitychange", () => document.hidden || check());
  check();
}

/** Opens a new stream at once; its first message brings what the page has missed. */
function check() {
  if (stream && Date.now() - openedAt < JUST_OPENED) return;
  failures = 0;
  open();
}

function open() {
  close();
  tell(failures > 1 ? "lost" : "connecting");
  openedAt = Date.now();
  stream = new EventSource(asked(table().dataset.events, { shown: shownEdition() }));
  stream.onopen = () => hear("live");
  // The server cannot save moves for now.
  stream.addEventListener("away", () => hear("waiting"));
  stream.onmessage = ({ data }) => {
    hear("live");
    handled = handled.then(() => take(data)).catch(catchUp);
  };
  // The browser's own reconnect gives up after a refusal and has no jitter.
  stream.onerror = lose;
  silence = setTimeout(lose, LONGEST_SILENCE);
}

function close() {
  clearTimeout(retry);
  clearTimeout(silence);
  stream?.close();
  stream = undefined;
}

function hear(state) {
  failures = 0;
  tell(state);
  clearTimeout(silence);
  silence = setTimeout(lose, LONGEST_SILENCE);
}

function lose() {
  close();
  failures += 1;
  tell(failures > 1 || !navigator.onLine ? "lost" : "connecting");
  retry = setTimeout(open, backoff(failures));
}

/** Shows the changes in a message, or fetches the table if they are not changes of what the page shows. */
async function take(message) {
  // The message may be about our own action, whose response brings the same.
  await whenSent();
  if (JSON.parse(message).to === shownEdition()) return;
  // Loaded only when somebody else has acted.
  const { play } = await import("./playback.js");
  if (!play(message)) catchUp();
}

/** Fetches the whole table, until that succeeds. */
export async function catchUp() {
  isBehind = true;
  if (isFetching) return;
  isFetching = true;
  clearTimeout(again);
  try {
    // More may be missed during a fetch.
    while (isBehind) await fetchTable();
    if (misses) tell("live");
    misses = 0;
  } catch {
    misses += 1;
    tell(misses > 1 ? "lost" : "connecting");
    again = setTimeout(catchUp, backoff(misses));
  } finally {
    isFetching = false;
  }
}

async function fetchTable() {
  isBehind = false;
  const { play, seenVersion } = await import("./playback.js");
  const since = seenVersion();
  const answer = await fetch(asked(table().dataset.live, since === undefined ? {} : { since }), {
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_FETCH),
  });
  // The table is gone, or no longer accessible: the server has a page for that.
  if (GONE.includes(answer.status)) location.reload();
  if (!answer.ok || !play(await answer.text())) throw new Error("no table");
}
