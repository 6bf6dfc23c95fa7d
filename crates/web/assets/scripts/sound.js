// A sound when it becomes the reader's turn: a bell, made here. It is off until the reader chooses it.

import { onShown, table } from "./show.js";

const STORED = "hamburgum.sound";
// The partials of a bell: frequency in hertz, loudness, and seconds until it has faded.
const PARTIALS = [
  [392, 0.1, 1.6],
  [784, 0.16, 1.2],
  [941, 0.08, 0.9],
  [1175, 0.06, 0.7],
  [1568, 0.04, 0.5],
];

const isMine = () => table().hasAttribute("data-mine");
let wasMine = isMine();
let context;

document.addEventListener("change", ({ target }) => {
  if (!target.matches("[data-sound]")) return;
  remember(target.checked);
  if (target.checked) ring();
});
onShown(() => {
  tell();
  if (isMine() && !wasMine && isWanted()) ring();
  wasMine = isMine();
});
tell();

function tell() {
  document.querySelectorAll("[data-sound]").forEach((field) => (field.checked = isWanted()));
}

function ring() {
  context ??= new AudioContext();
  // Browsers let a page sound only after a press.
  context.resume();
  for (const partial of PARTIALS) sound(...partial);
}

function sound(frequency, loudness, seconds) {
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { frequency });
  const fading = new GainNode(context, { gain: loudness });
  fading.gain.setValueAtTime(loudness, now);
  fading.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  tone.connect(fading).connect(context.destination);
  tone.start(now);
  tone.stop(now + seconds);
}

function isWanted() {
  try {
    return localStorage.getItem(STORED) === "on";
  } catch {
    return false;
  }
}

function remember(isOn) {
  try {
    localStorage.setItem(STORED, isOn ? "on" : "off");
  } catch {
    // Without storage there is no sound on the next page.
  }
}
