import { createHash } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { splitName, toFileName } from "../intake/inbox/saved-name.ts";
import { Failure } from "./context.ts";

const MAX_NUMBER = 999;

type Content = { name: string; fallback: string; sha256: string; bytes: AsyncIterable<Uint8Array> };

/** Saves a visitor's file in the folder under a safe, unused name and returns its path. */
export async function saveFile(folder: string, { name, fallback, sha256, bytes }: Content): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: Error) => {
    throw new Failure(`The folder ${folder} can't be created (${error.message}). Choose another one.`);
  });
  const { path, file } = await openFree(folder, toFileName(name, fallback));
  const hash = createHash("sha256");
  try {
    for await (const chunk of bytes) {
      await file.writeFile(chunk);
      hash.update(chunk);
    }
    await file.close();
    if (hash.digest("hex") === sha256) return path;
    throw new Failure(
      `${name} was not saved: it is damaged in the store (wrong checksum). Look for it in a backup.`,
    );
  } catch (error) {
    await file.close();
    await rm(path, { force: true });
    throw error;
  }
}

/** Creates a new file; existing files and links are never written to. */
async function openFree(folder: string, name: string): Promise<{ path: string; file: FileHandle }> {
  const { base, extension } = splitName(name);
  for (let number = 1; number <= MAX_NUMBER; number += 1) {
    const path = join(folder, number === 1 ? name : `${base} (${number})${extension}`);
    try {
      return { path, file: await open(path, "wx", 0o600) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  throw new Failure(`${folder} has too many files named ${name}. Choose another folder.`);
}
