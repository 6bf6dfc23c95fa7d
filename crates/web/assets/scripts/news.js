// News for readers who do not look: screen readers announce it, and a hidden page marks its title.

import { onShown, table } from "./show.js";

const MARK = "\u25cf ";
const STEP = /^step-(\d+) /;

/** Starts announcing. */
export function announceNews() {
  const speaker = makeSpeaker();
  let said = new Set(lines());
  let step = stepOf();
  onShown(() => {
    mark();
    const all = lines();
    const fresh = all.filter((line) => !said.has(line)).map(wordsOf);
    const isUndone = stepOf() < step;
    step = stepOf();
    // An undone step is new when it is done again. Where lines have no names, as in a replay, only the
    // last announcement is old.
    said = isNamed() ? new Set([...said, ...all].filter((line) => !(STEP.exec(line)?.[1] > step))) : new Set(all);
    const text = [isUndone && news().dataset.undone, ...fresh].filter(Boolean).join(" ");
    if (text) speaker.textContent = text;
  });
  document.addEventListener("visibilitychange", mark);
  mark();
}

const news = () => document.getElementById("news");
const stepOf = () => Number(news()?.dataset.step ?? 0);
const isNamed = () => Boolean(news()?.querySelector("[data-news]"));
const wordsOf = (line) => line.slice(line.indexOf(" ") + 1);

/** Each line, prefixed with its name; text without lines is one line without a name. */
function lines() {
  const named = [...(news()?.querySelectorAll("[data-news]") ?? [])];
  const plain = (element) => element.textContent.replace(/\s+/g, " ").trim();
  const all = named.length ? named.map((line) => `${line.dataset.news} ${plain(line)}`) : [news() ? ` ${plain(news())}` : ""];
  return all.filter((line) => wordsOf(line));
}

/** Outside the table, because a live region that is itself replaced is not read. */
function makeSpeaker() {
  const speaker = document.createElement("div");
  speaker.setAttribute("role", "status");
  speaker.setAttribute("aria-live", "polite");
  // Set one by one, which the content security policy allows; visually hidden only.
  const unseen = { position: "fixed", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" };
  Object.assign(speaker.style, unseen);
  document.body.append(speaker);
  return speaker;
}

/** Marks the title while it is my turn and the page is hidden. */
function mark() {
  const isAwaited = document.hidden && table().hasAttribute("data-mine");
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = isAwaited ? MARK + plain : plain;
}
