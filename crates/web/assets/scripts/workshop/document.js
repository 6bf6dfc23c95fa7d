// The board as plain data: what the server reads as a draft. Every function returns a new document.
// Lines are pairs of ids.

import { churchId, siteId, slug } from "./ids.js";
import { find, indexOf, listOf, positions, withPositions } from "./things.js";

function replaced(document, thing, value) {
  const list = listOf(thing);
  return { ...document, [list]: document[list].with(indexOf(thing), value) };
}

// Changes fields of a thing. Lines and parishes follow a new id.
function change(document, thing, fields) {
  const old = find(document, thing);
  const next = replaced(document, thing, { ...old, ...fields });
  const id = next[listOf(thing)][indexOf(thing)].id;
  if (id === old.id) return next;
  const renamed = (other) => (other === old.id ? id : other);
  return {
    ...next,
    sites: next.sites.map((site) => ({ ...site, parish: renamed(site.parish) })),
    lines: next.lines.map((ends) => ends.map(renamed)),
  };
}

export function move(document, thing, at) {
  const to = within(document, at);
  const plain = positions(document, listOf(thing));
  if (!plain) return change(document, thing, { at: to });
  return withPositions(document, listOf(thing), plain.with(indexOf(thing), to));
}

// A place on the map nearest to a point.
export function within({ map }, [x, y]) {
  const inside = (value, most) => Math.min(Math.max(Math.round(value), 0), most);
  return [inside(x, map.width), inside(y, map.height)];
}

export function addChurch(document, template, at) {
  const church = { ...template, id: churchId(document, template.name), at: within(document, at) };
  return { ...document, churches: [...document.churches, church] };
}

// A site belongs to the parish of the nearest church until its author says otherwise.
export function addSite(document, kind, at) {
  const parish = nearestParish(document, at);
  const site = { id: siteId(document, parish), kind, parish, at: within(document, at) };
  return { ...document, sites: [...document.sites, site] };
}

/** A corner of the wall, or the harbour, of which there is one. */
export function addPosition(document, list, at) {
  const others = list === "wall" ? positions(document, list) : [];
  return withPositions(document, list, [...others, within(document, at)]);
}

function nearestParish(document, [x, y]) {
  const distance = ({ at }) => Math.hypot(at[0] - x, at[1] - y);
  const churches = document.churches.filter((church) => !church.cathedral);
  return churches.toSorted((a, b) => distance(a) - distance(b))[0]?.id ?? "";
}

export function remove(document, thing) {
  const list = listOf(thing);
  const plain = positions(document, list);
  if (plain) return withPositions(document, list, plain.toSpliced(indexOf(thing), 1));
  const { id } = find(document, thing);
  const sites = document.sites.map((site) => (site.parish === id ? { ...site, parish: "" } : site));
  const next = { ...document, sites, lines: document.lines.filter((ends) => !ends.includes(id)) };
  return { ...next, [list]: next[list].toSpliced(indexOf(thing), 1) };
}

export function setKind(document, thing, kind) {
  return change(document, thing, { kind });
}

// The id of a site begins with the letter of its parish, unless its author has chosen another one.
export function setParish(document, thing, parish) {
  const site = find(document, thing);
  if (site.parish === parish) return document;
  const isGiven = /^[A-Z][0-9]+$/.test(site.id);
  return change(document, thing, { parish, id: isGiven ? siteId(document, parish) : site.id });
}

export function rename(document, thing, name) {
  const church = find(document, thing);
  const others = { ...document, churches: document.churches.toSpliced(indexOf(thing), 1) };
  const isGiven = church.id === churchId(others, church.name);
  return change(document, thing, { name, id: isGiven ? churchId(others, name) : church.id });
}

export function setToken(document, thing, field, value) {
  const church = find(document, thing);
  if (field === "citizen") return change(document, thing, { citizen: value });
  return change(document, thing, { building: { ...church.building, [field]: value } });
}

export function setColour(document, thing, colour) {
  return change(document, thing, { colour });
}

// Exactly one church is the cathedral, which has no parish: its sites lose theirs.
export function setCathedral(document, thing) {
  const id = find(document, thing).id;
  const churches = document.churches.map((church) => {
    const cathedral = church.id === id;
    const citizen = cathedral ? 1 : church.cathedral ? 3 : church.citizen;
    return { ...church, cathedral, citizen };
  });
  const sites = document.sites.map((site) => (site.parish === id ? { ...site, parish: "" } : site));
  return { ...document, churches, sites };
}

export function setCityName(document, name) {
  const isGiven = document.id === slug(document.name);
  return { ...document, name, id: isGiven ? slug(name) : document.id };
}

export function setNote(document, note) {
  const { note: _, ...rest } = document;
  return note ? { ...rest, note } : rest;
}

// Places keep their position relative to the map.
export function setMap(document, map) {
  const at = ([x, y]) =>
    within({ map }, [(x * map.width) / document.map.width, (y * map.height) / document.map.height]);
  const moved = (thing) => ({ ...thing, at: at(thing.at) });
  const next = { ...document, map, churches: document.churches.map(moved), sites: document.sites.map(moved) };
  const plain = (after, list) => withPositions(after, list, positions(document, list).map(at));
  return ["wall", "harbour"].reduce(plain, next);
}
