// The speed of the playback of others' turns. Its texts are in the menu.

import { onShown } from "./show.js";

const STORED = "hamburgum.speed";
const PAUSES = { instant: 0, normal: 1_200, slow: 2_600 };

/** Activates the setting in the menu. */
export function rememberSpeed() {
  document.addEventListener("change", ({ target }) => target.matches("[data-speed]") && remember(target.value));
  onShown(tell);
  tell();
}

/** Milliseconds for each turn; none if playback is off. */
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
    // Without storage, the speed is normal.
  }
}
