// The page of a table: everything here makes it smoother, nothing here is needed to play.

import { explainOnDemand } from "./explain.js";
import { watch } from "./live.js";
import { rememberSpeed } from "./speed.js";
import { sendByFetch } from "./send.js";
import { echoChoices } from "./echo.js";
import { listenToKeys } from "./keys.js";
import { closeFolds } from "./folds.js";
import { announceNews } from "./news.js";
import { onShown } from "./show.js";

// Only a game that is over needs it.
const bringFinale = () => document.getElementById("finale") && import("./finale.js");

// Only who trades holds a stepper down.
const bringSteppers = () => document.querySelector(".step") && import("./hold.js");

if (document.getElementById("table")) {
  announceNews();
  explainOnDemand();
  listenToKeys();
  closeFolds();
  echoChoices();
  rememberSpeed();
  sendByFetch();
  watch();
  for (const bring of [bringFinale, bringSteppers]) {
    onShown(bring);
    bring();
  }
  // Nobody needs it before the first press.
  addEventListener("pointerdown", () => import("./second-press.js"), { once: true });
  // Few need these, so the others do not wait for them.
  if (document.querySelector("main[data-look]")) import("./lesson.js").then(({ followLesson }) => followLesson());
  if (navigator.maxTouchPoints) import("./zoom.js").then(({ zoomByTouch }) => zoomByTouch());
}
