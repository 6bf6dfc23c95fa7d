// Sends forms without leaving the page. Unexpected responses fall back to a plain submit.

import { backoff, pause, tell } from "./connection.js";
import { choiceOf, sameChoice } from "./keep.js";
import { asked, shownEdition, table } from "./show.js";

const LONGEST_SEND = 10_000;
// Statuses of a proxy while the server is away for a moment.
const AWAY = [502, 503, 504];

// The maximum delay of announcements during a request.
const LONGEST_GRACE = 1_000;

const sending = new Map();
// Presses during a request, by address: the last one counts.
const next = new Map();
const plain = new WeakSet();

let missed;

/** Takes over the forms of the table. Calls back if the page has to be fetched. */
export function sendByFetch(fetchTable) {
  missed = fetchTable;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!table().contains(form) || form.method !== "post" || plain.has(form)) return;
    event.preventDefault();
    const address = addressOf(form);
    // One at a time: later presses wait for the response.
    if (sending.has(address)) return wait(address, submitter);
    sending.set(address, send(form, submitter).finally(() => goOn(address)));
  });
}

function wait(address, submitter) {
  const choice = submitter && choiceOf(submitter);
  if (!choice) return;
  next.set(address, choice);
  submitter.dataset.pending = "";
}

/** Repeats the waiting press, if the new state still offers it. */
function goOn(address) {
  sending.delete(address);
  const choice = next.get(address);
  next.delete(address);
  const buttons = table().querySelectorAll("[data-pending]");
  buttons.forEach((button) => delete button.dataset.pending);
  if (choice) sameChoice(table(), choice)?.click();
}

/** Waits for pending responses, with a timeout. */
export function whenSent() {
  const answers = Promise.allSettled(sending.values());
  return sending.size ? Promise.race([answers, pause(LONGEST_GRACE)]) : answers;
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const typed = [...form.elements].filter(isTyped).map((field) => [field, field.value]);
  // After choosing a field in the rondel view, show the turn view with its choices. A lesson switches
  // views itself.
  const isOnRondel = submitter?.closest("#rondel");
  if (submitter) submitter.dataset.pending = "";
  // Not needed before the first response.
  const loading = import("./update.js").catch(() => ({}));
  const answer = await post(asked(submitter?.getAttribute("formaction") ?? addressOf(form)), body);
  if (submitter) delete submitter.dataset.pending;
  if (!answer) return tell("lost");
  // Sent text is no longer being typed, unless the reader typed on meanwhile.
  const isTaken = ([field, value]) => answer.ok && field.value === value;
  typed.filter(isTaken).forEach(([field]) => (field.value = field.defaultValue));
  if (!accept(answer, await loading)) submitPlainly(form, submitter);
  else if (isOnRondel && !table().dataset.tab) turnTab().checked = true;
}

/** Posts until there is a response. Without a version a retry could have two effects, so there is none. */
async function post(address, body) {
  for (let failures = 0; ; ) {
    const answer = await postOnce(address, body).catch(() => undefined);
    if (answer && !AWAY.includes(answer.status)) {
      if (failures) {
        tell("live");
        complain("");
      }
      return answer;
    }
    // The server itself says why, a proxy only that it is away.
    if (answer) complain(answer.text);
    if (!body.has("version")) return undefined;
    failures += 1;
    tell(answer?.status === 503 ? "waiting" : failures > 1 ? "lost" : "connecting");
    await pause(backoff(failures));
  }
}

async function postOnce(address, body) {
  const headers = { "X-Live": shownEdition() };
  const signal = AbortSignal.timeout(LONGEST_SEND);
  const answer = await fetch(address, { method: "POST", body, headers, signal });
  const { ok, status, redirected, url } = answer;
  return { ok, status, redirected, url, text: await answer.text() };
}

/** Shows the response; returns whether it was understood. */
function accept({ ok, status, redirected, url, text }, { show }) {
  if (redirected) {
    location.assign(url);
    return true;
  }
  if (status === 422) return complain(text);
  if (!show || (!ok && status !== 409)) return false;
  if (show(text)) return true;
  // Changes of a state that is not shown any more: the stream has brought another one meanwhile.
  const isUpdate = text.startsWith("{");
  if (isUpdate) missed();
  return isUpdate;
}

/** Shows an error, if the page has a place for it; none hides the last one. */
function complain(text) {
  const problem = document.getElementById("problem");
  if (!problem || text.trimStart().startsWith("<")) return false;
  problem.textContent = text;
  problem.hidden = !text;
  return Boolean(text);
}

// Not `form.action`, which a field of that name would shadow.
const addressOf = (form) => form.getAttribute("action");

const turnTab = () => document.getElementById("tab-turn");

const isTyped = (field) => "defaultValue" in field && field.value !== field.defaultValue;

/** Lets the browser submit, and the server respond with a whole page. */
function submitPlainly(form, submitter) {
  if (!form.isConnected) return location.reload();
  plain.add(form);
  form.requestSubmit(submitter?.isConnected ? submitter : undefined);
}
