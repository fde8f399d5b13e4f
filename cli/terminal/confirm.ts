import { createInterface } from "node:readline/promises";
import { Failure } from "../command.ts";

/** Asks on the terminal and goes on only if the answer is "yes", in full. */
export async function confirm(question: string, alreadySaidYes: boolean | undefined): Promise<void> {
  if (alreadySaidYes) return;
  process.stderr.write(`${question}\nType yes to go on: `);
  const lines = createInterface({ input: process.stdin });
  let answer = "";
  for await (const line of lines) {
    answer = line;
    break;
  }
  lines.close();
  process.stdin.unref?.();
  if (answer.trim().toLowerCase() !== "yes") {
    throw new Failure("Nothing was changed. In a script, say --yes.");
  }
}
