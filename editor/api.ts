import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import type * as Editing from "../app/content/editing.ts";
import { formSchema } from "./form-schema.ts";
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
    const { problemsOf, textOf } = await load();
    const { file, text, value, isFinal } = await c.req.json();
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
    const { contentFolder, contentProblems, editableFiles } = await load();
    const path = new URL(file, contentFolder);
    if (!editableFiles().some((each) => each.file === file) || readFileSync(path, "utf8") !== before)
      throw new Error("Not saved. The file has changed since you opened it: reload this page.");
    if (after === before) return;
    const known = await contentProblems();
    if (after) writeFileSync(path, after);
    else rmSync(path);
    forget();
    const broken = (await (await load()).contentProblems()).filter((each) => !known.includes(each));
    if (broken.length === 0) return;
    writeFileSync(path, before);
    forget();
    throw new Error(`Not saved. Another text needs what you have deleted or renamed. ${broken[0]}`);
  }

  app.post("/entry", async (c) => {
    const { kind, title } = await c.req.json();
    const { stdout } = await run("scripts/new.ts", kind, title);
    forget();
    return c.json(/content\/(\S+)\./.exec(stdout)?.[1]);
  });

  app.post("/picture", async (c) => {
    const { name = "", person = "" } = c.req.query();
    const { pictures } = (await load()).textChoices();
    const added = await addPicture(name, person, Buffer.from(await c.req.arrayBuffer()), pictures);
    forget();
    return c.json(added);
  });

  app.get("/changes", async (c) => c.json((await run("scripts/publish.ts", "--list")).stdout));
  app.post("/publish", async (c) => c.json((await run("scripts/publish.ts")).stdout));

  app.onError((error, c) => c.text(error.message, 422));
  return app;
}
