import { readFileSync } from "node:fs";

/** The blocks of commands below a heading of deploy/README.md. */
export function documented(heading: string): string[] {
  const readme = readFileSync("deploy/README.md", "utf8");
  const section = readme.split(/^#+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";
  return Array.from(section.matchAll(/^```sh\n([\s\S]*?)^```$/gm), ([, block = ""]) => block);
}
