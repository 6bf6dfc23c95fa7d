// The lines of the document: pairs of ids.

const joins = (ends, a, b) => ends.includes(a) && ends.includes(b);

// Draws a line, or removes the one that is there.
export function toggleLine(document, a, b) {
  const others = document.lines.filter((ends) => !joins(ends, a, b));
  const isNew = others.length === document.lines.length;
  return { ...document, lines: isNew ? [...others, [a, b]] : others };
}

// Replaces the lines of a place by lines to these places.
export function setNeighbours(document, id, others) {
  const kept = document.lines.filter((ends) => !ends.includes(id));
  return { ...document, lines: [...kept, ...[...new Set(others)].map((end) => [id, end])] };
}
