// The fields of the list: each changes one property of a thing or of the city.

import * as board from "./document.js";
import { setNeighbours } from "./lines.js";
import { find } from "./things.js";

const THING = {
  name: board.rename,
  kind: board.setKind,
  parish: board.setParish,
  colour: board.setColour,
  cathedral: (document, thing) => board.setCathedral(document, thing),
  x: (document, thing, value) => board.move(document, thing, [Number(value), find(document, thing).at[1]]),
  y: (document, thing, value) => board.move(document, thing, [find(document, thing).at[0], Number(value)]),
  token: (document, thing, value) => board.setToken(document, thing, "kind", value),
  prestige: (document, thing, value) => board.setToken(document, thing, "prestige", Number(value)),
  citizen: (document, thing, value) => board.setToken(document, thing, "citizen", Number(value)),
  lines: (document, thing, value) =>
    setNeighbours(document, find(document, thing).id, value.split(/[\s,;]+/).filter(Boolean)),
};

const CITY = {
  name: board.setCityName,
  note: board.setNote,
  width: (document, value) => board.setMap(document, { ...document.map, width: side(value) }),
  height: (document, value) => board.setMap(document, { ...document.map, height: side(value) }),
};

// The server says what is wrong with a size; it cannot read a negative one.
function side(value) {
  return Math.max(Math.round(Number(value)), 1);
}

// The document after a field was changed; `undefined` if it is no field of the document.
export function changed(document, input) {
  const { field } = input.dataset;
  const thing = input.closest("[data-thing]")?.dataset.thing;
  if (!field || (thing && !find(document, thing))) return undefined;
  return thing ? THING[field]?.(document, thing, input.value) : CITY[field]?.(document, input.value);
}
