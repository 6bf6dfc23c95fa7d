// Offers to install the app, where the browser can.

const place = document.getElementById("install");
const button = place?.querySelector("button");
let offer;

function show(element) {
  element.hidden = false;
  place.hidden = false;
}

addEventListener("beforeinstallprompt", (event) => {
  // The browser's own banner would cover the page.
  event.preventDefault();
  offer = event;
  if (place) show(button);
});
addEventListener("appinstalled", () => place && (place.hidden = true));
button?.addEventListener("click", async () => {
  offer?.prompt();
  const choice = await offer?.userChoice;
  if (choice?.outcome === "accepted") place.hidden = true;
});

// Only Safari on a phone or tablet has this property; it installs by its own menu.
if (place && navigator.standalone === false) show(place.querySelector("p"));
