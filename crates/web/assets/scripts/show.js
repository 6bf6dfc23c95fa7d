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
  const fresh = read(html);
  if (fresh && Number(fresh.dataset.version) >= shownVersion()) morph(fresh);
  return Boolean(fresh);
}

/** Shows the table in this HTML, whatever was shown before: replays go both ways. */
export function put(html) {
  const fresh = read(html);
  if (fresh) morph(fresh);
  return Boolean(fresh);
}

const read = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("table");

function morph(fresh) {
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
