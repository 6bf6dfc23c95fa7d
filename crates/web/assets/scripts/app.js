// What makes the site an app. Loaded when the page is shown, because nothing on it waits for this.

const PAUSE = 10_000;

// Browsers have no worker in private windows and without TLS.
navigator.serviceWorker?.register("/service-worker.js").catch(() => {});

const { stored } = document.documentElement.dataset;
if (stored) showStored(new Date(stored));
settle();
document.addEventListener("visibilitychange", settle);
if (document.querySelector("[data-waiting]")) import("./waiting.js").then(({ tellWaiting }) => tellWaiting());
if (document.querySelector("#table[data-live]")) {
  import("./seen.js").then(({ tellSeen }) => tellSeen());
  for (const module of [import("./offline.js"), import("./sound.js"), import("./retell.js")]) module.catch(() => {});
}
if (document.getElementById("next-table")) import("./next-table.js");
if (document.querySelector("time[data-clock], #running")) import("./clock.js");

/** Says when the worker stored the page. */
function showStored(when) {
  const note = document.getElementById("stored");
  const { lang } = document.documentElement;
  const time = note.querySelector("time");
  time.dateTime = when.toISOString();
  time.textContent = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(when);
  note.hidden = false;
  // A table becomes live by itself.
  if (!document.getElementById("table")) reloadOnceItAnswers();
}

function reloadOnceItAnswers() {
  const again = () => setTimeout(reloadOnceItAnswers, PAUSE);
  fetch(location.href, { method: "HEAD" }).then(({ ok }) => (ok ? location.reload() : again()), again);
}

/** Closes the notifications about this page, which the reader sees now. */
async function settle() {
  if (document.hidden) return;
  const shown = await (await navigator.serviceWorker?.getRegistration())?.getNotifications();
  shown?.filter(({ data }) => data && placeOf(data.address) === placeOf(location)).forEach((one) => one.close());
}

const placeOf = (address) => new URL(address, location.origin).pathname.replace(/^\/[a-z]{2}(?=\/|$)/, "");
