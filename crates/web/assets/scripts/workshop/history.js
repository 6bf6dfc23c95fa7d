// Undo and redo: a list of documents.

const LONGEST = 200;

export class History {
  #documents;
  #at = 0;

  constructor(document) {
    this.#documents = [document];
  }

  get document() {
    return this.#documents[this.#at];
  }

  get canUndo() {
    return this.#at > 0;
  }

  get canRedo() {
    return this.#at + 1 < this.#documents.length;
  }

  // A new document drops those that were undone.
  push(document) {
    this.#documents = [...this.#documents.slice(0, this.#at + 1), document].slice(-LONGEST);
    this.#at = this.#documents.length - 1;
  }

  undo() {
    if (this.canUndo) this.#at -= 1;
  }

  redo() {
    if (this.canRedo) this.#at += 1;
  }
}
