import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const compressible = /\.(?:html|js|css|svg|json|webmanifest|xml|txt|vtt)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes FILE.br and FILE.gz next to every text file. The server sends them to browsers that accept them. */
export async function compressFiles(paths: string[]) {
  const texts = paths.filter((path) => compressible.test(path));
  await Promise.all(
    texts.map(async (path) => {
      const content = await readFile(path);
      await writeFile(`${path}.br`, await toBrotli(content));
      await writeFile(`${path}.gz`, await toGzip(content, { level: 9 }));
    }),
  );
}
