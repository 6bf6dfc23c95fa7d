// Gives the newest state of the table to the service worker, which shows it while there is no connection.

import { onShown } from "./show.js";
import { newestState } from "./update.js";

// Several steps in a row are one state.
const PAUSE = 1_000;
let timer;

function keep() {
  clearTimeout(timer);
  timer = undefined;
  navigator.serviceWorker?.controller?.postMessage({ path: location.pathname, table: newestState() });
}

onShown(() => (timer ??= setTimeout(keep, PAUSE)));
document.addEventListener("visibilitychange", () => document.hidden && timer && keep());
