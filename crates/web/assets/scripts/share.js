// Shares a result: by the system's share sheet, or as a picture file. The server draws the picture, and
// the browser renders it.

/** Activates the buttons in this element. */
export function offerSharing(place) {
  const send = place.querySelector("[data-share]");
  send.hidden = !navigator.share;
  send.addEventListener("click", () => share(send.dataset));
  const save = place.querySelector("[data-picture]");
  save.addEventListener("click", async (event) => {
    event.preventDefault();
    const file = await picture(save.href, save.dataset.picture);
    if (file) download(file);
    else location.assign(save.href);
  });
}

async function share({ share: text, link: url, from, file: name }) {
  const file = await picture(from, name);
  const whole = { text, url, files: [file] };
  const isWelcome = file && navigator.canShare?.(whole);
  // Closing the sheet without a choice is not an error.
  await navigator.share(isWelcome ? whole : { text, url }).catch(() => {});
}

/** The drawing at this address as a PNG file; nothing if that fails. */
async function picture(address, name) {
  try {
    const drawing = new Image();
    drawing.src = address;
    await drawing.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
    canvas.getContext("2d").drawImage(drawing, 0, 0);
    const pixels = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
    return pixels && new File([pixels], `${name}.png`, { type: "image/png" });
  } catch {
    return undefined;
  }
}

function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
