// Keeps the link to the next waiting table current: after a turn, and when the reader is back.

import { onShown, read, table } from "./show.js";
import { tellWaiting } from "./waiting.js";

const place = () => document.getElementById("next-table");
const isMine = () => table().hasAttribute("data-mine");
let wasMine = isMine();

onShown(() => {
  if (wasMine !== isMine()) refresh();
  wasMine = isMine();
});
document.addEventListener("visibilitychange", () => document.hidden || refresh());

async function refresh() {
  try {
    const answer = await fetch(place().dataset.next, { cache: "no-store" });
    const fresh = answer.ok && read(await answer.text()).getElementById("next-table");
    if (fresh) place().replaceWith(fresh);
    tellWaiting();
  } catch {
    // Without a connection the link stays as it is.
  }
}
