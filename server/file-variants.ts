import { securityHeaders } from "./security-headers.ts";

export type Encoding = "br" | "gzip";

/** How long a file may be kept: "immutable" for names that carry a hash, "revalidate" for everything else. */
export type Caching = "immutable" | "revalidate";

export type StoredBody = {
  path: string;
  size: number;
  /** Absent where it is read from disk each time. */
  bytes?: Buffer;
};

/** One form a file is sent in. Headers are name and value in turns, which node:http writes with the least work. */
export type Variant = {
  etag: string;
  body: StoredBody;
  /** What 200, 206 and 304 have in common. */
  headers: string[];
  wholeHeaders: string[];
};

type Described = {
  type: string;
  caching: Caching;
  hash: string;
  /** The policy of pages. */
  contentSecurityPolicy: string;
  isCompressible: boolean;
};

const cacheControl: Record<Caching, string> = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "public, max-age=0, must-revalidate",
};

/** Everything about an answer that can be known before anybody asks. */
export function describeVariant(file: Described, body: StoredBody, encoding?: Encoding): Variant {
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ""}"`;
  const headers = ["Content-Type", file.type, "Cache-Control", cacheControl[file.caching], "ETag", etag];
  if (file.isCompressible) headers.push("Vary", "Accept-Encoding");
  headers.push(...Object.entries(securityHeaders(false)).flat());
  if (file.type.startsWith("text/html")) headers.push("Content-Security-Policy", file.contentSecurityPolicy);
  const form = encoding ? ["Content-Encoding", encoding] : ["Accept-Ranges", "bytes"];
  const wholeHeaders = [...headers, ...form, "Content-Length", String(body.size)];
  return { etag, body, headers, wholeHeaders };
}
