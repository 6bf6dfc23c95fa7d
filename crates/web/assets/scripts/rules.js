// The rules: search while typing, and ids of rules copy their address.

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

// The copy module listens further out, so the address is set before it runs.
document.addEventListener("click", ({ target }) => {
  const anchor = target.closest("[data-anchor]");
  if (anchor) anchor.dataset.copy = location.origin + location.pathname + anchor.hash;
}, true);

/** The server searches; its page contains the part that is replaced. */
async function search() {
  const typed = form.elements.q.value.trim();
  const address = typed ? `${form.action}?q=${encodeURIComponent(typed)}` : form.action;
  const number = ++asked;
  try {
    const answer = await fetch(address);
    const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
    // Of late responses only the one to the last request counts.
    if (number === asked) show(fresh, address);
  } catch {
    // Offline the rules stay as they are.
  }
}

function show(fresh, address) {
  const body = fresh.getElementById("rules-body");
  if (!body) return;
  document.getElementById("rules-body").replaceWith(body);
  document.getElementById("found").textContent = body.querySelector("[data-found]")?.textContent ?? "";
  history.replaceState(null, "", address);
}
