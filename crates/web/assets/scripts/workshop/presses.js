// What presses and drags on the canvas do with the chosen tool.

import * as board from "./document.js";
import { toggleLine } from "./lines.js";
import { drawPending } from "./markers.js";
import { find, listOf, newest } from "./things.js";

export function presses(editor) {
  const { tools, marks, view } = editor;
  const id = (thing) => find(editor.document, thing).id;
  const at = (thing) => find(editor.document, thing).at;

  function painted(document, thing) {
    return listOf(thing) === "sites" ? board.setParish(document, thing, tools.value) : document;
  }

  /** Presses on one place after another draw a chain of lines. */
  function tapWithLine(thing) {
    if (!thing || thing === editor.lineFrom) return editor.endLine();
    const from = editor.lineFrom;
    editor.lineFrom = thing;
    editor.selected = undefined;
    if (from) editor.edit(toggleLine(editor.document, id(from), id(thing)));
    else editor.show();
  }

  function place(event) {
    const list = tools.list;
    const document = tools.place(editor.document, editor.point(event));
    if (!document) return editor.select(undefined);
    editor.selected = newest(document, list);
    editor.edit(document);
  }

  return {
    pick: (event) => editor.isBegun && editor.pick(event),

    tap(event, thing) {
      if (tools.name === "line") tapWithLine(thing);
      else if (tools.name === "parish" && thing) editor.edit(painted(editor.document, thing));
      else if (thing) editor.select(thing);
      else place(event);
    },

    dragStart(event, thing) {
      editor.dragged = editor.document;
      if (tools.name === "line") editor.lineFrom = thing;
      else if (tools.name !== "parish") editor.selected = thing;
    },

    dragMove(event) {
      const thing = editor.pick(event);
      if (tools.name === "line") {
        drawPending(marks, at(editor.lineFrom), thing ? at(thing) : view.point(event));
        return;
      }
      if (tools.name !== "parish") editor.dragged = board.move(editor.dragged, editor.selected, editor.point(event));
      else if (thing) editor.dragged = painted(editor.dragged, thing);
      editor.show();
    },

    dragEnd(event) {
      const { dragged, lineFrom: from } = editor;
      const to = editor.pick(event);
      editor.dragged = undefined;
      if (tools.name !== "line") return editor.edit(dragged);
      editor.endLine();
      if (to && to !== from) editor.edit(toggleLine(editor.document, id(from), id(to)));
    },

    dragCancel() {
      editor.dragged = undefined;
      editor.endLine();
    },

    /** The line follows the mouse to the next place. */
    hover(event) {
      if (editor.lineFrom && !editor.dragged) drawPending(marks, at(editor.lineFrom), view.point(event));
    },
  };
}
