// The document in the storage of the browser, until another one is begun.

const KEY = "workshop";
let isLost = false;

export function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(document) {
  try {
    localStorage.setItem(KEY, JSON.stringify(document));
    isLost = false;
  } catch {
    isLost = true;
  }
}

// Leaving the page loses nothing, unless the browser has no storage for it.
addEventListener("beforeunload", (event) => {
  if (isLost) event.preventDefault();
});
