// Puts a new state of the table into the page: the one way in for everything that changes it.

import { Idiomorph } from "../vendor/idiomorph.js";
import { rememberPieces } from "./glide.js";
import { isOurs, rememberFocus, rememberScroll, staysAsItIs } from "./keep.js";

const listeners = [];

/** The part of the page that shows the table. */
export const table = () => document.getElementById("table");

/** The version that is shown. */
export const shownVersion = () => Number(table().dataset.version);

/** Calls back after each new state. */
export function onShown(listener) {
  listeners.push(listener);
}

/**
 * Shows the table in this HTML unless it is older than what is shown.
 * Says whether there was a table in it at all.
 */
export function show(html) {
  const fresh = read(html).getElementById("table");
  if (fresh && Number(fresh.dataset.version) >= shownVersion()) put(fresh);
  return Boolean(fresh);
}

/** The document in this HTML. */
export const read = (html) => new DOMParser().parseFromString(html, "text/html");

/** Shows this state, whatever was shown before: replays go both ways. What is put in is used up. */
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
