// The part of the map that the canvas shows: pan and zoom.

const CLOSEST = 6;

export class View {
  #canvas;
  #world;
  #map = { width: 1000, height: 720 };
  #x = 0;
  #y = 0;
  #scale = 1;

  constructor(canvas, world) {
    this.#canvas = canvas;
    this.#world = world;
    new ResizeObserver(() => this.fit()).observe(canvas);
  }

  get scale() {
    return this.#scale;
  }

  // Shows the whole map.
  show(map) {
    if (map.width === this.#map.width && map.height === this.#map.height) return;
    this.#map = map;
    this.fit();
  }

  fit() {
    const { width, height } = this.#canvas.getBoundingClientRect();
    if (!width) return;
    this.#scale = this.#smallest();
    this.#x = (width - this.#map.width * this.#scale) / 2;
    this.#y = (height - this.#map.height * this.#scale) / 2;
    this.#apply();
  }

  #smallest() {
    const { width, height } = this.#canvas.getBoundingClientRect();
    const margin = 24;
    return Math.min((width - margin) / this.#map.width, (height - margin) / this.#map.height);
  }

  // The point of the map below a point of the window.
  point({ clientX, clientY }) {
    const { left, top } = this.#canvas.getBoundingClientRect();
    return [(clientX - left - this.#x) / this.#scale, (clientY - top - this.#y) / this.#scale];
  }

  pan(right, down) {
    this.#x += right;
    this.#y += down;
    this.#apply();
  }

  // Zooms by a factor; the point below the pointer stays where it is.
  zoom(factor, pointer = this.#middle()) {
    const [x, y] = this.point(pointer);
    const scale = Math.min(Math.max(this.#scale * factor, this.#smallest()), CLOSEST);
    this.#x += x * (this.#scale - scale);
    this.#y += y * (this.#scale - scale);
    this.#scale = scale;
    this.#apply();
  }

  #middle() {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  // The map cannot leave the canvas.
  #apply() {
    const { width, height } = this.#canvas.getBoundingClientRect();
    const bound = (at, size, room) => Math.min(Math.max(at, room / 2 - size), room / 2);
    this.#x = bound(this.#x, this.#map.width * this.#scale, width);
    this.#y = bound(this.#y, this.#map.height * this.#scale, height);
    this.#world.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
    this.#world.style.setProperty("--unscale", 1 / this.#scale);
  }
}
