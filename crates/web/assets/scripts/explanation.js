// The container for explanations of the table: its content and its position.

const EDGE = 8;

const place = document.getElementById("explanation");
const kept = new Map();

/** Shows the rules of a thing. */
export async function tell(thing) {
  const ids = thing.dataset.explain.replaceAll(" ", ",");
  const box = thing.getBoundingClientRect();
  const words = await textOf(ids);
  const [text, lost] = [place.querySelector(".told"), place.querySelector(".lost")];
  text.innerHTML = words ?? "";
  lost.hidden = words !== undefined;
  if (!place.matches(":popover-open")) place.showPopover();
  lay(box);
  place.scrollTop = 0;
  place.focus({ preventScroll: true });
}

/** The text of these rules, fetched once from the page's own server. */
async function textOf(ids) {
  if (kept.has(ids)) return kept.get(ids);
  try {
    const answer = await fetch(place.dataset.source + ids);
    if (!answer.ok) return undefined;
    kept.set(ids, await answer.text());
  } catch {
    return undefined;
  }
  return kept.get(ids);
}

/** Beside its subject, within the window; on phones the style sheet puts it at the lower edge. */
function lay(box) {
  const { width, height } = place.getBoundingClientRect();
  const left = Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE);
  const below = box.bottom + EDGE + height <= innerHeight;
  const top = below ? box.bottom + EDGE : Math.max(box.top - height - EDGE, EDGE);
  place.style.setProperty("--left", `${left}px`);
  place.style.setProperty("--top", `${top}px`);
}
