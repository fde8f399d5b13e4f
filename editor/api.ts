import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { FileProblem } from "../app/content/reading/check.ts";
import type * as Editing from "../app/content/reading/editing.ts";
import { formSchema } from "./form-schema.ts";
import { inTurn } from "./in-turn.ts";
import { addKeys, isPerson, personKey } from "./keys.ts";
import { addPicture, run } from "./pictures.ts";
import { Refused } from "./refused.ts";
import { atMost, changedFile, newEntry, openedFile, received } from "./requests.ts";

/** Reads and writes content and pictures. `load` loads the site's modules, which keep what they read until `forget`. */
export function editorApi(load: () => Promise<typeof Editing>, forget: () => void) {
  const app = new Hono().basePath("/editor/api");
  const change = inTurn();

  app.use("/picture", atMost(50, "The picture"));
  for (const path of ["/content", "/entry"]) app.use(path, atMost(1, "The text"));

  app.get("/content", async (c) => {
    const { contentRoot, editableFiles, parseFile, textChoices } = await load();
    const files = editableFiles().map(({ schema, ...each }) => each);
    const opened = listedFile(await load(), c.req.query("file") ?? "pages/home.yaml");
    const text = readFileSync(new URL(opened.file, contentRoot), "utf8");
    const { value } = parseFile(opened.file, text);
    const schema = formSchema(opened.schema, await load());
    return c.json({ files, opened: { ...opened, text, value, schema }, context: textChoices() });
  });

  app.put("/content", async (c) => {
    const { file, text, value, isFinal } = await received(c, changedFile);
    const { contentRoot, problemsOf, textOf } = await load();
    addKeys(value, formSchema(listedFile(await load(), file).schema, await load()));
    const changed = textOf(file, readFileSync(new URL(file, contentRoot), "utf8"), value);
    const problems = await problemsOf(file, changed);
    if (isFinal && problems.length === 0) await change(() => replace(file, text, changed));
    return c.json(problems);
  });

  app.delete("/content", async (c) => {
    const { file, text } = await received(c, openedFile);
    if (!listedFile(await load(), file).kind) throw new Refused("Not deleted. The site needs this page.");
    await change(() => replace(file, text));
    return c.json("Deleted");
  });

  /** Changes or deletes a file, unless it has changed since, or another file would then have a mistake. */
  async function replace(file: string, before: string, after?: string) {
    const { contentRoot, namesIn, problemsByFile } = await load();
    const path = new URL(file, contentRoot);
    const { title } = listedFile(await load(), file);
    refuseIfChanged(path, before);
    if (after === before) return;
    const found = await problemsAfter(fileURLToPath(contentRoot), file, after);
    const known = found.length === 0 ? [] : (await problemsByFile()).map(({ message }) => message);
    const broken = found.find(({ message }) => !known.includes(message));
    if (broken) {
      const left = after ? namesIn(file, after) : new Map();
      const removed = [...namesIn(file, before)].filter(([key]) => !left.has(key));
      const names = after ? removed.map(([, name]) => name) : [title];
      throw new Refused(`Not saved. ${refusal(broken, names, await load())}`);
    }
    // Again, because the check takes seconds.
    refuseIfChanged(path, before);
    if (after) writeFileSync(path, after);
    else rmSync(path);
    forget();
  }

  app.post("/entry", async (c) => {
    const { kind, title } = await received(c, newEntry);
    const { stdout } = await change(() => run("scripts/new.ts", kind, title).finally(forget));
    return c.json(/content\/(\S+)\./.exec(stdout)?.[1]);
  });

  app.post("/picture", async (c) => {
    const { name = "", person, personName } = c.req.query();
    const photo = Buffer.from(await c.req.arrayBuffer());
    const added = await change(async () => {
      const { choicesOf, textChoices } = await load();
      const people = choicesOf("people/people").map((each) => each.const);
      if (person && !isPerson(person, people))
        throw new Refused("There is no such person any more. Reload this page.");
      const key = person || (personName ? personKey(personName) : "");
      return addPicture(name, key, photo, textChoices().pictures).finally(forget);
    });
    return c.json(added);
  });

  app.get("/changes", async (c) => {
    const { stdout } = await change(() => run("scripts/publish.ts", "--list"));
    return c.json(changesInWords(stdout, await load()));
  });
  app.post("/publish", async (c) => c.json((await change(() => run("scripts/publish.ts"))).stdout));

  app.onError((error, c) => {
    // By its name, because the site's modules that Vite loads have classes of their own.
    if (error instanceof Refused || error.name === "ContentMistake") return c.text(error.message, 422);
    console.error(error);
    return c.text(`Not done. The editor has a fault: ${error.message}`, 500);
  });
  return app;
}

function listedFile({ editableFiles }: Pick<typeof Editing, "editableFiles">, file: string) {
  const listed = editableFiles().find((each) => each.file === file);
  if (!listed) throw new Refused("There is no such page any more. Choose another one.");
  return listed;
}

function refuseIfChanged(path: URL, before: string) {
  if (existsSync(path) && readFileSync(path, "utf8") === before) return;
  throw new Refused(
    "Not saved. The file has changed since you opened it. What you typed is still here: copy it, reload this page and add it again.",
  );
}

/** The mistakes that the content would have, found in a copy of it, so that the site never shows them. */
async function problemsAfter(folder: string, file: string, text?: string): Promise<FileProblem[]> {
  const copy = mkdtempSync(join(tmpdir(), "content-"));
  try {
    cpSync(folder, copy, { recursive: true });
    if (text) writeFileSync(join(copy, file), text);
    else rmSync(join(copy, file));
    return JSON.parse((await run("editor/check-content.ts", copy)).stdout);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Says which page keeps a change from being saved, in the words of the editor's list and form. */
function refusal({ file, path, message }: FileProblem, removed: string[], editing: typeof Editing) {
  const place = editing.editableFiles().find((each) => each.file === file);
  const field = place && formSchema(place.schema, editing).properties?.[String(path[0])];
  const where = [place?.group, place?.title, Object(field).title].filter(Boolean).join(" › ");
  return removed.length > 0
    ? `"${removed.join('", "')}" is still used in ${where}. Choose another one there first.`
    : `${where} would have a mistake: ${message}`;
}

/** "new: posts/mine.md" is "New: My post (Posts)". A photo instead of a drawing or another photo is a change. */
export function changesInWords(
  list: string,
  { inWords, nameInList }: Pick<typeof Editing, "inWords" | "nameInList">,
) {
  const changes = new Map<string, string>();
  for (const line of list.trim().split("\n")) {
    const [action = "", path = ""] = line.split(": ");
    const name = nameInList(path);
    const isReplaced = changes.has(name) || existsSync(path.replace(/^(art\/people\/.*)\.\w+$/, "$1.svg"));
    changes.set(name, path.startsWith("art/people/") && isReplaced ? "changed" : action);
  }
  return [...changes].map(([name, action]) => `${inWords(action)}: ${name}`).join("\n");
}
