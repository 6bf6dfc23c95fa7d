// The page of a table: everything here makes it smoother, nothing here is needed to play.

import { explainOnDemand } from "./explain.js";
import { watch } from "./live.js";
import { followLesson } from "./lesson.js";
import { rememberSpeed } from "./speed.js";
import { sendByFetch } from "./send.js";
import { echoChoices } from "./echo.js";
import { listenToKeys } from "./keys.js";
import { closeFolds } from "./folds.js";
import { announceNews } from "./news.js";
import { zoomByTouch } from "./zoom.js";

if (document.getElementById("table")) {
  announceNews();
  explainOnDemand();
  listenToKeys();
  followLesson();
  closeFolds();
  echoChoices();
  zoomByTouch();
  rememberSpeed();
  sendByFetch();
  watch();
}
