import type { Readable } from "node:stream";

type FormBody = ReadableStream<Uint8Array> | Readable;

/** A form on its way in. A web Request is one; Node's own request makes one without the cost of a Request. */
export type FormPost = {
  headers: Pick<Headers, "get">;
  body: FormBody | null;
};

/** The body as it arrives. Whoever stops early leaves the rest unread, so that an answer can still be sent. */
export function readChunks(body: FormBody): AsyncIterable<Uint8Array> {
  return "iterator" in body
    ? body.iterator({ destroyOnReturn: false })
    : body.values({ preventCancel: true });
}
