import { createInterface } from "node:readline/promises";
import { Failure } from "../context.ts";

type Terminal = { stdin: NodeJS.ReadableStream; stderr: NodeJS.WritableStream };

/** Asks the operator, and throws a Failure unless the answer is "yes". A "y" is not enough. */
export async function confirm(
  question: string,
  alreadySaidYes: boolean | undefined,
  { stdin, stderr }: Terminal,
): Promise<void> {
  if (alreadySaidYes) return;
  stderr.write(`${question}\nType yes to continue: `);
  const lines = createInterface({ input: stdin });
  let answer = "";
  for await (const line of lines) {
    answer = line;
    break;
  }
  lines.close();
  // An open standard input would keep the process alive.
  if ("unref" in stdin && typeof stdin.unref === "function") stdin.unref();
  if (answer.trim().toLowerCase() !== "yes") {
    throw new Failure("Not confirmed, so nothing was changed. In a script, add --yes.");
  }
}
