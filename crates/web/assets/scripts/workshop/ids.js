// Ids of places, which records use. Authors see names; ids are made from them.

const LONGEST = 16;
// "St. Petri" is petri.
const SAINT = /^(st\.?|ste\.?|sankt|saint|sainte|san|santa|santo)[ -]+/i;

// A name as a word of records: letters, digits and hyphens, a letter first.
export function slug(name) {
  const plain = name.replaceAll("ß", "ss").replaceAll(/[æÆ]/g, "ae").replaceAll(/[øØ]/g, "o");
  const letters = plain.normalize("NFD").replaceAll(/\p{Mark}/gu, "").toLowerCase();
  const word = letters.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^[^a-z]+|-+$/g, "");
  return word.slice(0, LONGEST).replace(/-+$/, "") || "city";
}

export function churchId(document, name) {
  const word = slug(name.replace(SAINT, ""));
  return unused(document, (number) => (number === 1 ? word : `${word.slice(0, LONGEST - 2)}-${number}`));
}

// The letter of the parish and a number: M1, M2.
export function siteId(document, parish) {
  const letter = (parish[0] ?? "s").toUpperCase();
  return unused(document, (number) => `${letter}${number}`);
}

function unused(document, word) {
  const used = new Set([...document.churches, ...document.sites].map(({ id }) => id));
  let number = 1;
  while (used.has(word(number))) number += 1;
  return word(number);
}
