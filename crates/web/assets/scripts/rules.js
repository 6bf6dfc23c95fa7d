// The rules: they are searched while somebody types, and the id of a rule copies its address.

const PAUSE = 150;

const form = document.querySelector("[data-search]");
let waiting;
let asked = 0;

form?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(search, PAUSE);
});
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  clearTimeout(waiting);
  search();
});

// The module that copies listens further out, so the address is in its place by then.
document.addEventListener("click", ({ target }) => {
  const anchor = target.closest("[data-anchor]");
  if (anchor) anchor.dataset.copy = location.origin + location.pathname + anchor.hash;
}, true);

/** The server searches; its page has the part that is exchanged. */
async function search() {
  const typed = form.elements.q.value.trim();
  const address = typed ? `${form.action}?q=${encodeURIComponent(typed)}` : form.action;
  const number = ++asked;
  try {
    const answer = await fetch(address);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    // Of two answers that come late the one to the later question counts.
    if (number === asked) show(fresh, address);
  } catch {
    // Without a connection the rules stay as they are.
  }
}

function show(fresh, address) {
  const body = fresh.getElementById("rules-body");
  if (!body) return;
  document.getElementById("rules-body").replaceWith(body);
  document.getElementById("found").textContent = body.querySelector("[data-found]")?.textContent ?? "";
  history.replaceState(null, "", address);
}
