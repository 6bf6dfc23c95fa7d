// Tells the server what a visible page has shown, so that nobody is told what they have seen.

// As often as this, however fast others play.
const PAUSE = 2000;

let told = 0;
let timer;

export function tellSeen() {
  new MutationObserver(soon).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["data-news"],
  });
  document.addEventListener("visibilitychange", soon);
  soon();
}

function soon() {
  timer ??= setTimeout(tell, told ? PAUSE : 0);
}

async function tell() {
  timer = undefined;
  const { news, seen } = document.getElementById("table")?.dataset ?? {};
  if (document.hidden || !news || Number(news) <= told) return;
  const before = told;
  told = Number(news);
  const body = new URLSearchParams({ version: news });
  const answer = await fetch(seen, { method: "POST", body, keepalive: true }).catch(() => undefined);
  // It is told again with the next change.
  if (!answer?.ok) told = before;
}
