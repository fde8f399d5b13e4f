import { createServer } from "vite";
import type { contentProblems, draftFiles } from "../../app/content/check.ts";

type Check = { contentProblems: typeof contentProblems; draftFiles: typeof draftFiles };

/** Loads the content through Vite, as the app does, and checks it. */
export async function checkContent() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const check = (await vite.ssrLoadModule("/app/content/check.ts")) as Check;
    return { problems: check.contentProblems(), drafts: check.draftFiles() };
  } finally {
    await vite.close();
  }
}
