// Turns on notifications on this device, after a press.

const place = document.getElementById("push");
const button = place?.querySelector("button");
const { pushKey, pushTo } = place?.dataset ?? {};
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

for (const field of document.querySelectorAll("[data-zone]")) field.value = timeZone;
if (button) offer();

function offer() {
  const isPossible = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (isPossible) {
    button.hidden = false;
    button.addEventListener("click", turnOn);
    if (Notification.permission === "denied") remark("denied");
  } else {
    // Only Safari on a phone or tablet has this property. It allows push messages on the home screen only.
    remark(navigator.standalone === false ? "ios" : "impossible");
  }
}

function remark(word) {
  for (const one of place.querySelectorAll("[data-remark]")) one.hidden = one.dataset.remark !== word;
}

async function turnOn() {
  button.disabled = true;
  try {
    if ((await Notification.requestPermission()) !== "granted") return remark("denied");
    await add(await subscription());
    location.assign(`${location.pathname}?done=push`);
  } catch {
    remark("failed");
  } finally {
    button.disabled = false;
  }
}

/** A subscription for the key of this server; one for an older key is of no use. */
async function subscription() {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wanted);
  }
}

async function add(one) {
  const { endpoint, keys } = one.toJSON();
  const body = new URLSearchParams({ endpoint, p256dh: keys.p256dh, auth: keys.auth, zone: timeZone });
  const answer = await fetch(pushTo, { method: "POST", body });
  if (!answer.ok) throw new Error(answer.statusText);
}
