// How fast the turns of others are shown. The words for it stand in the menu.

import { onShown } from "./show.js";

const STORED = "hamburgum.speed";
const PAUSES = { instant: 0, normal: 1_200, slow: 2_600 };

/** Makes the choice in the menu work. */
export function rememberSpeed() {
  document.addEventListener("change", ({ target }) => target.matches("[data-speed]") && remember(target.value));
  onShown(tell);
  tell();
}

/** Milliseconds for each turn; none if turns are not to be shown one by one. */
export const pause = () => PAUSES[speed()] ?? PAUSES.normal;

function tell() {
  document.querySelectorAll("[data-speed]").forEach((field) => (field.checked = field.value === speed()));
}

function speed() {
  try {
    return localStorage.getItem(STORED) ?? "normal";
  } catch {
    return "normal";
  }
}

function remember(value) {
  try {
    localStorage.setItem(STORED, value);
  } catch {
    // Where nothing may be stored, turns are shown at their normal speed.
  }
}
