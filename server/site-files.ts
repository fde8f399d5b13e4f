import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const siteFolder = "build/site";

export type Encoding = "br" | "gzip";

/** How long a file may be kept: "immutable" for names that carry a hash, "revalidate" for everything else. */
type Caching = "immutable" | "revalidate";

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

export type SiteFile = Omit<SiteFileEntry, "encodings"> & {
  bodies: Partial<Record<Encoding | "identity", Buffer>>;
};

export type Site = {
  index: SiteIndex;
  files: Map<string, SiteFile>;
  isPage(path: string): boolean;
};

/** The whole site, in memory: a request never waits for a disk. */
export async function loadSite(folder = siteFolder): Promise<Site> {
  const index = JSON.parse(await readFile(join(folder, "index.json"), "utf8")) as SiteIndex;
  const files = new Map<string, SiteFile>();
  await Promise.all(
    index.files.map(async ({ encodings, ...entry }) => {
      const bodies: SiteFile["bodies"] = { identity: await readFile(join(folder, "files", entry.file)) };
      for (const encoding of encodings) bodies[encoding] = await readFile(join(folder, encoding, entry.file));
      files.set(entry.url, { ...entry, bodies });
    }),
  );
  return {
    index,
    files,
    isPage: (path) => files.get(path)?.type.startsWith("text/html") ?? false,
  };
}
