import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

const copy = copySite();
let server: Awaited<ReturnType<typeof startDevServer>>;
let cookie = "";

beforeAll(async () => {
  copy.run("scripts/brand-files.ts");
  server = await startDevServer(copy.folder, "editor/start.ts");
  cookie = (await opened()).headers.get("set-cookie")?.split(";")[0] ?? "";
});

afterAll(() => {
  server?.stop();
  copy.remove();
});

/** What the address in the terminal answers. */
const opened = () => fetch(server.editor, { redirect: "manual" });

const ask = (path: string, init: RequestInit = {}) =>
  fetch(new URL(`/editor/api/${path}`, server.editor), { ...init, headers: { cookie } });

const send = (path: string, method: string, body: unknown) =>
  ask(path, { method, body: JSON.stringify(body) });

type Content = { opened: { file: string; text: string; value: Record<string, unknown> } };

async function open(file: string) {
  const answer = await ask(`content?${new URLSearchParams({ file })}`);
  return ((await answer.json()) as Content).opened;
}

const filesIn = (pattern: string) => globSync(pattern, { cwd: copy.folder }).toSorted();

test("the key in the address is needed, and is kept in a cookie that other sites can't use", async () => {
  const first = await opened();
  expect([first.status, first.headers.get("location")]).toEqual([303, "/editor/?"]);
  expect(first.headers.get("set-cookie")).toMatch(/; Path=\/editor\/; HttpOnly; SameSite=Strict$/);
  const status = async (path: string, init: RequestInit = {}) =>
    (await fetch(new URL(path, server.editor), { redirect: "manual", ...init })).status;
  const faq = await open("pages/faq.yaml");
  const save = { method: "PUT", body: JSON.stringify({ ...faq, isFinal: true }) };
  for (const path of [
    "/editor/",
    "/editor/main.tsx",
    "/editor/api/content",
    "/editor/?key=",
    "/editor/?key=a",
  ]) {
    expect(await status(path), path).toBe(403);
    expect(await status(path, { headers: { cookie: `${cookie.split("=")[0]}=` } }), path).toBe(403);
  }
  expect(await status("/editor/api/content", save)).toBe(403);
  expect(await status("/editor/api/content", { ...save, headers: { cookie } })).toBe(200);
});

test("pages beside the form keep their security policy, and only the editor may frame them", async () => {
  const policyAt = async (address: string) =>
    (await fetch(new URL("/faq", address))).headers.get("content-security-policy");
  const policy = await policyAt(server.site);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(await policyAt(server.editor)).toBe(
    policy?.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
});

test("of two saves of one file at the same moment, one is refused", async () => {
  const file = "pages/faq.yaml";
  const faq = await open(file);
  const banner = Object(faq.value.banner);
  const titles = ["Questions", "Answers"];
  const answers = await Promise.all(
    titles.map((title) =>
      send("content", "PUT", {
        ...faq,
        value: { ...faq.value, banner: { ...banner, title } },
        isFinal: true,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const saved = answers.findIndex(({ ok }) => ok);
  expect(copy.read(`content/${file}`)).toContain(`  title: ${titles[saved]}\n`);
  expect(await answers[1 - saved]?.text()).toMatch(/^Not saved\. The file has changed since you opened it\./);
});

test("a new entry whose title doesn't fit, or whose address is taken, is refused", async () => {
  const before = filesIn("content/**");
  const create = async (kind: string, title: string) => {
    const answer = await send("entry", "POST", { kind, title });
    return `${answer.status} ${await answer.text()}`;
  };
  expect(await create("post", "Five things we learned from a warehouse: scanners & people")).toContain(
    "422 Not created. The title has 58 characters, but must have at most 52 for search engines",
  );
  expect(await create("service", "Cloud")).toContain(
    '422 Not created. The page: this file and the tab "cloud"',
  );
  expect(await create("post", "")).toContain("422 Give the page a title with letters or digits.");
  expect(await create("post", "One\nTwo")).toBe("422 Not created. Give it a title in one line.");
  expect(filesIn("content/**")).toEqual(before);
});

test("a page of the site can't be deleted, only an entry", async () => {
  const faq = await open("pages/faq.yaml");
  const answer = await send("content", "DELETE", faq);
  expect([answer.status, await answer.text()]).toEqual([422, "Not deleted. The site needs this page."]);
  expect(copy.read("content/pages/faq.yaml")).toBe(faq.text);
});

const photo = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();

const sendPicture = async (query: Record<string, string>, body: Buffer<ArrayBuffer> | string) => {
  const answer = await ask(`picture?${new URLSearchParams(query)}`, { method: "POST", body });
  return [answer.status, await answer.text()];
};

test.each(["*", "{mara,jonas}", "../masters/office", "..", "nobody", "__proto__"])(
  "a photo of the person %j is refused, and all photos are kept",
  async (person) => {
    const before = filesIn("art/**");
    const answer = await sendPicture({ name: "a.jpg", person }, await photo());
    expect(answer).toEqual([422, "There is no such person any more. Reload this page."]);
    expect(filesIn("art/**")).toEqual(before);
  },
);

test("a picture that is too large, or not what its name says, is refused and not kept", async () => {
  const before = filesIn("art/**");
  const [tooLarge, sentence] = await sendPicture({ name: "a.jpg" }, Buffer.alloc(51 * 1024 * 1024));
  expect([tooLarge, sentence]).toEqual([413, "The picture has more than 50 MB. Choose a smaller one."]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"/>';
  expect(await sendPicture({ name: "Logo.png" }, svg)).toEqual([
    422,
    "Logo.png is a picture in SVG. Save it as JPEG or PNG.",
  ]);
  expect(await sendPicture({ name: "notes.txt" }, "Notes")).toEqual([
    422,
    "notes.txt is not a PNG, WebP, JPEG or HEIC picture.",
  ]);
  expect(filesIn("art/**")).toEqual(before);
});

/** Requests that are nearly right, so that they get past the first check. */
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("../", "\0", "__proto__", "*"),
);
const file = fc.oneof(text, fc.constantFrom("pages/faq.yaml", "plans.yaml", "posts/test-the-restore.md"));
const field = fc.constantFrom("banner", "faqs", "plans", "title", "body", "seo", "constructor", "__proto__");
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(field, fc.oneof(fc.jsonValue({ maxDepth: 4 }), text)),
);
/** Written as text, because making it from a value would overflow the stack here too. */
const deep = `{"file":"plans.yaml","text":"","value":${'{"a":['.repeat(20_000)}${"]}".repeat(20_000)}}`;
const query = fc.dictionary(fc.constantFrom("file", "name", "person", "personName"), file);
const body = fc.oneof(
  text,
  fc.constant(deep),
  fc.json(),
  fc
    .record({ file, text: file, value, isFinal: fc.boolean(), kind: text, title: text }, { requiredKeys: [] })
    .map((each) => JSON.stringify(each)),
);
const requests = fc.record({
  method: fc.constantFrom("GET", "PUT", "POST", "DELETE", "PATCH"),
  path: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom("content", "content", "entry", "picture", "changes") },
    { weight: 1, arbitrary: fc.webPath() },
  ),
  query,
  body,
});

test("no parameter and no body is answered with a fault of the server", async () => {
  const before = filesIn("{content,art}/**");
  await fc.assert(
    fc.asyncProperty(requests, async ({ method, path, query, body }) => {
      const init = { method, ...(method === "GET" ? {} : { body }) };
      const answer = await ask(`${path}?${new URLSearchParams(query)}`, init);
      expect(answer.status, await answer.text()).toBeLessThan(500);
    }),
    { numRuns: 100, examples: [[{ method: "PUT", path: "content", query: {}, body: deep }]] },
  );
  expect(filesIn("{content,art}/**")).toEqual(before);
  expect(copy.read("content/plans.yaml")).toBe(readFileSync("content/plans.yaml", "utf8"));
});
