/**
 * Builds a copy of the site with more and more generated posts. The time per page must not grow with their number,
 * and no other page may get larger. Run with `npm run bench:build`, or smaller: `npm run bench:build -- --posts 200`.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, globSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const FULL_BUILD_LIMIT_S = 30;
/** Growth beyond this ratio is not noise. */
const LINEAR = 1.5;

const { values } = parseArgs({ options: { posts: { type: "string", default: "2000" } } });
const most = Number(values.posts);

/** The posts themselves and the pages that list all of them. */
const growing = /^blogs?\//;

const folder = mkdtempSync(join(tmpdir(), "bench-build-"));
try {
  copySource();
  const plain = build(0);
  console.log(`${plain.pages} pages in ${plain.seconds.toFixed(1)} s (limit ${FULL_BUILD_LIMIT_S} s)`);
  const half = build(Math.round(most / 2));
  const whole = build(most);
  const perPage = [half, whole].map(({ seconds, posts }) => ((seconds - plain.seconds) / posts) * 1000);
  for (const [at, { posts, seconds }] of [half, whole].entries()) {
    console.log(`${posts} more posts: ${seconds.toFixed(1)} s, ${perPage[at]?.toFixed(0)} ms a page`);
  }
  const heavier = [...plain.weights].filter(
    ([url, bytes]) => !growing.test(url) && whole.weights.get(url) !== bytes,
  );
  for (const [url, bytes] of heavier) console.error(`${url}: ${bytes} bytes, then ${whole.weights.get(url)}`);
  console.log(`${plain.weights.size - heavier.length} of ${plain.weights.size} pages weigh the same`);
  const [first = 0, second = 0] = perPage;
  if (plain.seconds > FULL_BUILD_LIMIT_S || second > first * LINEAR || heavier.length > 0)
    process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function copySource() {
  const parts = [
    "app",
    "art/drawings",
    "intake",
    "public",
    "scripts",
    "server",
    "package.json",
    "tsconfig.json",
  ];
  for (const part of [...parts, "vite.config.ts", "react-router.config.ts"]) {
    cpSync(part, join(folder, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
}

function build(posts: number) {
  cpSync("app/content/posts.ts", join(folder, "app/content/posts.ts"));
  appendFileSync(join(folder, "app/content/posts.ts"), generatedPosts(posts));
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/build/build.ts"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${resolve("node_modules/.bin")}:${process.env.PATH}` },
  });
  if (status !== 0) throw new Error(`The build with ${posts} more posts failed:\n${stdout}\n${stderr}`);
  const seconds = (performance.now() - began) / 1000;
  const client = join(folder, "build/client");
  const pages = globSync("**/index.html", { cwd: client });
  const weights = new Map(pages.map((page) => [page, statSync(join(client, page)).size]));
  return { posts, seconds, pages: pages.length, weights };
}

/** Older than the real posts, so that the latest posts stay the same. */
function generatedPosts(count: number) {
  return `
for (let number = 1; number <= ${count}; number++) {
  const title = \`Generated post number \${number}\`;
  const seo = { ...testTheRestore.seo, title };
  posts.push({ ...testTheRestore, slug: \`generated-\${number}\`, title, seo, date: "2020-01-01" });
}
`;
}
