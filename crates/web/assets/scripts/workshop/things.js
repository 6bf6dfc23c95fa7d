// The names of the things in a document: "churches.0", "sites.27". The corners of the wall, "wall.3", and
// the harbour, "harbour.0", have nothing but their position.

export function listOf(thing) {
  return thing.split(".")[0];
}

export function indexOf(thing) {
  return Number(thing.split(".")[1]);
}

/** The positions of what has nothing else; `undefined` for other lists. */
export function positions(document, list) {
  if (list === "wall") return document.wall ?? [];
  return list === "harbour" ? [document.harbour].filter(Boolean) : undefined;
}

/** The document with other positions of what has nothing else. */
export function withPositions(document, list, all) {
  if (list === "wall") return { ...document, wall: all };
  const { harbour: _, ...rest } = document;
  return all.length ? { ...rest, harbour: all[0] } : rest;
}

export function find(document, thing) {
  const plain = positions(document, listOf(thing));
  if (!plain) return document[listOf(thing)]?.[indexOf(thing)];
  const at = plain[indexOf(thing)];
  return at && { at };
}

const named = (document, list) => (positions(document, list) ?? document[list]).map((_, index) => `${list}.${index}`);

/** The last thing of a list. */
export function newest(document, list) {
  return named(document, list).at(-1);
}

/** What lines connect. */
export function places(document) {
  return ["churches", "sites"].flatMap((list) => named(document, list));
}

/** Everything that has a position. */
export function things(document) {
  return [...places(document), ...["wall", "harbour"].flatMap((list) => named(document, list))];
}

export function thingWithId(document, id) {
  return places(document).find((thing) => find(document, thing).id === id);
}
