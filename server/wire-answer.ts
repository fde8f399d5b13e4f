const STATUS = "HTTP/1.1 200 OK\r\nDate: ";

let date = "";
let dateSecond = 0;

/**
 * A whole answer in one piece, the file at its end: the system takes one buffer much faster than two. It is made once
 * and dated anew where it stands.
 */
export class WireAnswer {
  readonly #bytes: Buffer;
  #second = 0;

  /** Headers are name and value in turns. */
  constructor(headers: readonly string[], body: Buffer) {
    const lines = headers.map((text, index) => text + (index % 2 === 0 ? ": " : "\r\n")).join("");
    const head = `${STATUS}${now()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=5\r\n${lines}\r\n`;
    this.#bytes = Buffer.concat([Buffer.from(head, "latin1"), body]);
  }

  /** Only for a connection that everything before has left: the date may change under what still waits. */
  bytes(): Buffer {
    const text = now();
    if (this.#second !== dateSecond) {
      this.#second = dateSecond;
      this.#bytes.write(text, STATUS.length, "latin1");
    }
    return this.#bytes;
  }
}

/** Always of the same length. */
function now(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    date = new Date(second * 1000).toUTCString();
  }
  return date;
}
