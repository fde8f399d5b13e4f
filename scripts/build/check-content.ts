import { stripVTControlCharacters } from "node:util";
import { createServer } from "vite";
import type * as check from "../../app/content/check.ts";

/** Loads the content through Vite, as the app does, and checks it. A file that can't be loaded is a mistake too. */
export async function checkContent() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const content = (await vite.ssrLoadModule("/app/content/check.ts")) as typeof check;
    return {
      problems: content.contentProblems(),
      drafts: content.draftFiles(),
      unpublished: content.unpublishedFiles(),
    };
  } catch (error) {
    return { problems: [loadProblem(error as Error)], drafts: [], unpublished: [] };
  } finally {
    await vite.close();
  }
}

/** Vite draws the place of a syntax error in its message. The stack of any other error says where it was thrown. */
function loadProblem({ message, stack = "" }: Error): string {
  const [, reason, file, line] =
    /\[PARSE_ERROR\] (.+)\n.*? (\S+):(\d+):\d+ \]/.exec(stripVTControlCharacters(message)) ?? [];
  if (reason) return `${file}, line ${line}: syntax error (${reason})`;
  const [, thrownIn = "app/content", thrownAt] = /(app\/content\/[^\s:)]+):(\d+)/.exec(stack) ?? [];
  return `${thrownIn}${thrownAt ? `, line ${thrownAt}` : ""}: ${message}`;
}
