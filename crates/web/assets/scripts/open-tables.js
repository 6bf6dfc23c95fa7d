// Keeps the list of open tables current: polls every two seconds while the page is visible. A filter that is
// chosen applies at once. A table that has gone keeps its place for one more poll, so that no button moves
// under a finger.

import { Idiomorph } from "../vendor/idiomorph.js";

const PAUSE = 2_000;
const LONGEST_FETCH = 10_000;

const list = () => document.getElementById("open-tables");
const rows = (part) => [...part.querySelectorAll(".offer")];
let timer;

/** The address of the list, and what is shown of it. */
function address() {
  const { live, shown } = list().dataset;
  return `${live}${live.includes("?") ? "&" : "?"}shown=${shown}`;
}

/** Adds the rows that have just gone to the new list, without their button. */
function keepPlaces(fresh) {
  const left = new Set(rows(fresh).map((row) => row.id));
  for (const row of rows(list())) {
    if (left.has(row.id) || row.classList.contains("gone")) continue;
    const gone = row.cloneNode(true);
    gone.classList.add("gone");
    gone.querySelectorAll("form, .button").forEach((one) => one.remove());
    const before = [...row.parentElement.children].indexOf(row);
    const target = fresh.querySelector(".offers");
    target?.insertBefore(gone, target.children[before] ?? null);
  }
}

async function refresh() {
  try {
    const signal = AbortSignal.timeout(LONGEST_FETCH);
    const answer = await fetch(address(), { headers: { "X-Live": "1" }, signal });
    if (answer.status === 200) {
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.getElementById("open-tables");
      keepPlaces(fresh);
      Idiomorph.morph(list(), fresh);
    } else {
      list().querySelectorAll(".gone").forEach((row) => row.remove());
    }
  } catch {
    // Offline the tables stay as they are, until the next poll.
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
document.querySelector(".filters").addEventListener("change", (event) => event.currentTarget.requestSubmit());
plan();
