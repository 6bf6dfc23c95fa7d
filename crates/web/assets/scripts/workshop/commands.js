// The buttons of the workshop, by their names in the markup.

import { addPosition } from "./document.js";
import { find, newest } from "./things.js";

/** The distance between the places that are tried for something new. */
const APART = 40;
/** The distance from others at which something new can be seen. */
const FREE = 30;

export function commands(editor, proof) {
  const { root, tools, view, checks } = editor;

  return {
    undo: () => editor.undo(),
    redo: () => editor.redo(),
    "zoom-in": () => view.zoom(1.4),
    "zoom-out": () => view.zoom(1 / 1.4),
    fit: () => view.fit(),
    restart: () => delete root.dataset.begun,
    download: () => download(root.querySelector("[name=text]").value, `${editor.document.id}.toml`),
    "add-church": () => add("church"),
    "add-site": () => add("site"),
    "add-wall": () => put("wall", freeCorner(editor.document)),
    "add-harbour": () => put("harbour", [editor.document.map.width / 2, editor.document.map.height]),
    prove: () => proof.run(root.querySelector("[name=text]").value, "finished" in root.querySelector("#tools").dataset),
    "stop-proof": () => proof.stop(),
  };

  /** Adds the next church or site that is missing, for those who do not press on the canvas. */
  function add(group) {
    const button = tools.nextMissing(editor.document, group) ?? root.querySelector(`[data-tool^="${group} "]`);
    tools.choose(button.dataset.tool);
    const { list } = tools;
    const document = tools.place(editor.document, freePlace(editor.document));
    tools.choose("hand");
    return edit(document, newest(document, list));
  }

  function put(list, at) {
    const document = addPosition(editor.document, list, at);
    return edit(document, newest(document, list));
  }

  /** Goes on in the fields of something new. */
  async function edit(document, thing) {
    editor.selected = thing;
    editor.edit(document);
    await checks.send({ document: JSON.stringify(document) });
    editor.show();
    if (!find(editor.document, editor.selected)) return;
    const field = root.querySelector(".thing.selected :is(input, select)");
    field?.focus();
    field?.select?.();
  }
}

/** A free place near the middle of the map. */
function freePlace({ map, churches, sites }) {
  const middle = [map.width / 2, map.height / 2].map(Math.round);
  const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const steps = Array.from({ length: 25 }, (_, step) => APART * (step - 12));
  const all = steps.flatMap((down) => steps.map((right) => [middle[0] + right, middle[1] + down]));
  const onMap = all.filter(([x, y]) => x >= 0 && y >= 0 && x <= map.width && y <= map.height);
  const isFree = (at) => [...churches, ...sites].every((place) => distance(place.at, at) > FREE);
  return onMap.toSorted((a, b) => distance(a, middle) - distance(b, middle)).find(isFree) ?? middle;
}

/** A corner of the map where no corner of the wall is yet. */
function freeCorner({ map: { width, height }, wall = [] }) {
  const corners = [[0, 0], [width, 0], [width, height], [0, height]];
  return corners.find(([x, y]) => wall.every((at) => at[0] !== x || at[1] !== y)) ?? corners[0];
}

function download(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
