import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { testedDatabase } from "../../intake/testing/test-databases.ts";
import { openFilledStore } from "../testing/filled-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

test("saves files byte for byte, readable by their owner only", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const files = [
    { name: "cv.pdf", bytes: randomBytes(2_345_678) },
    { field: "coverletter" as const, name: "letter.txt", bytes: randomBytes(10) },
  ];
  const reference = await add({ kind: "application", files });
  const folder = join(dirname(place.dataDir), "new", "saved");
  const saved = await inboxJson<{ path: string }[]>(["files", reference, "--to", folder], { place });
  expect(saved).toMatchObject([
    { name: "cv.pdf", size: 2_345_678 },
    { name: "letter.txt", size: 10 },
  ]);
  saved.forEach(({ path }, index) => {
    expect(readFileSync(path).equals(files[index]?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

test("saves the files of all applications for an opening, except spam, in one folder per application", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const cv = (text: string) => [{ name: "cv.pdf", bytes: Buffer.from(text) }];
  const page = "/career/site-engineer";
  const first = await add({ kind: "application", page, files: cv("first") });
  const second = await add({ kind: "application", page, files: cv("second") });
  await add({ kind: "application", page: "/career/other", files: cv("other") });
  await add({ kind: "application", page, status: "spam", files: cv("spam") });
  const folder = join(dirname(place.dataDir), "saved");
  const args = ["files", "--opening", "site-engineer", "--to", folder];
  expect(await inboxJson(args, { place })).toHaveLength(2);
  expect(readdirSync(folder).sort()).toEqual([`Jo Alder ${first}`, `Jo Alder ${second}`].sort());
  const saved = join(folder, `Jo Alder ${second}`, "Jo Alder - cv.pdf");
  expect(readFileSync(saved, "utf8")).toBe("second");
});

test("writes nothing outside the folder and overwrites no file, whatever uploaded files are called", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const folder = dirname(place.dataDir);
  const victim = join(folder, "victim.txt");
  writeFileSync(victim, "untouched");
  symlinkSync(victim, join(folder, "Jo Alder - cv.pdf"));
  const names = [
    "../../cv.pdf",
    "..\\cv.pdf",
    "/etc/victim.txt",
    "-rf",
    "CON.txt",
    `${"€".repeat(200)}.pdf`,
    "a\x1bb:*?.txt",
  ];
  const paths: string[] = [];
  for (const name of names) {
    const reference = await add({ kind: "application", files: [{ name, bytes: Buffer.from("theirs") }] });
    const [saved] = await inboxJson<{ path: string }[]>(["files", reference, "--to", folder], { place });
    paths.push(saved?.path ?? "");
  }
  expect(readFileSync(victim, "utf8")).toBe("untouched");
  for (const path of paths) {
    expect(dirname(resolve(path))).toBe(folder);
    expect(readFileSync(path, "utf8")).toBe("theirs");
  }
  const saved = readdirSync(folder).filter((name) => !["data", "victim.txt"].includes(name));
  expect(saved).toHaveLength(names.length + 1);
  const named = ["cv (2).pdf", "cv (3).pdf", "victim.txt", "_-rf", "_CON.txt"];
  expect(saved).toEqual(expect.arrayContaining(named.map((name) => `Jo Alder - ${name}`)));
});

test("a sender's name can't leave the folder, and without a name the file keeps its own", async () => {
  const { place, add } = await openFilledStore(testedDatabase);
  const folder = join(dirname(place.dataDir), "saved");
  const page = "/career/site-engineer";
  const files = [{ name: "cv.pdf", bytes: Buffer.from("cv") }];
  const odd = await add({
    kind: "application",
    page,
    files,
    fields: { name: "../../..\\x", last_name: "/etc" },
  });
  await add({ kind: "application", page, files, fields: {} });
  const before = readdirSync(dirname(folder));
  await inboxJson(["files", "--opening", "site-engineer", "--to", folder], { place });
  expect(readdirSync(dirname(folder)).sort()).toEqual([...before, "saved"].sort());
  await inboxJson(["files", odd, "--to", folder], { place });
  const saved = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(saved.filter((name) => name.endsWith(".pdf"))).toHaveLength(3);
  expect(saved.filter((name) => name.endsWith("/cv.pdf"))).toHaveLength(1);
});

test("does not save a file whose bytes do not match its checksum", async () => {
  const { place, add, store } = await openFilledStore(testedDatabase);
  const reference = await add({ files: [{ name: "cv.pdf", bytes: Buffer.from("what was sent") }] });
  await store.connection.write((trx) =>
    trx
      .updateTable("file_chunks")
      .set({ bytes: Buffer.from("something else") })
      .execute(),
  );
  const folder = join(dirname(place.dataDir), "saved");
  const { code, stderr } = await runInbox(["files", reference, "--to", folder], { place });
  expect(code).toBe(1);
  expect(stderr).toMatch(/checksum/);
  expect(readdirSync(folder)).toEqual([]);
});
