import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const running = z.object({ commit: z.string(), committedAt: z.string(), releasedAt: z.string() });

/** Without the reason and the author, which are not public. */
const failure = z.object({ commit: z.string(), at: z.string(), step: z.string() });

/** What `/version.json` answers. Everything is null if the server was not started from a release. */
export type Version = { [Key in keyof z.infer<typeof running>]: string | null } & {
  lastFailure: z.infer<typeof failure> | null;
};

/** The files that deploy/release.sh writes: one in the folder of the release, one beside the folder of all releases. */
export const releaseFiles = (folder: string) => ({
  running: join(folder, "release.json"),
  failure: join(folder, "../../failure.json"),
});

/** Reads the release that the server was started from, and returns a function that adds the last failure so far. */
export function readVersion(folder = realpathSync(".")): () => Version {
  const files = releaseFiles(folder);
  if (!existsSync(files.running))
    return () => ({ commit: null, committedAt: null, releasedAt: null, lastFailure: null });
  const release = running.parse(JSON.parse(readFileSync(files.running, "utf8")));
  return () => ({
    ...release,
    lastFailure: existsSync(files.failure)
      ? failure.parse(JSON.parse(readFileSync(files.failure, "utf8")))
      : null,
  });
}
