// The page of a table: an enhancement; nothing here is needed to play.

import { explainOnDemand } from "./explain.js";
import { catchUp, watch } from "./live.js";
import { rememberSpeed } from "./speed.js";
import { sendByFetch } from "./send.js";
import { echoChoices } from "./echo.js";
import { listenToKeys } from "./keys.js";
import { closeFolds } from "./folds.js";
import { announceNews } from "./news.js";
import { onShown } from "./show.js";

// Only finished games need it.
const bringFinale = () => document.getElementById("finale") && import("./finale.js");

// Only trading has steppers.
const bringSteppers = () => document.querySelector(".step") && import("./hold.js");

if (document.getElementById("table")) {
  announceNews();
  explainOnDemand();
  listenToKeys();
  closeFolds();
  echoChoices();
  rememberSpeed();
  sendByFetch(catchUp);
  watch();
  for (const bring of [bringFinale, bringSteppers]) {
    onShown(bring);
    bring();
  }
  // Not needed before the first press.
  addEventListener("pointerdown", () => import("./second-press.js"), { once: true });
  // Rarely needed, so loaded separately.
  if (document.querySelector("main[data-look]")) import("./lesson.js").then(({ followLesson }) => followLesson());
  if (navigator.maxTouchPoints) import("./zoom.js").then(({ zoomByTouch }) => zoomByTouch());
}
