import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { Hono } from "hono";
import type * as Editing from "../app/content/editing.ts";
import { textOf, valueOf } from "./content-text.ts";
import { formSchema } from "./form-schema.ts";
import { addPicture, pictures, run } from "./pictures.ts";

const versionOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Reads and writes the content files. `load` loads the site's own modules, which know what a file may say. */
export function editorApi(load: () => Promise<typeof Editing>) {
  const app = new Hono().basePath("/editor/api");

  app.get("/content", async (c) => {
    const { contentFolder, editableFiles, namesOf, proseBlocks } = await load();
    const files = editableFiles().map(({ schema, ...listed }) => {
      const text = readFileSync(new URL(listed.file, contentFolder), "utf8");
      const value = valueOf(listed.file, text);
      return { ...listed, version: versionOf(text), value, schema: formSchema(schema, namesOf) };
    });
    const blocks = Object.entries(proseBlocks).map(([name, block]) => [name, formSchema(block, namesOf)]);
    return c.json({ files, context: { blocks: Object.fromEntries(blocks), pictures: pictures() } });
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
    if (problems.length === 0 && versionOf(text) !== version) writeFileSync(path, text);
    return c.json(problems);
  });

  app.post("/entry", async (c) => {
    const { kind, slug } = await c.req.json();
    await run("scripts/new.ts", kind, slug);
    return c.json(slug);
  });

  app.post("/picture", async (c) => {
    const { name = "", person = "" } = c.req.query();
    return c.json(await addPicture(name, person, Buffer.from(await c.req.arrayBuffer())));
  });

  app.onError((error, c) => c.text(error.message, 422));
  return app;
}
