// Navigates between positions of a replay: fetches one and puts it into the page.

import { put, read } from "./show.js";

const LONGEST_FETCH = 15_000;

let wanted;
let walking;
let loading;

/** The last requested address, until it is shown. */
export const askedFor = () => (wanted ?? loading)?.address;

/** Whether an address is a position of the current replay. */
export const isPosition = ({ pathname, searchParams }) =>
  pathname === location.pathname && searchParams.has("at");

/**
 * Shows the position at an address. `note` is the change of the browser's history: "push", "replace" or
 * "keep". Of several requests only the last one matters.
 */
export function go(address, note) {
  wanted = { address, note };
  walking ??= walk().finally(() => (walking = undefined));
  return walking;
}

async function walk() {
  while (wanted) {
    const { address, note } = (loading = wanted);
    wanted = undefined;
    const html = await load(address);
    loading = undefined;
    if (note === "push") history.pushState(null, "", address);
    if (note === "replace") history.replaceState(null, "", address);
    const fresh = html && read(html).getElementById("table");
    // On any error, let the server show its page.
    if (!fresh) return location.assign(address);
    put(fresh);
  }
}

async function load(address) {
  try {
    const signal = AbortSignal.timeout(LONGEST_FETCH);
    const answer = await fetch(address, { headers: { "X-Live": "1" }, signal });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}
