// Keeps the page at the newest version: one event stream says which it is, and the page fetches it.

import { shownVersion, table } from "./show.js";
import { backoff, tell } from "./connection.js";
import { whenSent } from "./send.js";

// The server says the version again every few seconds: a longer silence is a dead line.
const LONGEST_SILENCE = 45_000;
const LONGEST_FETCH = 15_000;
const GONE = [401, 403, 404, 410];
// Waking up often says so in several events at once.
const JUST_OPENED = 2_000;

let stream;
let openedAt = 0;
let failures = 0;
let retry;
let silence;
let newest = 0;
let hasNewFaces = false;
let isAwaited = false;
let isFetching = false;
let misses = 0;
let again;

/** Begins, and goes on for as long as the page lives. */
export function watch() {
  addEventListener("online", check);
  addEventListener("pageshow", check);
  addEventListener("offline", () => lose());
  // A page with an open stream could not be kept for the way back.
  addEventListener("pagehide", close);
  document.addEventListener("visibilitychange", () => document.hidden || check());
  check();
}

/** Opens a new stream at once; its first message is the newest version. */
function check() {
  if (stream && Date.now() - openedAt < JUST_OPENED) return;
  failures = 0;
  open();
}

function open() {
  close();
  tell(failures > 1 ? "lost" : "connecting");
  openedAt = Date.now();
  stream = new EventSource(table().dataset.events);
  stream.onopen = hear;
  stream.onmessage = (message) => {
    hear();
    const [version, presence] = message.data.split(" ");
    announce(Number(version), presence);
  };
  // The browser's own reconnecting gives up after a refusal and waits without jitter.
  stream.onerror = lose;
  silence = setTimeout(lose, LONGEST_SILENCE);
}

function close() {
  clearTimeout(retry);
  clearTimeout(silence);
  stream?.close();
  stream = undefined;
}

function hear() {
  failures = 0;
  tell("live");
  clearTimeout(silence);
  silence = setTimeout(lose, LONGEST_SILENCE);
}

function lose() {
  close();
  failures += 1;
  tell(failures > 1 || !navigator.onLine ? "lost" : "connecting");
  retry = setTimeout(open, backoff(failures));
}

/**
 * Takes note of a version, and of who is here, and fetches the table if it shows anything else. While
 * the page waits for advice, which is no part of the table, the same may have more to show.
 */
function announce(version, presence) {
  if (version > newest) newest = version;
  isAwaited ||= "awaits" in table().dataset;
  hasNewFaces = presence !== table().dataset.presence;
  catchUp();
}

async function catchUp() {
  if (isFetching) return;
  isFetching = true;
  clearTimeout(again);
  try {
    // What is announced may be our own action, whose answer brings the table along.
    await whenSent();
    // While one is fetched, newer ones may be announced: only the last of them matters.
    while (newest > shownVersion() || hasNewFaces || isAwaited) await fetchNewest();
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

async function fetchNewest() {
  const before = shownVersion();
  // Asked for once: who comes and goes meanwhile is announced again.
  hasNewFaces = false;
  isAwaited = false;
  // Nobody needs it before somebody else has done something.
  const { play, seenVersion } = await import("./playback.js");
  const since = seenVersion();
  const answer = await fetch(table().dataset.live + (since === undefined ? "" : `?since=${since}`), {
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_FETCH),
  });
  // The table is gone, or not ours to see any more: the server has a page that says so.
  if (GONE.includes(answer.status)) location.reload();
  if (!answer.ok || !play(await answer.text())) throw new Error("no table");
  // An answer from before the announcement: not to be asked for again without a pause.
  if (newest > shownVersion() && shownVersion() === before) throw new Error("an old table");
}
