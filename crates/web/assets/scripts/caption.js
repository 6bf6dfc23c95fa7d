// The caption of the turn that is shown.

const place = document.getElementById("caption");

/** Describes a turn. */
export function caption({ player, told }) {
  place.className = `caption ${player}`;
  place.replaceChildren(told.cloneNode(true));
  place.hidden = false;
}

/** Removes the description. */
export const clearCaption = () => (place.hidden = true);
