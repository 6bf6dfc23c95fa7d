// The state of the workshop: the document with its history, what is selected, and what is going on.

import { store } from "./autosave.js";
import { History } from "./history.js";
import { draw, drawPending } from "./markers.js";
import { find, places, things } from "./things.js";

const GRID = 5;
/** The distance in pixels at which a press hits a thing. */
const REACH = { touch: 28, placing: 16, mouse: 18 };
/** The least such distance on the map. */
const LEAST_REACH = 20;

export class Editor {
  /** The selected thing. */
  selected;
  /** The first end of the line that is being drawn. */
  lineFrom;
  /** The document while something is dragged. */
  dragged;
  #history;

  constructor({ root, marks, view, picture, tools, checks }) {
    Object.assign(this, { root, marks, view, picture, tools, checks });
  }

  get isBegun() {
    return Boolean(this.#history);
  }

  get document() {
    return this.#history.document;
  }

  /** Begins with a document that the server has read. */
  begin(document) {
    if (!document) return;
    if (this.#history) this.#history.push(document);
    else this.#history = new History(document);
    this.root.dataset.begun = "";
    this.selected = undefined;
    store(document);
    this.view.fit();
    this.show();
    this.root.scrollIntoView({ block: "nearest" });
  }

  /** A change of the document that can be undone. */
  edit(document) {
    if (!document || document === this.document) return;
    this.#history.push(document);
    this.#settle();
  }

  undo() {
    this.#history.undo();
    this.#settle();
  }

  redo() {
    this.#history.redo();
    this.#settle();
  }

  #settle() {
    store(this.document);
    if (this.selected && !find(this.document, this.selected)) this.selected = undefined;
    if (this.lineFrom && !find(this.document, this.lineFrom)) this.lineFrom = undefined;
    this.show();
    this.checks.soon(this.document, () => this.show());
  }

  select(thing) {
    this.selected = thing;
    this.show();
    this.root.querySelector(".thing.selected")?.scrollIntoView({ block: "nearest" });
  }

  endLine() {
    this.lineFrom = undefined;
    drawPending(this.marks);
    if (this.isBegun) this.show();
  }

  show() {
    const { root, tools } = this;
    const board = this.dragged ?? this.document;
    const wrong = new Set([...root.querySelectorAll(".thing.wrong")].map(({ dataset }) => dataset.thing));
    this.view.show(board.map);
    this.picture.show(board.map);
    const { wall } = root.querySelector("#city").dataset;
    draw(this.marks, board, { selected: this.lineFrom ?? this.selected, icons: tools.icons(), wrong, wall });
    tools.show();
    for (const row of root.querySelectorAll(".thing")) {
      row.classList.toggle("selected", row.dataset.thing === this.selected);
    }
    root.querySelector("[data-do=undo]").disabled = !this.#history.canUndo;
    root.querySelector("[data-do=redo]").disabled = !this.#history.canRedo;
  }

  /** The point of the map below a pointer, on the grid if that is wanted. */
  point(event) {
    const point = this.view.point(event);
    const isOnGrid = this.root.querySelector("[name=snap]").checked;
    return isOnGrid ? point.map((value) => Math.round(value / GRID) * GRID) : point;
  }

  /** The step of an arrow key. */
  step(event) {
    return event.shiftKey ? 1 : GRID;
  }

  /** The thing below a pointer: the nearest one within reach. */
  pick(event) {
    const board = this.dragged ?? this.document;
    const reach = this.tools.list ? REACH.placing : REACH[event.pointerType] ?? REACH.mouse;
    const [x, y] = this.view.point(event);
    const distance = (thing) => {
      const { at } = find(board, thing);
      return Math.hypot(at[0] - x, at[1] - y);
    };
    const all = this.tools.joinsPlaces ? places(board) : things(board);
    const [nearest] = all.toSorted((a, b) => distance(a) - distance(b));
    return nearest && distance(nearest) < Math.max(reach / this.view.scale, LEAST_REACH) ? nearest : undefined;
  }
}
