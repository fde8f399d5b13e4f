import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  type Caching,
  describeVariant,
  type Encoding,
  type StoredBody,
  type Variant,
} from "./file-variants.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export const siteFolder = "build/site";

export type SiteFileEntry = {
  /** The address it answers, with a query where that makes it another page. */
  url: string;
  file: string;
  type: string;
  caching: Caching;
  hash: string;
  encodings: Encoding[];
  /** A page's content security policy, with the hashes of what stands inline in it. */
  policy?: string;
};

/** What the build leaves for the server. */
export type SiteIndex = {
  publicUrl: string;
  /** The policy's hashes for the inline script every page carries. */
  scriptHashes: string[];
  files: SiteFileEntry[];
  notFound: string;
  /** Not-found pages of their own, by the folder they answer for. */
  notFoundUnder: Record<string, string>;
};

export type SiteFile = { type: string; identity: Variant } & Partial<Record<Encoding, Variant>>;

export type Site = {
  index: SiteIndex;
  files: Map<string, SiteFile>;
  isPage(path: string): boolean;
};

/** Larger ones are the film and a few pictures: they stream as well from the system's cache, without a second copy. */
const MAX_BYTES_IN_MEMORY = 64 * 1024;

/** The site, with all that browsers ask for in memory: a request for a page never waits for a disk. */
export async function loadSite(folder = siteFolder): Promise<Site> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as SiteIndex;
  const policy = contentSecurityPolicy(index.scriptHashes);
  const files = new Map<string, SiteFile>();
  for (const { encodings, ...entry } of index.files) {
    const isCompressible = encodings.length > 0;
    const described = { ...entry, isCompressible, contentSecurityPolicy: entry.policy ?? policy };
    // Browsers take a page compressed, so its plain form stays on disk.
    const plain = await findBody(join(folder, "files", entry.file), !isCompressible);
    const file: SiteFile = { type: entry.type, identity: describeVariant(described, plain) };
    for (const encoding of encodings) {
      const body = await findBody(join(folder, encoding, entry.file), true);
      file[encoding] = describeVariant(described, body, encoding);
    }
    files.set(entry.url, file);
  }
  return {
    index,
    files,
    isPage: (path) => files.get(path)?.type.startsWith("text/html") ?? false,
  };
}

async function findBody(path: string, inMemory: boolean): Promise<StoredBody> {
  const { size } = await stat(path);
  return inMemory && size <= MAX_BYTES_IN_MEMORY
    ? { path, size, bytes: await readFile(path) }
    : { path, size };
}
