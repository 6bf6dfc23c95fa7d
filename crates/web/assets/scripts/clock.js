// Shows how much time is left, from the moments in the page: it is right after any sleep of the device.

const SECOND = 1000, MINUTE = 60 * SECOND, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

const { lang } = document.documentElement;
const units = Object.fromEntries(
  ["day", "hour", "minute", "second"].map((unit) => [
    unit,
    ["narrow", "long"].map((unitDisplay) => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay })),
  ]),
);
const near = new Intl.DateTimeFormat(lang, { weekday: "long", hour: "2-digit", minute: "2-digit" });
const far = new Intl.DateTimeFormat(lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

/** The two largest units of a time. */
function left(time, style) {
  const parts = [
    ["day", Math.floor(time / DAY)],
    ["hour", Math.floor((time % DAY) / HOUR)],
    ["minute", Math.floor((time % HOUR) / MINUTE)],
    ["second", Math.floor((time % MINUTE) / SECOND)],
  ];
  const first = Math.max(0, parts.findIndex(([, number]) => number > 0));
  const shown = parts.slice(time < SECOND ? 3 : first, first + 2);
  return shown.map(([unit, number]) => units[unit][style].format(number)).join(" ");
}

const when = (moment, now) => (moment - now < 6 * DAY ? near : far).format(moment);

function words({ dataset }, now) {
  const { clock, from, due, up, paused, words } = dataset;
  if (now < from) return paused.replace("{until}", when(from, now));
  if (now >= due) return up;
  if (clock === "left") return left(due - now, 0);
  return words.replace("{left}", left(due - now, 1)).replace("{until}", when(due, now));
}

function tick() {
  const now = Date.now();
  for (const time of document.querySelectorAll("time[data-clock]")) {
    const text = words(time, now);
    if (time.textContent !== text) time.textContent = text;
    time.classList.toggle("short", time.dataset.due - now < 5 * MINUTE);
  }
}

tick();
setInterval(tick, SECOND);
document.addEventListener("visibilitychange", tick);
// An update puts the words of the server back, and this replaces them before anybody sees them.
const live = document.getElementById("table")?.parentElement ?? document.getElementById("running");
if (live) new MutationObserver(tick).observe(live, { childList: true, subtree: true, characterData: true });
