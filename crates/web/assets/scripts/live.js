// Keeps the page current: an event stream announces versions, and the page fetches the newest one.

import { shownVersion, table } from "./show.js";
import { backoff, tell } from "./connection.js";
import { whenSent } from "./send.js";

// The server repeats the version every few seconds: a longer silence is a dead connection.
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
let newest = 0;
let hasNewFaces = false;
let isAwaited = false;
let isFetching = false;
let misses = 0;
let again;

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
 * Handles an announced version and presence, and fetches the table if either differs. While the page waits
 * for advice, which is not part of the table, the same version may have more to show.
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
    // The announcement may be our own action, whose response includes the table.
    await whenSent();
    // During a fetch, newer versions may be announced: only the last one matters.
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
  // Reset before the fetch: later changes are announced again.
  hasNewFaces = false;
  isAwaited = false;
  // Loaded only when somebody else has acted.
  const { play, seenVersion } = await import("./playback.js");
  const since = seenVersion();
  const answer = await fetch(table().dataset.live + (since === undefined ? "" : `?since=${since}`), {
    cache: "no-store",
    signal: AbortSignal.timeout(LONGEST_FETCH),
  });
  // The table is gone, or no longer accessible: the server has a page for that.
  if (GONE.includes(answer.status)) location.reload();
  if (!answer.ok || !play(await answer.text())) throw new Error("no table");
  // The response is older than the announcement: pause before the retry.
  if (newest > shownVersion() && shownVersion() === before) throw new Error("an old table");
}
