import { readFileSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import type * as Editing from "../app/content/editing.ts";
import { slugOf } from "../app/content/prose/parse-prose.ts";
import { textOf } from "./content-text.ts";
import { formSchema } from "./form-schema.ts";
import { addPicture, pictures, run } from "./pictures.ts";

/** Reads and writes content and pictures. `load` loads the site's modules, which keep what they read until `forget`. */
export function editorApi(load: () => Promise<typeof Editing>, forget: () => void) {
  const app = new Hono().basePath("/editor/api");

  app.get("/content", async (c) => {
    const { choicesOf, codeLanguages, contentFolder, editableFiles, parseFile, proseBlocks } = await load();
    const listed = editableFiles();
    const files = listed.map(({ schema, ...each }) => each);
    const opened = listed.find(({ file }) => file === (c.req.query("file") ?? "pages/home.yaml"));
    if (!opened) throw new Error("There is no such page any more. Choose another one.");
    const text = readFileSync(new URL(opened.file, contentFolder), "utf8");
    const { value } = parseFile(opened.file, text);
    const schema = formSchema(opened.schema, choicesOf);
    const blocks = Object.entries(proseBlocks).map(([name, block]) => [name, formSchema(block, choicesOf)]);
    const context = {
      blocks: Object.fromEntries(blocks),
      languages: codeLanguages,
      pages: [...new Set(listed.map(({ page }) => page))],
      pictures: pictures(),
    };
    return c.json({ files, opened: { ...opened, text, value, schema }, context });
  });

  app.put("/content", async (c) => {
    const { contentFolder, editableFiles, problemsOf } = await load();
    const { file, text: before, value } = await c.req.json();
    const path = new URL(file, contentFolder);
    if (!editableFiles().some((each) => each.file === file) || readFileSync(path, "utf8") !== before)
      throw new Error("Not saved. The file has changed since you opened it: reload this page.");
    const text = textOf(file, before, value);
    const problems = await problemsOf(file, text);
    if (problems.length === 0 && text !== before) {
      writeFileSync(path, text);
      forget();
    }
    return c.json(problems);
  });

  app.post("/entry", async (c) => {
    const { kind, name } = await c.req.json();
    await run("scripts/new.ts", kind, slugOf(name));
    forget();
    const files = (await load()).editableFiles();
    return c.json(files.find((each) => each.kind === kind && each.file.includes(`/${slugOf(name)}.`))?.file);
  });

  app.post("/picture", async (c) => {
    const { name = "", person = "" } = c.req.query();
    const added = await addPicture(name, person, Buffer.from(await c.req.arrayBuffer()));
    forget();
    return c.json(added);
  });

  app.onError((error, c) => c.text(error.message, 422));
  return app;
}
