// Buttons that copy: `data-copy` is the text, `data-copied` the label of the button afterwards.

const SHOWN = 2000;

document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
  } catch {
    // Without permission the text stays selectable for copying manually.
    return;
  }
  answer(button);
});

function answer(button) {
  const words = button.querySelector("[data-copy-words]") ?? button;
  if (!button.dataset.copied || words.dataset.before) return;
  words.dataset.before = words.textContent;
  words.textContent = button.dataset.copied;
  setTimeout(() => {
    words.textContent = words.dataset.before;
    delete words.dataset.before;
  }, SHOWN);
}
