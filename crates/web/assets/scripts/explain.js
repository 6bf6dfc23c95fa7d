// Explanations at the table: by right click, by a long press, by the letter X on the focused element,
// and by the icon in the bar, after which any press explains. The texts come from the server.

import { areOn } from "./keys.js";
import { onShown } from "./show.js";

const LONG_PRESS = 550;
const TREMBLE = 10;
const LETTER = "x";

const place = document.getElementById("explanation");
const sign = document.querySelector("[data-explain-toggle]");
const how = document.getElementById("explain-how");
let opener;
let isOn = false;
let press;
let swallows = false;

const isOpen = () => place.matches(":popover-open");
const holds = (target) => place.contains(target);

function open(thing) {
  if (!isOpen()) opener = document.activeElement;
  // Loaded only when something is explained.
  return import("./explanation.js").then(({ tell }) => tell(thing));
}

/** Returns the focus. */
function close() {
  const hadFocus = holds(document.activeElement);
  place.hidePopover();
  if (hadFocus && opener?.isConnected) opener.focus({ preventScroll: true });
}

/** Without popovers the icon stays a link to the rules. */
export function explainOnDemand() {
  if (!sign || !place?.showPopover) return;
  sign.setAttribute("role", "button");
  switchTo(false);
  sign.addEventListener("click", (event) => {
    event.preventDefault();
    switchTo(!isOn);
  });
  place.querySelector("[data-explain-close]").addEventListener("click", close);
  for (const [kind, listener] of Object.entries({ contextmenu, pointerdown, pointermove, click, keydown })) {
    document.addEventListener(kind, listener, true);
  }
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => clearTimeout(press?.timer), true);
  onShown(() => isOn && makeReachable());
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, fetchTips);
}

/** Tips are loaded on the first pointing or keyboard focus. */
function fetchTips(event) {
  const { type, target } = event;
  if (!explained(target)) return;
  for (const kind of ["pointerover", "focusin"]) document.removeEventListener(kind, fetchTips);
  // Explanations work without them.
  import("./tips.js").then(({ point, reach }) => (type === "focusin" ? reach : point)(event)).catch(() => {});
}

const explained = (target) => (holds(target) ? undefined : target.closest?.("[data-explain]"));

function contextmenu(event) {
  const thing = explained(event.target);
  if (!thing || event.shiftKey) return;
  event.preventDefault();
  const isHeld = event.pointerType === "touch" && event.target.closest(".step");
  if (!isHeld) open(thing);
}

function pointerdown({ target, pointerType, isPrimary, clientX, clientY }) {
  swallows = false;
  clearTimeout(press?.timer);
  if (isOpen() && !holds(target)) close();
  // Holding a stepper repeats it instead, and a second finger zooms the city.
  const thing = pointerType === "touch" && isPrimary && !target.closest?.(".step") && explained(target);
  if (!thing) return;
  const timer = setTimeout(() => {
    swallows = true;
    open(thing);
  }, LONG_PRESS);
  press = { timer, clientX, clientY };
}

function pointermove({ clientX, clientY }) {
  const far = press && Math.hypot(clientX - press.clientX, clientY - press.clientY) > TREMBLE;
  if (far) clearTimeout(press.timer);
}

function click(event) {
  const thing = isOn && explained(event.target);
  if (!thing && !swallows) return;
  event.preventDefault();
  event.stopPropagation();
  if (thing && !swallows) open(thing);
  swallows = false;
}

function keydown(event) {
  const { key, target } = event;
  const thing = explained(target);
  const presses = isOn && target === thing && (key === "Enter" || key === " ");
  if (key === "Escape" && (isOpen() || isOn)) isOpen() ? close() : switchTo(false);
  else if (target === sign && key === " ") sign.click();
  else if (presses || (asks(event) && thing)) open(thing);
  else if (asks(event)) switchTo(!isOn);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Whether the letter is pressed and applies: nobody types, and letters are not switched off. */
function asks({ key, target, ctrlKey, altKey, metaKey }) {
  const isFree = !target.matches("input, textarea, select") && !document.querySelector("dialog[open]");
  return key?.toLowerCase() === LETTER && !(ctrlKey || altKey || metaKey) && isFree && areOn();
}

function switchTo(on) {
  isOn = on;
  sign.setAttribute("aria-pressed", String(on));
  document.documentElement.classList.toggle("explaining", on);
  how.textContent = on ? how.dataset.words : "";
  makeReachable();
}

/** While any press explains, elements that are not buttons can be focused too. */
function makeReachable() {
  for (const thing of document.querySelectorAll("[data-explain]")) {
    const reached = "button:not(:disabled), a[href], summary";
    if (thing.closest("[aria-hidden]") || thing.matches("button") || thing.querySelector(reached)) continue;
    if (isOn) thing.tabIndex = 0;
    else if (thing.tabIndex === 0) thing.removeAttribute("tabindex");
  }
}
