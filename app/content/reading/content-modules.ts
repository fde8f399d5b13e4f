import { readdirSync } from "node:fs";
import type { z } from "zod";
import type { CollectionName } from "../collections.ts";

type Described = { file?: string; collection?: CollectionName; schema?: z.ZodType };

const namesIn = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).flatMap((file) => /^([^.]+)\.ts$/.exec(file)?.[1] ?? []);

/**
 * What the modules in app/content/ and app/content/pages/ say about content files. `?schema` keeps content-plugin.ts from
 * replacing them in `npm run dev`.
 */
const described: Described[] = (
  await Promise.all([
    ...namesIn("..").map((name) => import(`../${name}.ts?schema`)),
    ...namesIn("../pages").map((name) => import(`../pages/${name}.ts?schema`)),
  ])
).flatMap((module) => Object.values(module).map(Object));

/** The schema of each content file that is not an entry of a collection. */
export const fileSchemas = new Map(
  described.flatMap(({ file, schema }) => (file && schema ? [[file, schema] as const] : [])),
);
/** The schema of the entries of each collection. */
export const entrySchemas = new Map(
  described.flatMap(({ collection, schema }) =>
    collection && schema ? [[collection, schema] as const] : [],
  ),
);
