// The number of games that wait for the reader: in the title, and on the icon of the installed app.

// A mark of unseen news may come first.
const TITLE = /^(\u25cf )?(?:\(\d+\) )?(.*)$/s;

/** Shows the number that the page has. */
export function tellWaiting() {
  const waiting = Number(document.querySelector("[data-waiting]")?.dataset.waiting ?? 0);
  const [, mark = "", plain] = TITLE.exec(document.title);
  document.title = `${mark}${waiting ? `(${waiting}) ` : ""}${plain}`;
  // Only installed apps have a badge.
  navigator.setAppBadge?.(waiting).catch(() => {});
}
