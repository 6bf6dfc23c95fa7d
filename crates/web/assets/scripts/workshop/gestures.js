// Presses, drags, pans and pinches on the canvas, by mouse, pen and touch.
//
// A press that hardly moves is a tap. A drag that begins at a thing drags it; any other drag pans.

const SLACK = 6;

export class Gestures {
  #pointers = new Map();
  #view;
  #on;
  #drag;

  // `on` has `pick(event)`, `tap(event, thing)`, `dragStart(event, thing)`, `dragMove(event)`,
  // `dragEnd(event)` and `dragCancel()`.
  constructor(canvas, view, on) {
    this.#view = view;
    this.#on = on;
    canvas.addEventListener("pointerdown", (event) => this.#down(event, canvas));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    canvas.addEventListener("pointerup", (event) => this.#up(event));
    canvas.addEventListener("pointercancel", (event) => this.#cancel(event));
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(event, canvas) {
    if (event.button !== 0 || event.target.closest("button, input")) return;
    canvas.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, event);
    if (this.#pointers.size > 1) {
      if (this.#drag?.hasMoved && !this.#drag.isPan) this.#on.dragCancel();
      this.#drag = undefined;
      return;
    }
    this.#drag = { start: event, thing: this.#on.pick(event), hasMoved: false };
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    if (this.#pointers.size > 1) this.#pinch(event, before);
    this.#pointers.set(event.pointerId, event);
    const drag = this.#drag;
    if (!drag) return;
    if (!drag.hasMoved) {
      if (distance(drag.start, event) < SLACK) return;
      drag.hasMoved = true;
      drag.isPan = !drag.thing;
      if (drag.thing) this.#on.dragStart(drag.start, drag.thing);
    }
    if (drag.isPan) this.#view.pan(event.clientX - before.clientX, event.clientY - before.clientY);
    else this.#on.dragMove(event);
  }

  #up(event) {
    const drag = this.#drag;
    this.#forget(event);
    if (!drag) return;
    if (!drag.hasMoved) this.#on.tap(event, drag.thing);
    else if (!drag.isPan) this.#on.dragEnd(event);
  }

  #cancel(event) {
    if (this.#drag?.hasMoved && !this.#drag.isPan) this.#on.dragCancel();
    this.#forget(event);
  }

  #forget(event) {
    this.#pointers.delete(event.pointerId);
    this.#drag = undefined;
  }

  #pinch(event, before) {
    const other = [...this.#pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    const middle = (a) => ({ clientX: (a.clientX + other.clientX) / 2, clientY: (a.clientY + other.clientY) / 2 });
    const [from, to] = [middle(before), middle(event)];
    this.#view.pan(to.clientX - from.clientX, to.clientY - from.clientY);
    this.#view.zoom(distance(event, other) / Math.max(distance(before, other), 1), to);
  }

  #wheel(event) {
    event.preventDefault();
    this.#view.zoom(Math.exp(-event.deltaY / 400), event);
  }
}

function distance(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
