import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";
import type { FileProblem } from "../app/content/check.ts";
import type * as Editing from "../app/content/editing.ts";
import { formSchema } from "./form-schema.ts";
import { addKeys, personKey } from "./keys.ts";
import { addPicture, run } from "./pictures.ts";

/** Reads and writes content and pictures. `load` loads the site's modules, which keep what they read until `forget`. */
export function editorApi(load: () => Promise<typeof Editing>, forget: () => void) {
  const app = new Hono().basePath("/editor/api");

  app.get("/content", async (c) => {
    const { contentFolder, editableFiles, parseFile, textChoices } = await load();
    const listed = editableFiles();
    const files = listed.map(({ schema, ...each }) => each);
    const opened = listed.find(({ file }) => file === (c.req.query("file") ?? "pages/home.yaml"));
    if (!opened) throw new Error("There is no such page any more. Choose another one.");
    const text = readFileSync(new URL(opened.file, contentFolder), "utf8");
    const { value } = parseFile(opened.file, text);
    const schema = formSchema(opened.schema, await load());
    return c.json({ files, opened: { ...opened, text, value, schema }, context: textChoices() });
  });

  app.put("/content", async (c) => {
    const { contentFiles, problemsOf, textOf } = await load();
    const { file, text, value, isFinal } = await c.req.json();
    const listed = contentFiles().find((each) => each.file === file);
    if (listed) addKeys(value, formSchema(listed.schema, await load()));
    const changed = textOf(file, text, value);
    const problems = await problemsOf(file, changed);
    if (isFinal && problems.length === 0) await replace(file, text, changed);
    return c.json(problems);
  });

  app.delete("/content", async (c) => {
    const { file, text } = await c.req.json();
    await replace(file, text);
    return c.json("Deleted");
  });

  /** Changes or deletes a file, unless it has changed since, or another file would then have a mistake. */
  async function replace(file: string, before: string, after?: string) {
    const { contentFolder, editableFiles, namesIn, problemsByFile } = await load();
    const path = new URL(file, contentFolder);
    const opened = editableFiles().find((each) => each.file === file);
    if (!opened || readFileSync(path, "utf8") !== before)
      throw new Error("Not saved. The file has changed since you opened it: reload this page.");
    if (after === before) return;
    const found = await problemsAfter(fileURLToPath(contentFolder), file, after);
    const known = found.length === 0 ? [] : (await problemsByFile()).map(({ message }) => message);
    const broken = found.find(({ message }) => !known.includes(message));
    if (broken) {
      const left = after ? namesIn(file, after) : new Map();
      const removed = [...namesIn(file, before)].filter(([key]) => !left.has(key));
      const names = after ? removed.map(([, name]) => name) : [opened.title];
      throw new Error(`Not saved. ${refusal(broken, names, await load())}`);
    }
    if (after) writeFileSync(path, after);
    else rmSync(path);
    forget();
  }

  app.post("/entry", async (c) => {
    const { kind, title } = await c.req.json();
    const { stdout } = await run("scripts/new.ts", kind, title);
    forget();
    return c.json(/content\/(\S+)\./.exec(stdout)?.[1]);
  });

  app.post("/picture", async (c) => {
    const { name = "", person: known, personName } = c.req.query();
    const { pictures } = (await load()).textChoices();
    const person = known || (personName ? personKey(personName) : "");
    const added = await addPicture(name, person, Buffer.from(await c.req.arrayBuffer()), pictures);
    forget();
    return c.json(added);
  });

  app.get("/changes", async (c) => {
    const { stdout } = await run("scripts/publish.ts", "--list");
    return c.json(changesInWords(stdout, await load()));
  });
  app.post("/publish", async (c) => c.json((await run("scripts/publish.ts")).stdout));

  app.onError((error, c) => c.text(error.message, 422));
  return app;
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
