// Asks the server to play games on the board. The answer is a stream: progress after each game, and at
// the end the result as markup. Ending the request ends the games.

export class Proof {
  #part;
  #running;

  constructor(part) {
    this.#part = part;
  }

  // Plays games on a board file. An unfinished board cannot be played on.
  async run(text, isFinished) {
    this.stop();
    this.#part.dataset.state = isFinished ? "running" : "unfinished";
    if (!isFinished) return;
    this.#show(0, 1);
    const running = new AbortController();
    this.#running = running;
    const state = await this.#play(text, running.signal).catch(() => "failed");
    if (this.#running === running) this.#part.dataset.state = state;
  }

  stop() {
    this.#running?.abort();
    this.#running = undefined;
    delete this.#part.dataset.state;
  }

  async #play(text, signal) {
    const body = new URLSearchParams({ text });
    const response = await fetch(this.#part.dataset.proof, { method: "POST", body, signal, headers: { "X-Live": "" } });
    if (!response.ok) return "failed";
    for await (const { name, data } of events(response.body)) {
      if (name === "progress") this.#show(...data.split(" ").map(Number));
      if (name === "result") {
        this.#part.querySelector(".result").innerHTML = data;
        return "done";
      }
    }
    return "failed";
  }

  #show(played, all) {
    const bar = this.#part.querySelector("progress");
    bar.max = all;
    bar.value = played;
    this.#part.querySelector(".played").textContent = played ? `${played}/${all}` : "";
  }
}

// The events of a stream.
async function* events(stream) {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = (rest + read.value).split("\n\n");
    rest = parts.pop();
    for (const part of parts) {
      const [, name, data] = part.match(/^event: (.*)\ndata: (.*)$/s) ?? [];
      if (name) yield { name, data };
    }
  }
}
