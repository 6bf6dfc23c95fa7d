// Keyboard shortcuts. The page defines them in `aria-keyshortcuts`.

import { choicesIn } from "./keep.js";
import { onShown, table } from "./show.js";

const STORED = "hamburgum.keys";
const TEXT_FIELDS = "textarea, select, input:not([type=checkbox], [type=radio])";
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const isDone = arrow(event) || (isListening(event) && letter(event));
    if (isDone) event.preventDefault();
  });
  document.addEventListener("change", ({ target }) => {
    if (target.matches("[data-keys-toggle]")) remember(target.checked);
  });
  document.addEventListener("click", ({ target }) => target.closest("[data-keys-open]") && showKeys());
  document.addEventListener("focusin", ({ target }) => makeOnlyStop(target));
  onShown(prepare);
  prepare();
}

function prepare() {
  document.querySelectorAll("[data-keys-toggle]").forEach((box) => (box.checked = areOn()));
  document.querySelectorAll("[data-group][role=toolbar]").forEach((group) => {
    const choices = choicesIn(group);
    makeOnlyStop(choices.find((choice) => choice === document.activeElement) ?? choices[0]);
  });
}

/** Letters work only if nobody types, in the table or on the body, and unless switched off. */
function isListening({ target }) {
  const isTyping = target.isContentEditable || target.matches(TEXT_FIELDS);
  const isHere = table().contains(target) || target === document.body;
  return !isTyping && isHere && areOn() && !document.querySelector("dialog[open]");
}

function letter({ key, repeat }) {
  if (repeat) return false;
  if (key === "?") return showKeys();
  const name = CSS.escape(key.toLowerCase());
  const button = table().querySelector(`[aria-keyshortcuts="${name}" i]:not(:disabled)`);
  if (!button) return false;
  // A final action needs a second press: the first one only focuses it.
  const isOnlyFocused = button.matches(`[data-final]:not(:focus), ${TEXT_FIELDS}`);
  if (isOnlyFocused) button.focus();
  else button.click();
  return true;
}

function showKeys() {
  const dialog = document.getElementById("keys");
  dialog?.showModal?.();
  return Boolean(dialog);
}

/** Moves to the next choice of a group: the nearest in that direction, if there is one. */
function arrow({ key, target }) {
  const group = target.closest?.("[data-group]");
  if (!group || !target.matches("button, a")) return false;
  const choices = choicesIn(group);
  const next = ARROWS[key] ? beside(target, choices, ARROWS[key]) : ends(choices)[key];
  next?.focus();
  return Boolean(next);
}

const ends = (choices) => ({ Home: choices[0], End: choices.at(-1) });

function beside(current, choices, [x, y]) {
  const here = middle(current);
  const near = choices
    .map((choice) => ({ choice, ...offset(here, middle(choice), x, y) }))
    .filter(({ ahead, aside }) => ahead > 1 && aside <= ahead * 2)
    .sort((one, other) => one.ahead + 2 * one.aside - other.ahead - 2 * other.aside);
  // At an edge the page order continues, so that every choice can be reached.
  const place = choices.indexOf(current) + x + y + choices.length;
  return near[0]?.choice ?? choices[place % choices.length];
}

function offset(here, there, x, y) {
  const [across, down] = [there.x - here.x, there.y - here.y];
  return { ahead: across * x + down * y, aside: Math.abs(across * y) + Math.abs(down * x) };
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** A toolbar is one Tab stop: the choice that was last focused. */
function makeOnlyStop(choice) {
  const bar = choice?.closest?.("[data-group][role=toolbar]");
  if (bar) choicesIn(bar).forEach((other) => (other.tabIndex = other === choice ? 0 : -1));
}

/** Whether letters work: the reader can switch them off. */
export function areOn() {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

function remember(on) {
  try {
    localStorage.setItem(STORED, on ? "on" : "off");
  } catch {
    // Without storage, keys stay on.
  }
}
