// The place where explanations of the table appear: what is told, where it lies, and who had the focus.

const EDGE = 8;

const place = document.getElementById("explanation");
const kept = new Map();
let opener;

/** Tells the rules that a thing names. */
export async function open(thing) {
  const ids = thing.dataset.explain.replaceAll(" ", ",");
  const box = thing.getBoundingClientRect();
  const words = await told(ids);
  const [text, lost] = [place.querySelector(".told"), place.querySelector(".lost")];
  text.innerHTML = words ?? "";
  lost.hidden = words !== undefined;
  if (!place.matches(":popover-open")) {
    opener = document.activeElement;
    place.showPopover();
  }
  lay(box);
  place.scrollTop = 0;
  place.focus({ preventScroll: true });
}

/** The words for these rules, from the same server as the page; they are fetched once. */
async function told(ids) {
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

/** Beside what it explains, within the window; a phone's style sheet lays it along the lower edge. */
function lay(box) {
  const { width, height } = place.getBoundingClientRect();
  const left = Math.min(Math.max(box.left, EDGE), innerWidth - width - EDGE);
  const below = box.bottom + EDGE + height <= innerHeight;
  const top = below ? box.bottom + EDGE : Math.max(box.top - height - EDGE, EDGE);
  place.style.setProperty("--left", `${left}px`);
  place.style.setProperty("--top", `${top}px`);
}

/** Gives the focus back to where it was. */
export function close() {
  const hadFocus = place.contains(document.activeElement);
  place.hidePopover();
  if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
}
