import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { acceptedEncodings } from "./accepted-encodings.ts";
import type { StoredBody, Variant } from "./file-variants.ts";
import { STRICT_TRANSPORT_SECURITY, securityHeaders } from "./security-headers.ts";
import type { SiteFile } from "./site-files.ts";

type ByteRange = { start: number; end: number };
type Answer = { status: number; headers: readonly string[]; range?: ByteRange };
type Options = { overTls: boolean; status: 200 | 404 };

/** What GET or HEAD of a file is answered: chosen encoding, strong ETag and 304, and ranges for media. */
export function answerFor(
  incoming: IncomingMessage,
  file: SiteFile,
  { overTls, status }: Options,
): Answer & { variant: Variant } {
  const { variant, isEncoded } = chooseVariant(String(incoming.headers["accept-encoding"] ?? ""), file);
  const answer =
    status === 200 ? decide(incoming, variant, isEncoded) : { status, headers: variant.wholeHeaders };
  if (!overTls) return { ...answer, variant };
  return { ...answer, headers: [...answer.headers, ...STRICT_TRANSPORT_SECURITY], variant };
}

/** Writes to Node's own response: a web Response costs more than everything else about a file that is in memory. */
export function sendFile(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  file: SiteFile,
  options: Options,
): void {
  const { status, headers, range, variant } = answerFor(incoming, file, options);
  outgoing.writeHead(status, headers as string[]);
  if (status === 304 || status === 416) outgoing.end();
  else sendBody(outgoing, variant.body, range);
}

function decide(incoming: IncomingMessage, variant: Variant, isEncoded: boolean): Answer {
  const { headers, wholeHeaders, etag } = variant;
  const { size } = variant.body;
  if (matches(incoming.headers["if-none-match"], etag)) return { status: 304, headers };
  const range = isEncoded ? undefined : requestedRange(incoming, etag, size);
  if (!range) return { status: 200, headers: wholeHeaders };
  if (range === "unsatisfiable") return { status: 416, headers: unsatisfiable(size) };
  const length = String(range.end - range.start + 1);
  const part = ["Content-Length", length, "Content-Range", `bytes ${range.start}-${range.end}/${size}`];
  return { status: 206, headers: [...headers, "Accept-Ranges", "bytes", ...part], range };
}

function unsatisfiable(size: number): string[] {
  const security = Object.entries(securityHeaders(false)).flat();
  return [...security, "Content-Length", "0", "Content-Range", `bytes */${size}`];
}

export function chooseVariant(
  acceptEncoding: string,
  file: SiteFile,
): { variant: Variant; isEncoded: boolean } {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = file[encoding];
    if (variant) return { variant, isEncoded: true };
  }
  return { variant: file.identity, isEncoded: false };
}

function sendBody(outgoing: ServerResponse, { bytes, path }: StoredBody, range?: ByteRange): void {
  if (bytes) outgoing.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
  // Whoever leaves before the end has what they wanted.
  else pipeline(createReadStream(path, range), outgoing, () => {});
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return (
    header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}

/** One range, as media players ask for; several at once are answered whole. */
function requestedRange({ headers }: IncomingMessage, etag: string, size: number) {
  const range = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? "");
  if (!range || (!range[1] && !range[2])) return undefined;
  const ifRange = headers["if-range"];
  if (ifRange && ifRange !== etag) return undefined;
  const start = range[1] ? Number(range[1]) : Math.max(0, size - Number(range[2]));
  const end = range[1] && range[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
