// A file field whose text is copied into another field, where it can be read before sending.

// Longer files are not games; the server rejects them.
const MOST_BYTES = 100_000;

document.addEventListener("change", async ({ target }) => {
  const field = document.getElementById(target.dataset?.readsInto ?? "");
  const file = target.files?.[0];
  if (!field || !file) return;
  field.value = await file.slice(0, MOST_BYTES).text();
  field.focus();
});
