// Shows the turns of others since the reader's last one again, in the page instead of the replay.

import { asked, table } from "./show.js";
import { pause } from "./speed.js";

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-retell]");
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (!link || !isPlain || !pause()) return;
  event.preventDefault();
  retell(link).catch(() => location.assign(link.href));
});

async function retell(link) {
  link.closest("[data-fold]")?.removeAttribute("open");
  const { playAgain } = await import("./playback.js");
  const answer = await fetch(asked(table().dataset.live, { turn: link.dataset.retell }), { cache: "no-store" });
  if (!answer.ok || !playAgain(await answer.text())) throw new Error("no turns");
}
