import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";

type FormBody = ReadableStream<Uint8Array> | Readable;

/** An incoming form. A web Request has this shape, too. */
export type FormPost = {
  headers: Pick<Headers, "get">;
  body: FormBody | null;
};

/**
 * Reads the form from Node's own request. A web Request would pass on every HTTP chunk separately; Node joins the chunks it
 * has buffered, so that a body in one-byte chunks costs little.
 */
export function toFormPost(incoming: IncomingMessage): FormPost {
  return { headers: { get: (name) => incoming.headers[name]?.toString() ?? null }, body: incoming };
}

/** The body as it arrives. If the caller stops early, the rest stays unread, so that a response can still be sent. */
export function readChunks(body: FormBody): AsyncIterable<Uint8Array> {
  return "iterator" in body
    ? body.iterator({ destroyOnReturn: false })
    : body.values({ preventCancel: true });
}
