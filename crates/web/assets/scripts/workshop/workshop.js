// The workshop: an editor for boards. The document is plain data in this page; the server checks it,
// draws the city and renders the list.

import { stored } from "./autosave.js";
import { Checks } from "./checks.js";
import { commands } from "./commands.js";
import { remove } from "./document.js";
import { Editor } from "./editor.js";
import { changed } from "./fields.js";
import { Gestures } from "./gestures.js";
import { listenToKeys } from "./keyboard.js";
import { Picture } from "./picture.js";
import { presses } from "./presses.js";
import { Proof } from "./proof.js";
import { Tools } from "./tools.js";
import { View } from "./view.js";

const root = document.getElementById("workshop");
const canvas = document.getElementById("canvas");
const view = new View(canvas, canvas.querySelector(".world"));
const checks = new Checks(root.dataset.check, document.getElementById("workshop-status"));
const editor = new Editor({
  root,
  view,
  checks,
  marks: canvas.querySelector("svg.marks"),
  picture: new Picture(document.getElementById("picture"), canvas, view),
  tools: new Tools(root),
});
const named = commands(editor, new Proof(document.getElementById("test")));
const onCanvas = presses(editor);

new Gestures(canvas, view, onCanvas);
canvas.addEventListener("pointermove", (event) => event.pointerType === "mouse" && onCanvas.hover(event));
listenToKeys(editor, canvas);

root.addEventListener("click", ({ target }) => {
  const button = target.closest("button");
  if (!button) return;
  const { tool, tab, start, do: command, remove: isRemove, field } = button.dataset;
  if (tool) {
    editor.endLine();
    editor.tools.choose(tool);
  }
  if (tab) showTab(tab);
  if (start) checks.board(start).then((document) => editor.begin(document));
  if (command) named[command]?.();
  if (field) editor.edit(changed(editor.document, button));
  if (isRemove !== undefined) editor.edit(remove(editor.document, button.closest("[data-thing]").dataset.thing));
});

/** A link to a thing selects it in the list. */
root.addEventListener("click", ({ target }) => {
  const place = target.closest("a[href^='#']")?.getAttribute("href").slice(1);
  if (!place) return;
  showTab(place === "file" ? "file" : "list");
  const thing = document.getElementById(place)?.dataset.thing;
  if (thing) editor.select(thing);
});

function showTab(tab) {
  root.dataset.tab = tab;
  for (const button of root.querySelectorAll("button[data-tab]")) {
    button.setAttribute("aria-pressed", String(button.dataset.tab === tab));
  }
}

root.addEventListener("change", async ({ target }) => {
  if (target.name === "board-file" && target.files[0]) {
    const text = await checks.textOf(target.files[0]);
    target.value = "";
    read(text);
  } else if (editor.isBegun) {
    editor.edit(changed(editor.document, target));
  }
});

root.addEventListener("submit", (event) => {
  if (event.target.id !== "board-text") return;
  event.preventDefault();
  read(event.target.elements.text.value);
});

/** Reads a file. One that cannot be read is shown with its error, and the document stays. */
async function read(text) {
  const document = await checks.file(text);
  editor.begin(document);
  root.dataset.begun = "";
  if (!document) showTab("file");
}

root.addEventListener("focusin", ({ target }) => {
  const thing = target.closest(".thing")?.dataset.thing;
  if (!thing || thing === editor.selected) return;
  editor.selected = thing;
  editor.show();
});

const kept = stored();
if (root.dataset.from) {
  checks.board(root.dataset.from).then((document) => editor.begin(document));
} else if (kept) {
  editor.begin(kept);
  checks.soon(kept, () => editor.show());
}
