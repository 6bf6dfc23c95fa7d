// Puts a new state of the table into the page; every update goes through it.

import { Idiomorph } from "../vendor/idiomorph.js";
import { rememberPieces } from "./glide.js";
import { isOurs, rememberFocus, rememberScroll, staysAsItIs } from "./keep.js";

const listeners = [];

/** The element of the table. */
export const table = () => document.getElementById("table");

/** The displayed version. */
export const shownVersion = () => Number(table().dataset.version);

/** Calls back after each new state. */
export function onShown(listener) {
  listeners.push(listener);
}

/**
 * Shows the table in this HTML unless it is older than the displayed one. Returns whether it contains a
 * table.
 */
export function show(html) {
  const fresh = read(html).getElementById("table");
  if (fresh && Number(fresh.dataset.version) >= shownVersion()) put(fresh);
  return Boolean(fresh);
}

/** Parses HTML. */
export const read = (html) => new DOMParser().parseFromString(html, "text/html");

/** Shows this state regardless of its version: replays go both ways. The argument is consumed. */
export function put(fresh) {
  const glide = rememberPieces(table());
  const scroll = rememberScroll(table());
  const focus = rememberFocus(table());
  Idiomorph.morph(table(), fresh, {
    restoreFocus: false,
    callbacks: {
      beforeNodeMorphed: (node) => !isOurs(node),
      beforeAttributeUpdated: (name, element) => !staysAsItIs(name, element),
    },
  });
  scroll(table());
  listeners.forEach((listener) => listener());
  focus(table());
  glide(table());
}
