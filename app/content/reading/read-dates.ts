import { spawnSync } from "node:child_process";
import { contentRoot } from "./files.ts";

/**
 * The day of the last commit that changed each file in a folder of content/. Empty without git. The oldest commit of a
 * shallow clone dates nothing, because it contains every file.
 */
export function readDates(folder: string): Record<string, string> {
  const { stdout } = spawnSync(
    "git",
    ["log", "--format=format:@%cs%d", "--decorate=short", "--name-only", "--relative", "--", folder],
    { cwd: contentRoot, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
  );
  const dates: Record<string, string> = {};
  for (const commit of (stdout ?? "").split(/^@/m)) {
    const [head = "", ...files] = commit.trim().split("\n");
    if (head.includes("(grafted")) continue;
    for (const file of files) dates[file] ??= head.slice(0, 10);
  }
  return dates;
}
