export type PlainRequest = { url: string; acceptEncoding: string; forwardedProto: string };

const WHOLE_REQUEST = /^GET (\/[\w./?=-]*) HTTP\/1\.1\r\n((?:[A-Za-z0-9-]+:[\x20-\x7e]*\r\n)+)\r\n$/;
const ASKS_FOR_MORE =
  /^(?:range|if-[a-z-]+|content-[a-z]+|transfer-encoding|expect|upgrade|te|trailer|connection(?!: ?keep-alive\r)):/im;
const HOST_LINES = /^host:[^\r]*/gim;
const PLAIN_HOST = /^host: ?[a-z0-9._-]+(?::\d{1,5})?$/i;
const ACCEPT_ENCODING = /^accept-encoding: ?([^\r]*)/im;
const FORWARDED_PROTO = /^x-forwarded-proto: ?([^\r]*)/im;

/**
 * Reads a request that says "give me this file" and nothing else: one whole GET, in the form every browser gives it.
 * Of anything other it makes nothing, and Node's own parser has the say: the two must never understand a request
 * differently.
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | null {
  const [, url, headers] = WHOLE_REQUEST.exec(bytes.toString("latin1")) ?? [];
  if (url === undefined || headers === undefined) return null;
  const [host = "", ...moreHosts] = headers.match(HOST_LINES) ?? [];
  if (ASKS_FOR_MORE.test(headers) || !PLAIN_HOST.test(host) || moreHosts.length > 0) return null;
  return {
    url,
    acceptEncoding: ACCEPT_ENCODING.exec(headers)?.[1] ?? "",
    forwardedProto: FORWARDED_PROTO.exec(headers)?.[1] ?? "",
  };
}
