// The tools of the palette: what a press on the canvas does. How many there are of each thing is
// written on the buttons by the server.

import * as board from "./document.js";

/** Where the tools put what they place. */
const LISTS = { church: "churches", site: "sites", wall: "wall", harbour: "harbour" };

export class Tools {
  #root;
  // The tool and its value: "site brewer", "church red", "parish petri", "line", "wall",
  // "harbour", "hand".
  chosen = "hand";

  constructor(root) {
    this.#root = root;
  }

  choose(tool) {
    this.chosen = tool;
    this.show();
  }

  // Marks the chosen button; the server does not know it.
  show() {
    for (const button of this.#root.querySelectorAll("[data-tool]")) {
      button.setAttribute("aria-pressed", String(button.dataset.tool === this.chosen));
    }
  }

  get name() {
    return this.chosen.split(" ")[0];
  }

  get value() {
    return this.chosen.slice(this.name.length + 1);
  }

  // The icon of each kind of site.
  icons() {
    const buttons = this.#root.querySelectorAll('[data-tool^="site "]');
    return new Map([...buttons].map((button) => [
      button.dataset.tool.slice("site ".length),
      button.querySelector("use").getAttribute("href"),
    ]));
  }

  // Places something. After a church or a site it goes on to the next that is missing.
  place(document, at) {
    if (this.name === "church") {
      const template = JSON.parse(this.#button().dataset.template);
      const next = board.addChurch(document, template, at);
      this.#goOn(next, "church");
      return next;
    }
    if (this.name === "site") {
      const next = board.addSite(document, this.value, at);
      this.#goOn(next, "site");
      return next;
    }
    if (this.name === "wall") return board.addPosition(document, "wall", at);
    if (this.name === "harbour") {
      this.choose("hand");
      return board.addPosition(document, "harbour", at);
    }
    return undefined;
  }

  /** The list that grows by a press; `undefined` if the tool places nothing. */
  get list() {
    return LISTS[this.name];
  }

  /** Whether it is only about churches and sites. */
  get joinsPlaces() {
    return ["line", "parish"].includes(this.name);
  }

  // The template of the next church, or the kind of the next site, that is missing.
  nextMissing(document, group) {
    const buttons = [...this.#root.querySelectorAll(`[data-tool^="${group} "]`)];
    const at = Math.max(buttons.findIndex((button) => button.dataset.tool === this.chosen), 0);
    const inOrder = [...buttons.slice(at), ...buttons.slice(0, at)];
    return inOrder.find((button) => count(document, button.dataset.tool) < Number(button.dataset.most));
  }

  #goOn(document, group) {
    const next = this.nextMissing(document, group) ?? (group === "church" && this.nextMissing(document, "site"));
    this.choose(next ? next.dataset.tool : "hand");
  }

  #button() {
    return this.#root.querySelector(`[data-tool="${this.chosen}"]`);
  }
}

function count(document, tool) {
  const [group, value] = tool.split(" ");
  if (group === "church") return document.churches.filter(({ colour }) => colour === value).length;
  return document.sites.filter(({ kind }) => kind === value).length;
}
