// Tells those who do not look: what is new is read aloud, and a hidden page marks its title.

import { onShown, table } from "./show.js";

const MARK = "\u25cf ";

/** Begins to tell. */
export function announceNews() {
  const speaker = makeSpeaker();
  let said = newsText();
  const tell = () => {
    mark();
    const text = newsText();
    if (text && text !== said) speaker.textContent = text;
    said = text;
  };
  onShown(tell);
  document.addEventListener("visibilitychange", mark);
  mark();
}

const newsText = () => document.getElementById("news")?.textContent.replace(/\s+/g, " ").trim() ?? "";

/** It stands outside the table: a live region that is itself replaced is not read. */
function makeSpeaker() {
  const speaker = document.createElement("div");
  speaker.setAttribute("role", "status");
  speaker.setAttribute("aria-live", "polite");
  // Set one by one, which the content security policy allows; unseen, but not for screen readers.
  const unseen = { position: "fixed", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" };
  Object.assign(speaker.style, unseen);
  document.body.append(speaker);
  return speaker;
}

/** The title says so when it is my turn and I look at something else. */
function mark() {
  const isAwaited = document.hidden && table().hasAttribute("data-mine");
  const plain = document.title.startsWith(MARK) ? document.title.slice(MARK.length) : document.title;
  document.title = isAwaited ? MARK + plain : plain;
}
