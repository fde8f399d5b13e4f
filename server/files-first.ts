import { channel } from "node:diagnostics_channel";
import { type createServer, type RequestListener, Server, type ServerOptions } from "node:http";
import type { Socket } from "node:net";
import { proxyTrust } from "./client-address.ts";
import type { Variant } from "./file-variants.ts";
import { readPlainRequest } from "./plain-request.ts";
import { STRICT_TRANSPORT_SECURITY } from "./security-headers.ts";
import type { Site } from "./site-files.ts";
import { chooseVariant } from "./static-answer.ts";
import { WireAnswer } from "./wire-answer.ts";

const requestStart = channel("http.server.request.start");

type Wiring = { site: Site; trustedProxies: string[] };

/**
 * An HTTP server that writes a file straight to the connection while that is all the connection asks for. Most requests
 * are of this kind, and Node's request and response objects cost three times what sending the file does. At the first
 * request that is anything else, the connection goes to Node's own HTTP for good, with that request still to be read.
 */
class FilesFirstServer extends Server {
  readonly #plainConnections = new Set<Socket>();
  readonly #answers = new Map<Variant, WireAnswer>();
  readonly #answersOverTls = new Map<Variant, WireAnswer>();
  readonly #site: Site;
  readonly #isTrusted: (address: string) => boolean;

  constructor(options: ServerOptions, answer: RequestListener | undefined, { site, trustedProxies }: Wiring) {
    super(options, answer);
    this.#site = site;
    this.#isTrusted = proxyTrust(trustedProxies);
    const speakHttp = this.listeners("connection");
    this.removeAllListeners("connection");
    this.on("connection", (socket: Socket) =>
      this.#serve(socket, () => {
        for (const listener of speakHttp) listener.call(this, socket);
      }),
    );
  }

  override closeIdleConnections(): void {
    for (const socket of this.#plainConnections) if (socket.writableLength === 0) socket.destroy();
    super.closeIdleConnections();
  }

  override closeAllConnections(): void {
    for (const socket of this.#plainConnections) socket.destroy();
    super.closeAllConnections();
  }

  #serve(socket: Socket, speakHttp: () => void): void {
    const forget = () => this.#plainConnections.delete(socket);
    const end = () => socket.end();
    const destroy = () => socket.destroy();
    const read = (bytes: Buffer) => {
      if (this.#answer(socket, bytes)) return;
      socket
        .off("data", read)
        .off("end", end)
        .off("error", destroy)
        .off("timeout", destroy)
        .off("close", forget);
      socket.setTimeout(0);
      forget();
      speakHttp();
      socket.emit("data", bytes);
    };
    this.#plainConnections.add(socket);
    socket.on("data", read).on("end", end).on("error", destroy).on("timeout", destroy).on("close", forget);
    socket.setTimeout(this.headersTimeout);
  }

  /** False where it is not for us: not a plain request, no file in memory, or somebody wants to see every request. */
  #answer(socket: Socket, bytes: Buffer): boolean {
    const isFree = socket.writableLength === 0 && this.listening && !requestStart.hasSubscribers;
    const request = isFree ? readPlainRequest(bytes) : null;
    const file = request && this.#site.files.get(request.url);
    if (!file) return false;
    const { variant } = chooseVariant(request.acceptEncoding, file);
    if (!variant.body.bytes) return false;
    const overTls = request.forwardedProto === "https" && this.#isTrusted(socket.remoteAddress ?? "");
    socket.write(this.#wireAnswer(variant, variant.body.bytes, overTls).bytes());
    return true;
  }

  /** Made when first asked for: most servers are asked for one of the two alone. */
  #wireAnswer(variant: Variant, body: Buffer, overTls: boolean): WireAnswer {
    const answers = overTls ? this.#answersOverTls : this.#answers;
    let answer = answers.get(variant);
    if (!answer) {
      const headers = [...variant.wholeHeaders, ...(overTls ? STRICT_TRANSPORT_SECURITY : [])];
      answer = new WireAnswer(headers, body);
      answers.set(variant, answer);
    }
    return answer;
  }
}

/** Stands in for node:http's createServer. */
export function filesFirst(site: Site, trustedProxies: string[]): typeof createServer {
  const create = (options: ServerOptions, answer?: RequestListener) =>
    new FilesFirstServer(options, answer, { site, trustedProxies });
  return create as typeof createServer;
}
