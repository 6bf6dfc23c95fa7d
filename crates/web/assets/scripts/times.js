// Moments in the reader's own time zone: those on the page, and those that the reader types.

const words = new Intl.DateTimeFormat(document.documentElement.lang, {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});

function put(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Shows all moments of the page in the own zone; an update of the page brings them back in UTC. */
function show() {
  for (const time of document.querySelectorAll("time[data-moment]")) {
    put(time, words.format(new Date(Number(time.dataset.moment))));
  }
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
  document.querySelectorAll("[data-zone]").forEach((element) => put(element, zone));
}

// A form sends the moment itself, because the server does not know the zone.
document.addEventListener("formdata", ({ target, formData }) => {
  const field = target.querySelector("[data-local-time]");
  if (field?.value) formData.set("moment", String(new Date(field.value).getTime()));
});

new MutationObserver(show).observe(document.body, { childList: true, subtree: true, characterData: true });
show();
