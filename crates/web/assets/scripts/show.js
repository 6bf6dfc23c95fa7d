// Puts a new state of the table into the page; every update goes through it.

import { Idiomorph } from "../vendor/idiomorph.js";
import { rememberPieces } from "./glide.js";
import { isOurs, rememberFocus, rememberScroll, staysAsItIs } from "./keep.js";

const listeners = [];

/** The table of the first load, before scripts change it. */
export const firstTable = document.getElementById("table")?.outerHTML;

/** The element of the table. */
export const table = () => document.getElementById("table");

/** The displayed version. */
export const shownVersion = () => Number(table().dataset.version);

/** Calls back after each new state. */
export function onShown(listener) {
  listeners.push(listener);
}

/** The displayed edition: what exactly this reader sees of the version. */
export const shownEdition = () => table().dataset.edition;

/** An address with the query of the page, which says how much of the log and the chat it shows. */
export function asked(address, more = {}) {
  const query = new URLSearchParams(location.search);
  Object.entries(more).forEach(([name, value]) => query.set(name, value));
  return String(query) ? `${address}?${query}` : address;
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
