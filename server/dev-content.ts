import { readdirSync, readFileSync } from "node:fs";
import { html } from "hono/html";
import type { ViteDevServer } from "vite";
import { kindOf, pageOf } from "../app/content/derived/page-of-file.ts";
import type { FileProblem } from "../app/content/reading/check.ts";
import { ContentMistake, contentRoot, parseFile, readInstead } from "../app/content/reading/files.ts";
import { sentenceOf } from "../app/content/reading/mistake-sentence.ts";

/**
 * Checks the content for `npm run dev`. As long as a file has mistakes, the site is rendered from its last version
 * without any, so that they can't break other pages. An entry that never was without mistakes is left out.
 */
export function checkedContent(vite: ViteDevServer) {
  const correct = new Map<string, string>();
  let replaced = "";
  let checked: { by?: unknown; problems: FileProblem[] } = { problems: [] };

  function replace(problems: FileProblem[]) {
    const files = new Set(
      problems.map(({ file }) => file).filter((file) => correct.has(file) || kindOf(file)),
    );
    if (replaced === [...files].join()) return;
    replaced = [...files].join();
    readInstead(new Map([...files].map((file) => [file, correct.get(file)])));
    vite.environments.ssr.moduleGraph.invalidateAll();
  }

  const load = async () => {
    const { problemsByFile } = await vite.ssrLoadModule("/app/content/reading/check.ts");
    return problemsByFile as () => Promise<FileProblem[]>;
  };

  async function check() {
    const texts = contentTexts();
    const unreadable = texts.flatMap(([file, text]) => mistakeIn(file, text));
    replace(unreadable);
    const problems = await load().then(
      (problemsByFile) => problemsByFile(),
      (error) => {
        if (unreadable.length > 0) return unreadable;
        throw error;
      },
    );
    for (const [file, text] of texts)
      if (!problems.some((each) => each.file === file)) correct.set(file, text);
    replace(problems);
    return problems;
  }

  /** Whether Vite hasn't reloaded any content since it was checked. */
  const isCurrent = async () => (await load().catch(() => undefined)) === checked.by;

  async function problemsNow() {
    if (checked.by && (await isCurrent())) return checked.problems;
    const problems = await check();
    checked = { by: await load().catch(() => undefined), problems };
    return problems;
  }

  return { problemsNow, isCurrent };
}

const contentTexts = () =>
  readdirSync(contentRoot, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, contentRoot), "utf8")] as const);

function mistakeIn(file: string, text: string): FileProblem[] {
  try {
    parseFile(file, text);
    return [];
  } catch (error) {
    if (!(error instanceof ContentMistake)) throw error;
    return [{ file, path: [], line: error.line, message: error.reason }];
  }
}

/** The mistakes in the files of a page. */
export const problemsOnPage = (problems: FileProblem[], path: string) =>
  problems.filter(({ file }) => pageOf(file) === path);

/** Shown instead of a page. Vite's script loads the page again when a file has changed. */
export const problemsPage = (problems: FileProblem[]) =>
  html`<!doctype html>
    <html lang="en">
      <meta name="viewport" content="width=device-width">
      <title>Mistakes in the content</title>
      <script type="module" src="/@vite/client"></script>
      <style>
        body { max-width: 44rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui }
        li { margin-block: 1rem; overflow-wrap: anywhere }
      </style>
      <h1>Mistakes in the content</h1>
      <p>This page is shown again when they are corrected:</p>
      <ul>${problems.map((problem) => html`<li>${sentenceOf(problem)}</li>`)}</ul>
    </html>`;
