// A field for a file whose text is put into another field, where it can be read before it is sent.

// Longer files are no games; the server says so of what is put there.
const MOST_BYTES = 100_000;

document.addEventListener("change", async ({ target }) => {
  const field = document.getElementById(target.dataset?.readsInto ?? "");
  const file = target.files?.[0];
  if (!field || !file) return;
  field.value = await file.slice(0, MOST_BYTES).text();
  field.focus();
});
