// Sends the document to the server, which answers with the parts of the page that depend on it: what
// is missing, what is wrong, the list of all things, the city, and the file.

import { Idiomorph } from "../../vendor/idiomorph.js";

// A pause in the changes after which the document is sent.
const PAUSE = 150;
// The server refuses longer files; one more byte is enough for its answer.
const LONGEST_FILE = 64 * 1024 + 1;

export class Checks {
  #address;
  #status;
  #newest = 0;
  #timer;

  constructor(address, status) {
    this.#address = address;
    this.#status = status;
  }

  // Sends the document once nothing has changed for a moment.
  soon(board, shown) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.send({ document: JSON.stringify(board) }).then(shown), PAUSE);
  }

  // The text of a file, as much as the server needs to see that it is too long.
  async textOf(file) {
    return file.slice(0, LONGEST_FILE).text();
  }

  // Sends a file, and returns its document if the file can be read.
  async file(text) {
    return this.send({ text });
  }

  // A board that exists already.
  async board(id) {
    return this.send({ board: id });
  }

  // Shows the answer, and returns its document. Answers that are late are ignored.
  async send(fields) {
    clearTimeout(this.#timer);
    this.#newest += 1;
    const own = this.#newest;
    const parts = await this.#fetch(fields);
    if (!parts || own !== this.#newest) return undefined;
    for (const part of parts.children) {
      Idiomorph.morph(document.getElementById(part.id), part, { ignoreActiveValue: true });
    }
    return parts.dataset.document && JSON.parse(parts.dataset.document);
  }

  async #fetch(fields) {
    try {
      const body = new URLSearchParams(fields);
      const response = await fetch(this.#address, { method: "POST", body, headers: { "X-Live": "" } });
      if (!response.ok) throw new Error(response.status);
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      this.#status.dataset.state = "checked";
      return page.getElementById("workshop-parts");
    } catch {
      this.#status.dataset.state = "away";
      return undefined;
    }
  }
}
