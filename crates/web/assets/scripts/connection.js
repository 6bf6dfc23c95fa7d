// The state of the connection, and the back-off before a retry.

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Shows a state: live, waiting (moves cannot be saved), connecting or lost. Its text is in the page. */
export function tell(state) {
  const sign = document.getElementById("connection");
  if (!sign || sign.dataset.state === state) return;
  sign.dataset.state = state;
  const text = sign.getAttribute(`data-text-${state}`) ?? "";
  (sign.querySelector("[data-text]") ?? sign).textContent = text;
}

/** Milliseconds to wait after this many failures, with jitter so that pages do not reconnect all at once. */
export function backoff(failures) {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1));
  return longest / 2 + (Math.random() * longest) / 2;
}

/** Waits this long, or until the connection is back. */
export function pause(milliseconds) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener("online", done);
  });
}
