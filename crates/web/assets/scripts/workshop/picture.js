// A picture of a printed board below the canvas. It stays in the browser: its address is local to this
// page, and no request contains it.

import { asTransform, projection } from "./homography.js";

// The arrow keys as steps.
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Picture {
  #image;
  #corners;
  #view;
  #part;
  #map = { width: 1000, height: 720 };
  // Where the corners of the board are in the picture, clockwise from the top left, from 0 to 1.
  #marked = [[0, 0], [1, 0], [1, 1], [0, 1]];

  constructor(part, canvas, view) {
    this.#part = part;
    this.#view = view;
    this.#image = canvas.querySelector("img");
    this.#corners = [...canvas.querySelectorAll("[data-corner]")];
    part.addEventListener("input", (event) => this.#input(event));
    part.addEventListener("change", (event) => this.#change(event));
    this.#image.addEventListener("load", () => this.#loaded());
    this.#corners.forEach((handle, index) => this.#draggable(handle, index));
  }

  show(map) {
    this.#map = map;
    this.#place();
  }

  #input({ target }) {
    if (target.name === "fade") this.#image.style.opacity = target.value / 100;
    if (target.name === "shown") this.#image.classList.toggle("away", !target.checked);
    if (target.name === "corners") this.#place();
  }

  #change({ target }) {
    const file = target.type === "file" && target.files[0];
    if (!file) return;
    URL.revokeObjectURL(this.#image.src);
    this.#image.src = URL.createObjectURL(file);
  }

  #loaded() {
    this.#marked = [[0, 0], [1, 0], [1, 1], [0, 1]];
    this.#part.dataset.loaded = "";
    this.#image.hidden = false;
    this.#place();
  }

  get #isMarking() {
    return this.#part.querySelector("[name=corners]").checked && !this.#image.hidden;
  }

  // While its corners are marked, the picture lies flat in the middle of the map.
  #flat() {
    const { width, height } = this.#map;
    const scale = Math.min(width / this.#image.naturalWidth, height / this.#image.naturalHeight);
    const [across, down] = [this.#image.naturalWidth * scale, this.#image.naturalHeight * scale];
    return ([x, y]) => [(width - across) / 2 + x * across, (height - down) / 2 + y * down];
  }

  #place() {
    if (this.#image.hidden) return;
    const { naturalWidth, naturalHeight } = this.#image;
    const { width, height } = this.#map;
    const board = [[0, 0], [width, 0], [width, height], [0, height]];
    const inPixels = (marks) => marks.map(([x, y]) => [x * naturalWidth, y * naturalHeight]);
    const flat = this.#flat();
    const whole = [[0, 0], [1, 0], [1, 1], [0, 1]];
    const found = this.#isMarking
      ? projection(inPixels(whole), whole.map(flat))
      : projection(inPixels(this.#marked), board);
    if (found) this.#image.style.transform = asTransform(found);
    this.#corners.forEach((handle, index) => {
      const [x, y] = flat(this.#marked[index]);
      handle.hidden = !this.#isMarking;
      handle.style.transform = `translate(${x}px, ${y}px)`;
    });
  }

  #draggable(handle, index) {
    handle.addEventListener("pointerdown", (event) => handle.setPointerCapture(event.pointerId));
    handle.addEventListener("pointermove", (event) => {
      if (handle.hasPointerCapture(event.pointerId)) this.#mark(index, this.#view.point(event));
    });
    handle.addEventListener("keydown", (event) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      const [x, y] = this.#flat()(this.#marked[index]);
      const reach = event.shiftKey ? 1 : 5;
      this.#mark(index, [x + step[0] * reach, y + step[1] * reach]);
    });
  }

  #mark(index, [x, y]) {
    const flat = this.#flat();
    const [[left, top], [right, bottom]] = [flat([0, 0]), flat([1, 1])];
    const part = (at, low, high) => Math.min(Math.max((at - low) / (high - low), 0), 1);
    this.#marked[index] = [part(x, left, right), part(y, top, bottom)];
    this.#place();
  }
}
