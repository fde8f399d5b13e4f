import type { Encoding, SiteFile } from "./site-files.ts";

const cacheControl = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
};

/** The answer to GET or HEAD for a file: chosen encoding, strong ETag and 304, and ranges for media. */
export function staticAnswer(request: Request, file: SiteFile, status = 200): Response {
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? "", file);
  const body = file.bodies[encoding ?? "identity"] ?? Buffer.alloc(0);
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": cacheControl[file.caching],
    ETag: etag,
  });
  if (file.bodies.br) headers.set("Vary", "Accept-Encoding");
  if (file.policy) headers.set("Content-Security-Policy", file.policy);
  if (status === 200 && matches(request.headers.get("if-none-match"), etag)) {
    return new Response(null, { status: 304, headers });
  }
  if (encoding) headers.set("Content-Encoding", encoding);
  else if (status === 200) headers.set("Accept-Ranges", "bytes");

  const range = status === 200 && !encoding ? requestedRange(request, etag, body.length) : undefined;
  if (range === "unsatisfiable") {
    return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${body.length}` } });
  }
  if (range) headers.set("Content-Range", `bytes ${range.start}-${range.end}/${body.length}`);
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  headers.set("Content-Length", String(part.length));
  const sent = request.method === "HEAD" ? null : (part as Uint8Array<ArrayBuffer>);
  return new Response(sent, { status: range ? 206 : status, headers });
}

function chooseEncoding(accepted: string, file: SiteFile): Encoding | undefined {
  const offers = new Map(
    accepted.split(",").map((offer) => {
      const [name = "", ...parameters] = offer.trim().toLowerCase().split(";");
      const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith("q="));
      return [name.trim(), quality ? Number(quality.slice(2)) : 1];
    }),
  );
  return (["br", "gzip"] as const).find((name) => file.bodies[name] && (offers.get(name) ?? 0) > 0);
}

function matches(header: string | null, etag: string) {
  if (!header) return false;
  return (
    header === "*" || header.split(",").some((candidate) => candidate.trim().replace(/^W\//, "") === etag)
  );
}

/** One range, as media players ask for; several at once are answered whole. */
function requestedRange(request: Request, etag: string, size: number) {
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get("range") ?? "");
  if (!range || (!range[1] && !range[2])) return undefined;
  const ifRange = request.headers.get("if-range");
  if (ifRange && ifRange !== etag) return undefined;
  const start = range[1] ? Number(range[1]) : Math.max(0, size - Number(range[2]));
  const end = range[1] && range[2] ? Math.min(Number(range[2]), size - 1) : size - 1;
  return start > end || start >= size ? "unsatisfiable" : { start, end };
}
