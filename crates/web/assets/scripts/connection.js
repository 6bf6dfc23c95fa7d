// The state of the connection, and how long to wait before the next try.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Shows a state: live, connecting or lost. The words for it stand in the page. */
export function tell(state) {
  const sign = document.getElementById("connection");
  if (!sign || sign.dataset.state === state) return;
  sign.dataset.state = state;
  const text = { live: "textLive", connecting: "textConnecting", lost: "textLost" }[state];
  (sign.querySelector("[data-text]") ?? sign).textContent = sign.dataset[text] ?? "";
}

/** Milliseconds to wait after so many failures; by chance, lest all pages come back at one moment. */
export function backoff(failures) {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return longest / 2 + (Math.random() * longest) / 2;
}
