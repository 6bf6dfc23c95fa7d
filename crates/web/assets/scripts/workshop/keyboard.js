// Keys: arrows move what is selected on the canvas, and the usual ones undo and redo.

import { move, remove } from "./document.js";
import { find } from "./things.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function listenToKeys(editor, canvas) {
  canvas.addEventListener("keydown", (event) => {
    const { selected } = editor;
    if (!selected || event.target !== canvas) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      const reach = editor.step(event);
      const [x, y] = find(editor.document, selected).at;
      editor.edit(move(editor.document, selected, [x + step[0] * reach, y + step[1] * reach]));
    }
    if (event.key === "Delete") editor.edit(remove(editor.document, selected));
  });

  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && editor.lineFrom) editor.endLine();
    if (!editor.isBegun || !(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" || (key === "z" && event.shiftKey);
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    if (isRedo) editor.redo();
    else editor.undo();
  });
}

/** Typed text that is not yet part of the document has the undo of the browser. */
function isTyping(target) {
  return target.matches("textarea") || (target.matches("input") && target.value !== target.defaultValue);
}
