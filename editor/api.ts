import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import type * as Editing from "../app/content/editing.ts";
import { textOf } from "./content-text.ts";
import { formSchema } from "./form-schema.ts";
import { addPicture, pictures, run } from "./pictures.ts";

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex");

type Site = {
  /** Loads the site's own modules, which know what a content file may say. */
  load(): Promise<typeof Editing>;
  /** Makes `load` load them again. */
  forget(): void;
};

/** Reads and writes the content files and the pictures. */
export function editorApi({ load, forget }: Site) {
  const app = new Hono().basePath("/editor/api");

  app.get("/content", async (c) => {
    const { codeLanguages, contentFolder, editableFiles, namesOf, parseFile, proseBlocks } = await load();
    const listed = editableFiles();
    const files = listed.map(({ schema, ...each }) => each);
    const opened = listed.find(({ file }) => file === c.req.query("file"));
    if (!opened) return c.json({ files });
    const text = readFileSync(new URL(opened.file, contentFolder), "utf8");
    const { value } = parseFile(opened.file, text);
    const schema = formSchema(opened.schema, namesOf);
    const blocks = Object.entries(proseBlocks).map(([name, block]) => [name, formSchema(block, namesOf)]);
    const languages = Object.keys(codeLanguages);
    const context = { blocks: Object.fromEntries(blocks), languages, pictures: pictures() };
    return c.json({ files, opened: { ...opened, version: versionOf(text), value, schema }, context });
  });

  app.put("/content", async (c) => {
    const { contentFolder, editableFiles, namesOf, problemsOf } = await load();
    const { file, version, value } = await c.req.json();
    const schema = editableFiles().find((each) => each.file === file)?.schema;
    const path = new URL(file, contentFolder);
    if (!schema || versionOf(readFileSync(path, "utf8")) !== version)
      return c.text("The file has changed since you opened it. Reload this page.", 409);
    const text = textOf(file, value, formSchema(schema, namesOf));
    const problems = await problemsOf(file, text);
    if (problems.length === 0 && versionOf(text) !== version) {
      writeFileSync(path, text);
      forget();
    }
    return c.json(problems);
  });

  app.post("/entry", async (c) => {
    const { kind, slug } = await c.req.json();
    await run("scripts/new.ts", kind, slug);
    forget();
    const added = (await load())
      .editableFiles()
      .find((each) => each.kind === kind && each.file.includes(`/${slug}.`));
    return c.json(added?.file);
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
