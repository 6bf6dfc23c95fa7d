// Goes from one position of a replay to another: fetches it and puts it into the page.

import { put, read } from "./show.js";

const LONGEST_FETCH = 15_000;

let wanted;
let walking;
let loading;

/** The address that was asked for last, while it is not shown yet. */
export const askedFor = () => (wanted ?? loading)?.address;

/** Whether an address is a position of the replay that the page shows. */
export const isPosition = ({ pathname, searchParams }) =>
  pathname === location.pathname && searchParams.has("at");

/**
 * Shows the position at an address. `note` says how the browser remembers it: "push", "replace" or
 * "keep". If several are asked for at once, only the last one matters.
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
    // Whatever went wrong, the server has a page that says so.
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
