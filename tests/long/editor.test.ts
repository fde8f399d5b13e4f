import { cpSync, globSync, readFileSync, watch } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { type Browser, chromium, expect as expectQuickly, type Page } from "@playwright/test";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { inWords, nameInList } from "../../app/content/reading/editing.ts";
import { changesInWords } from "../../editor/api.ts";
import { chromiumFlags, findBrowser } from "../../scripts/browser.mjs";
import { startDevServer } from "../support/dev-server.ts";
import { copySite } from "../support/site-copy.ts";

/** Waits longer than by default, because a busy machine compiles slowly. */
const expectOnPage = expectQuickly.configure({ timeout: 60_000 });

const copy = copySite();
const { read } = copy;
let server: Awaited<ReturnType<typeof startDevServer>>;
let browser: Browser;
let page: Page;
let editor: string;

beforeAll(async () => {
  cpSync("editor/node_modules", join(copy.folder, "editor/node_modules"), { recursive: true });
  copy.run("scripts/brand-files.ts");
  server = await startDevServer(copy.folder, "editor/start.ts");
  browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumFlags });
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Keeps the key in a cookie, and loads nothing else yet.
  await page.request.get(server.editor, { maxRedirects: 0 });
  editor = new URL("/editor/", server.editor).href;
});

afterAll(async () => {
  await browser?.close();
  server?.stop();
  copy.remove();
});

const contentFiles = () =>
  globSync(
    "content/{,pages/,services/,industries/,posts/,jobs/,case-studies/,projects/}*.{yaml,md}",
  ).toSorted();

/** The page beside the form would take most of the time, so it is loaded only for tests that look at it. */
const isPreview = (url: URL) => !url.pathname.startsWith("/editor/");
const showPreview = () => page.unroute(isPreview);

beforeEach(() => page.route(isPreview, (route) => route.abort()));
afterEach(showPreview);

const photo = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: "#a86" } })
    .jpeg()
    .toBuffer();

async function open(file: string) {
  await page.goto(`${editor}?file=${file.replace("content/", "")}`);
  await expectOnPage(page.getByRole("button", { name: "Save" })).toBeVisible();
}

async function save() {
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("header [role=status]")).toHaveText("Saved");
}

/** The lines of a file that differ from those of the project. */
function changedLines(file: string) {
  const before = readFileSync(file, "utf8").split("\n");
  const after = read(file).split("\n");
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]);
}

// `npm run check` checks them only if the editor's packages are installed.
test("the editor's code has the right types", () => {
  expect(copy.run("node_modules/typescript/bin/tsc", ["-p", "editor"]).output).toBe("");
});

test("every file can be opened from the list and saved, and stays as it was", async () => {
  await open("content/pages/home.yaml");
  for (const file of contentFiles()) {
    const link = page.locator(
      `nav a[href="?${new URLSearchParams({ file: file.replace("content/", "") })}"]`,
    );
    await link.evaluate((element) => element.closest("details")?.setAttribute("open", ""));
    await link.click();
    await expectOnPage(link).toHaveAttribute("aria-current", "true");
    await expectOnPage(page.locator("header [role=status]")).toHaveText("");
    await save();
    expect(read(file), file).toBe(readFileSync(file, "utf8"));
  }
});

test("comments are kept", async () => {
  const file = "content/plans.yaml";
  copy.change(file, "    price: 99\n", "    # Agreed in May.\n    price: 99 # a month\n");
  const commented = read(file);
  await open(file);
  await page.getByText("Basic", { exact: true }).click();
  await page.locator("#root_plans_0_price").fill("109");
  await save();
  expect(read(file)).toBe(commented.replace("99 #", "109 #"));
  copy.write(file, readFileSync(file, "utf8"));
});

test("one changed word changes one line, and the page beside the form shows it", async () => {
  await showPreview();
  const file = "content/pages/faq.yaml";
  await open(file);
  const heading = page.locator("#root_banner_title");
  await heading.click();
  await heading.fill("Questions");
  await heading.press("End");
  await save();
  expect(changedLines(file)).toEqual(["  title: Questions"]);
  await expectOnPage(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText("Questions");
  const shown = page.frameLocator("iframe").locator("body");
  const marked = () => shown.evaluate(() => getSelection()?.toString());
  await expectOnPage.poll(marked).toBe("Questions");
});

test("what is typed while a change is saved is kept", async () => {
  const file = "content/pages/faq.yaml";
  copy.write(file, readFileSync(file, "utf8"));
  await open(file);
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/editor/api/content", (route) => typed.then(() => route.continue()));
  await page.locator("#root_banner_title").fill("Questions");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.getByRole("button", { name: "Save" })).toBeDisabled();
  await page.locator("#root_seo_title").fill("Frequent questions");
  go();
  await expectOnPage(page.locator("header [role=status]")).toHaveText("Unsaved changes");
  await page.unroute("**/editor/api/content");
  expect(changedLines(file)).toEqual(["  title: Questions"]);
  await save();
  expect(read(file)).toContain("title: Frequent questions");
});

/** The first Markdown file of each folder. */
const markdownFiles = () =>
  [...Map.groupBy(contentFiles(), dirname).values()]
    .map((files) => files.find((file) => file.endsWith(".md")))
    .filter((file) => file !== undefined);

test.each(markdownFiles())("one word typed into %s changes one line", async (file) => {
  await open(file);
  await page.locator(".mdxeditor [contenteditable] p").first().click();
  await page.keyboard.press("Home");
  await page.keyboard.type("Truly ");
  await save();
  expect(changedLines(file)).toEqual([expect.stringContaining("Truly ")]);
});

test("a post is edited, gets a picture, and its page shows both", async () => {
  await showPreview();
  const file = "content/posts/test-the-restore.md";
  await open(file);
  await page.locator("#root_title").fill("You need a restore");
  await page.locator(".mdxeditor [contenteditable] h2").first().click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Insert image" }).click();
  const picture = page.getByRole("dialog", { name: "Picture" });
  const choose = (buffer: Buffer) =>
    picture
      .locator("input[type=file]")
      .setInputFiles({ name: "Tape store.png", mimeType: "image/png", buffer });
  await choose(
    await sharp(await photo())
      .resize(200)
      .toBuffer(),
  );
  await expectOnPage(picture.getByRole("status")).toHaveText(
    "Tape store.png is only 200 pixels wide. Choose one with at least 640.",
  );
  page.once("dialog", (dialog) => dialog.accept("Shelves of tapes"));
  await choose(await photo());
  await expectOnPage(page.locator(".mdxeditor img[alt='Shelves of tapes']")).toBeVisible();
  await expectOnPage(picture).toHaveCount(0);
  await save();
  expect(read(file)).toContain("\n\n![Shelves of tapes](tape-store)\n\n");
  const shown = page.frameLocator("iframe");
  await expectOnPage(shown.getByRole("heading", { level: 1 })).toHaveText("You need a restore");
  const shownPicture = shown.getByAltText("Shelves of tapes");
  await expectOnPage(shownPicture).toHaveAttribute("src", /^\/images\/tape-store\./);
  await expectOnPage
    .poll(() => shownPicture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(globSync(join(copy.folder, "public/images/tape-store.*.avif"))).toHaveLength(2);
});

test("a new job is a draft with a page, and is refused as long as it has the template's texts", async () => {
  await showPreview();
  await open("content/jobs/iso-developer.md");
  page.once("dialog", (dialog) => dialog.accept("Site engineer"));
  await page.getByRole("button", { name: "New job" }).click();
  await expectOnPage(page).toHaveURL(/site-engineer/);
  await expectOnPage(page.locator("header small")).toHaveText("Draft");
  await expectOnPage(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveText(
    "Site engineer",
  );
  await page.getByLabel("Draft").uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("#root_summary__error")).toContainText("is still the template's text");
  expect(read("content/jobs/site-engineer.md")).toContain("draft: true");
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Delete" }).click();
  await expectOnPage(page).not.toHaveURL(/site-engineer/);
  expect(globSync(join(copy.folder, "content/jobs/site-engineer.md"))).toEqual([]);
  page.removeAllListeners("dialog");
});

test("two posts can't have the same name", async () => {
  const file = "content/posts/test-the-restore.md";
  const before = read(file);
  await open(file);
  const refused = new Promise<string>((resolve) => {
    page.once("dialog", async (dialog) => {
      page.once("dialog", (sentence) => sentence.dismiss().then(() => resolve(sentence.message())));
      await dialog.accept("Test the restore");
    });
  });
  await page.getByRole("button", { name: "New post" }).click();
  expect(await refused).toContain(`${file} already exists. Choose another title.`);
  expect(read(file)).toBe(before);
});

test("a case study gets another chart, and three clicks select one heading", async () => {
  const file = "content/case-studies/clinic-booking.md";
  const [, firstPart = ""] = read(file).match(/^(## .*\n\n.*)/m) ?? [];
  await open(file);
  const evidence = page.locator("legend", { hasText: /^Evidence/ }).getByRole("button");
  await evidence.click();
  await evidence.click();
  await page.locator("#root_evidence_chart__oneof_select").selectOption({ label: "Lines over time" });
  await page.locator("#root_evidence_chart_title").fill("Empty chairs");
  await page.locator(".mdxeditor [contenteditable] h2").first().click({ clickCount: 3 });
  await page.keyboard.type("Empty chairs");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("#root_evidence_chart_caption__error")).toHaveText("is missing");
  await page.locator("#root_evidence_chart__oneof_select").selectOption({
    label: "Slopes: the measured figures, before and after",
  });
  await page.locator("#root_evidence_chart_title").fill("Empty chairs");
  await page.locator("#root_evidence_chart_caption").fill("Counted in all practices.");
  await save();
  expect(read(file)).toContain(
    "  chart:\n    kind: slopes\n    title: Empty chairs\n    caption: Counted in all practices.\ntechnology:",
  );
  expect(read(file)).toContain(firstPart.replace(/^## .*/, "## Empty chairs"));
});

test("text pasted from a word processor keeps only the formats that texts can have", async () => {
  const file = "content/posts/test-the-restore.md";
  const html = `<p>It was <u>great</u>.<img src="file:///C:/a.png"></p><h1>Our summer</h1>
    <p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>First point</p>`;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(file);
  await page.evaluate(
    (text) =>
      navigator.clipboard.write([
        new ClipboardItem({ "text/html": new Blob([text], { type: "text/html" }) }),
      ]),
    html,
  );
  await page.locator(".mdxeditor [contenteditable] p").first().click();
  await page.keyboard.press("ControlOrMeta+V");
  await save();
  expect(read(file)).toContain("It was great.\n\n## Our summer\n\nFirst point");
  cpSync(file, join(copy.folder, file));
});

test("an entry or a person whom other files name can't be deleted, and letters are not a price", async () => {
  await open("content/case-studies/finance-app.md");
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expectOnPage(page.locator("header [role=status]")).toHaveText(
    'Not saved. "Finance app" is still used in Site › Testimonials › Home. Choose another one there first.',
  );
  expect(read("content/case-studies/finance-app.md")).toContain("title:");
  await open("content/people.yaml");
  const before = read("content/people.yaml");
  const written: string[] = [];
  const watcher = watch(join(copy.folder, "content"), { recursive: true }, (_event, name) => {
    written.push(String(name));
  });
  await page.locator(".item", { hasText: "Henrik Dahl" }).getByTitle("Remove").click();
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("header [role=status]")).toHaveText(
    'Not saved. "Henrik Dahl" is still used in Site › Aldergate › Inquiry contact. Choose another one there first.',
  );
  watcher.close();
  expect(written).toEqual([]);
  expect(read("content/people.yaml")).toBe(before);
  page.once("dialog", (dialog) => dialog.accept());
  await open("content/plans.yaml");
  await page.getByText("Basic", { exact: true }).click();
  await page.locator("#root_plans_0_price").fill("$24O");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("#root_plans_0_price__error")).toHaveText(
    'enter a number such as 109, not "$24O"',
  );
  page.once("dialog", (dialog) => dialog.accept());
});

test("a mistake that another file has already doesn't keep a change from being saved", async () => {
  const other = "content/pages/contact.yaml";
  copy.change(other, "title: Contact us and book a meeting", "title: Short");
  const file = "content/pages/faq.yaml";
  await open(file);
  await page.locator("#root_banner_title").fill("Answers");
  await save();
  expect(read(file)).toContain("title: Answers");
  for (const changed of [file, other]) cpSync(changed, join(copy.folder, changed));
});

test("of two editors of a file, the second is told to open it again", async () => {
  const file = "content/pages/faq.yaml";
  await open(file);
  copy.change(file, /^ {2}title: .*\n {2}lead/m, "  title: Many questions\n  lead");
  await page.locator("#root_banner_title").fill("Questions");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("header [role=status]")).toHaveText(/^Not saved\. The file has changed/);
  await expectOnPage(page.locator("#root_banner_title")).toHaveValue("Questions");
  expect(read(file)).toContain("title: Many questions");
  cpSync(file, join(copy.folder, file));
  page.once("dialog", (dialog) => dialog.accept());
});

test("the list of what is published has the titles of the editor's list", () => {
  const list = "new: art/people/mara.jpg\nnew: art/people/new-person.jpg\nchanged: plans.yaml\n";
  expect(changesInWords(list, { inWords, nameInList })).toBe(
    "Changed: portrait of Mara Lindqvist\nNew: portrait of new-person\nChanged: Plans (Site)",
  );
});

test("publishing says why it isn't possible", async () => {
  await open("content/plans.yaml");
  await page.getByRole("button", { name: "Publish" }).click();
  await expectOnPage(page.locator("header [role=status]")).toContainText(
    "Not published. fatal: not a git repository",
  );
});

test("a file with a syntax error is named, and is not changed", async () => {
  const file = "content/team.yaml";
  const broken = "members: [Mara\n";
  copy.write(file, broken);
  await page.goto(editor);
  await expectOnPage(page.getByRole("alert")).toContainText(`${file}, line 2: this isn't valid YAML`);
  expect(read(file)).toBe(broken);
  cpSync(file, join(copy.folder, file));
});

test("an invalid value is refused at its field with the sentence of the build", async () => {
  const file = "content/pages/contact.yaml";
  await open(file);
  const title = page.locator("#root_seo_title");
  const error = page.locator("#root_seo_title__error");
  await title.fill("Short");
  await title.blur();
  await expectOnPage(error).toHaveText("has 5 characters, but must have at least 8");
  await title.fill("Also a good title");
  await title.blur();
  await expectOnPage(error).toHaveCount(0);
  await title.fill("Short");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(page.locator("header [role=status]")).toHaveText(
    "Not saved. Correct what is marked in red.",
  );
  await expectOnPage(error).toHaveText("has 5 characters, but must have at least 8");
  expect(read(file)).toBe(readFileSync(file, "utf8"));
});

test("a photo of a person is cropped to two portraits and an avatar, and kept if the next one is damaged", async () => {
  await open("content/people.yaml");
  const person = page.locator(".item", { hasText: "Mara Lindqvist" });
  await person.getByText("Mara Lindqvist").click();
  const send = (name: string, buffer: Buffer) =>
    person.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer });
  const questions: string[] = [];
  page.once("dialog", (dialog) => dialog.dismiss());
  await send("Mara 2026.JPG", await photo());
  await expectOnPage(person.getByText("Not replaced.")).toBeVisible();
  expect(globSync(join(copy.folder, "art/people/mara.jpg"))).toEqual([]);
  page.on("dialog", (dialog) => dialog.accept().then(() => questions.push(dialog.message())));
  await send("Mara 2026.JPG", await photo());
  await expectOnPage(person.getByText("Uploaded")).toBeVisible();
  await send("Mara 2027.jpg", (await photo()).subarray(0, 2000));
  await expectOnPage(person.getByText(/^Mara 2027\.jpg could not be read/)).toBeVisible();
  page.removeAllListeners("dialog");
  expect(questions).toEqual(Array(2).fill("Replace the portrait of Mara Lindqvist?"));
  expect(readFileSync(join(copy.folder, "art/people/mara.jpg")).equals(await photo())).toBe(true);
  const sizes = ["portrait-mara", "portrait-mara-small", "avatar-mara"].map(async (name) => {
    const { width, height } = await sharp(join(copy.folder, `art/drawings/${name}.webp`)).metadata();
    return [width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [640, 800],
    [384, 480],
    [128, 128],
  ]);
});

test("new people and questions get keys that are still free", async () => {
  const before = read("content/people.yaml");
  await open("content/people.yaml");
  const add = page.locator(".btn-add").last();
  await add.click();
  const person = page.locator(".item").last();
  await expectOnPage(person.locator("input[type=file]")).toBeDisabled();
  await person.locator("input[id$=_name]").fill("Mara Jansen");
  const jpeg = { name: "a.jpg", mimeType: "image/jpeg", buffer: await photo() };
  await person.locator("input[type=file]").setInputFiles(jpeg);
  await expectOnPage(person.getByText("Uploaded")).toBeVisible();
  await add.click();
  const second = page.locator(".item").last();
  await second.locator("input[id$=_name]").fill("Zoë Jansen");
  await page.getByRole("button", { name: "Save" }).click();
  await expectOnPage(second.locator("[id$=_name__error]")).toHaveText("has no photo yet: upload one");
  await second.locator("input[type=file]").setInputFiles(jpeg);
  await expectOnPage(second.getByText("Uploaded")).toBeVisible();
  await save();
  expect(read("content/people.yaml").slice(before.length)).toBe(
    "  - key: mara-jansen\n    name: Mara Jansen\n  - key: zoe\n    name: Zoë Jansen\n",
  );
  expect(globSync("art/people/mara*.jpg", { cwd: copy.folder })).toContain("art/people/mara-jansen.jpg");
  await open("content/pages/working-models.yaml");
  await page.locator(".btn-add").last().click();
  const question = page.locator(".item").last();
  await question.locator("[id$=_question]").fill("How long does it take?");
  await question
    .locator("[id$=_answer]")
    .fill("It takes as long as it takes, and we tell you in advance how long that is.");
  await save();
  expect(read("content/pages/working-models.yaml")).toContain("  - id: how-long-does-it-take\n");
});

test("several paragraphs pasted into a table's cell become one line", async () => {
  const file = "content/posts/test-the-restore.md";
  copy.change(file, "\n## ", "\n| Day | Task |\n| --- | --- |\n| One | Alpha |\n\n## ");
  await open(file);
  await page.evaluate(() => navigator.clipboard.writeText("First line\nSecond line\n\nThird"));
  await page.locator(".mdxeditor td [contenteditable]", { hasText: "Alpha" }).click();
  await page.keyboard.press("ControlOrMeta+V");
  await page.locator("#root_title").click();
  await save();
  expect(read(file)).toMatch(/\| One .*First line Second line Third/);
  cpSync(file, join(copy.folder, file));
});

test("Enter in the link dialog inserts the link", async () => {
  const file = "content/posts/test-the-restore.md";
  await open(file);
  await page.locator(".mdxeditor [contenteditable] h2").first().click({ clickCount: 3 });
  await page.getByRole("button", { name: "Create link" }).click();
  const address = page.getByPlaceholder("Type the beginning, such as /contact");
  await address.fill("/contact");
  await address.press("Enter");
  await expectOnPage(page.locator(".mdxeditor [contenteditable] h2 a").first()).toHaveAttribute(
    "href",
    "/contact",
  );
  page.once("dialog", (dialog) => dialog.accept());
});

test("the page beside the form keeps its scroll position, also when a click is in a list", async () => {
  await showPreview();
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await open("content/jobs/iso-developer.md");
  await page.locator(".mdxeditor [contenteditable] li").first().click();
  const shown = page.frameLocator("iframe").locator("body");
  const marked = () => shown.evaluate(() => getSelection()?.toString());
  await expectOnPage.poll(marked).not.toBe("");
  await page.locator("#root_image_alt").fill("Text that the page doesn't show");
  await page.locator("#root_image_alt").press("End");
  await shown.evaluate(() => scrollTo(0, 700));
  await save();
  await expectOnPage
    .poll(() => shown.evaluate(() => document.readyState === "complete" && scrollY))
    .toBe(700);
  expect(errors).toEqual([]);
  page.removeAllListeners("pageerror");
});

test("requests from other sites and for other hosts are refused", async () => {
  const { port, origin, host } = new URL(editor);
  const [{ name, value } = { name: "", value: "" }] = await page.context().cookies(editor);
  const cookie = `${name}=${value}`;
  const status = (path: string, headers: Record<string, string>, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(
        { host: "localhost", port, path, method, headers: { host, cookie, ...headers } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sent.on("error", reject).end(method === "PUT" ? "{}" : undefined);
    });
  for (const path of ["/editor/", "/editor/api/content", "/"]) {
    expect(await status(path, {}), path).toBe(200);
    expect(await status(path, { "sec-fetch-site": "same-origin" }), path).toBe(200);
    expect(await status(path, { host: `rebound.example:${port}` }), path).toBe(403);
    expect(await status(path, { origin: "https://other.example" }), path).toBe(403);
    expect(await status(path, { "sec-fetch-site": "cross-site" }), path).toBe(403);
  }
  expect(await status("/editor/api/content", { origin: "null" }, "PUT")).toBe(403);
  expect(await status("/editor/api/content", { origin }, "PUT")).not.toBe(403);
});
