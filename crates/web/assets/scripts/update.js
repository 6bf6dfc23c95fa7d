// Updates of the table: responses and messages bring either the whole table or changes of its newest state.

import { firstTable, put, read, shownEdition, shownVersion } from "./show.js";

// The newest state as the server sent it, without what the reader and the scripts have changed.
let newest = read(firstTable).getElementById("table");

/** The newest state as text. */
export const newestState = () => newest.outerHTML;

/** Shows an update, unless it is older than the page. Returns whether it fits the newest state. */
export function show(text) {
  const update = receive(text);
  if (update?.fresh) put(update.fresh);
  return Boolean(update);
}

/**
 * Reads an update. The result has the new state, unless it is not new, and the turns that led to it. There is
 * no result if the changes are those of another state.
 */
export const receive = (text) => (text.startsWith("{") ? changed(JSON.parse(text)) : whole(read(text)));

function whole(page) {
  const fresh = page.getElementById("table");
  return fresh && { fresh: renew(fresh), played: page.getElementById("played") };
}

function changed({ from, to, version, changes, played }) {
  if (to === shownEdition() || version < shownVersion()) return {};
  if (!changes || from !== newest.dataset.edition) return undefined;
  const fresh = newest.cloneNode(true);
  if (!isApplied(fresh, changes)) return undefined;
  fresh.dataset.edition = to;
  return { fresh: renew(fresh), played: played && read(played).getElementById("played") };
}

/** Takes a state as the newest one, unless it is older; returns a copy for the page. */
function renew(fresh) {
  if (Number(fresh.dataset.version) < shownVersion()) return undefined;
  newest = fresh;
  return fresh.cloneNode(true);
}

/** Whether the changes found their elements: an extension of the browser may have changed the first table. */
function isApplied(fresh, changes) {
  try {
    apply(fresh, changes);
    return true;
  } catch {
    return false;
  }
}

/**
 * A change is a path of child indices, and either a start tag with new attributes, or a place, a number of
 * children to remove there, and the markup to insert. Paths refer to the state before all changes.
 */
function apply(root, changes) {
  const childAt = (node, place) => node.childNodes[place];
  const found = changes.map(([path, ...change]) => [path.reduce(childAt, root), change]);
  // Backwards, because a change moves the later children of its element.
  for (const [element, change] of found.reverse()) {
    if (change.length === 1) setAttributes(element, change[0]);
    else exchange(element, ...change);
  }
}

function exchange(element, place, removed, markup) {
  const old = [...element.childNodes].slice(place, place + removed);
  const next = element.childNodes[place + removed] ?? null;
  old.forEach((node) => node.remove());
  parsed(element, markup).forEach((node) => element.insertBefore(node, next));
}

function setAttributes(element, tag) {
  const [like] = parsed(element.parentNode ?? document.body, tag);
  [...element.attributes].forEach(({ name }) => element.removeAttribute(name));
  [...like.attributes].forEach(({ name, value }) => element.setAttribute(name, value));
}

/** Parses markup as the content of this element: elements of a drawing differ from those of a page. */
function parsed(element, markup) {
  const place = element.cloneNode(false);
  place.innerHTML = markup;
  return [...place.childNodes];
}
