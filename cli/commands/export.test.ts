import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import type { Message } from "../../intake/inbox/message.ts";
import { testedDatabase } from "../../intake/testing/test-databases.ts";
import { type Filled, openFilledStore } from "../testing/filled-store.ts";
import { inboxJson, runInbox } from "../testing/run-command.ts";

const FORMULAS = ["=1+1", "+1+cmd|A0", "-2", "@SUM(A1)", "\t=1", "\r=1", " =1", "＝1"];
const ODD = [
  "+44 20 7946 0018",
  'a "quoted", cell;\nsecond line',
  "_x001B_ \x1b \x9b \uFFFE",
  "<b>&amp;</b>",
  "日本語 👩‍👩‍👧 \u202E",
];

/** Stores more messages than one query reads (200), so that several queries are needed. */
async function fill({ add }: Filled): Promise<void> {
  const times = ["2026-03-01T10:00:00Z", "2026-03-02T10:00:00Z"].map((time) => new Date(time));
  for (const [index, text] of [...FORMULAS, ...ODD].entries()) {
    const receivedAt = times[index % 2] ?? new Date();
    await add({
      kind: "inquiry",
      receivedAt,
      fields: { name: "Jo", requirements: text, removed_field: text },
    });
  }
  for (let number = 0; number < 230; number += 1) await add();
  await add({ status: "spam" });
  await add({
    kind: "application",
    page: "/career/engineer",
    files: [{ name: "=cv.pdf", bytes: Buffer.from("x") }],
  });
}

function defused(text: string): string {
  return FORMULAS.includes(text) ? text.replace(/[=+\-@＝]/, "'$&") : text;
}

function parseCsv(csv: string): string[][] {
  const rows: string[][] = [];
  const cell = /"((?:[^"]|"")*)"(,|\r\n)/gy;
  let row: string[] = [];
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    row.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

function expectSameMessages(rows: string[][], messages: readonly Message[]): void {
  const [titles = [], ...cells] = rows;
  const records = cells.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index]])));
  expect(records).toHaveLength(messages.length);
  for (const [index, message] of messages.entries()) {
    expect(records[index]).toMatchObject({
      reference: message.reference,
      kind: message.kind,
      status: message.status === "spam" ? "spam" : "new",
      owner: "",
      received_at: message.receivedAt.replace("T", " ").replace(".000Z", ""),
      page: message.page,
      opening: message.kind === "application" ? "engineer" : "",
      email: message.fields.email ?? "",
      subject: message.fields.subject ?? "",
      deliveries: message.deliveries.map(({ kind }) => `${kind} waiting`).join("\n"),
      name: message.fields.name ?? "",
      requirements: defused(message.fields.requirements ?? ""),
      message: message.fields.message ?? "",
      files: message.files.length > 0 ? "'=cv.pdf" : "",
    });
    const { removed_field } = message.fields;
    expect(records[index]?.other).toBe(removed_field === undefined ? "" : JSON.stringify({ removed_field }));
  }
}

test("CSV and JSON contain every message in full, newest first", async () => {
  const filled = await openFilledStore(testedDatabase);
  await fill(filled);
  const { place } = filled;
  const json = await runInbox(["export", "--format", "json", "--with-spam"], { place });
  const messages = JSON.parse(json.stdout) as Message[];
  expect(messages).toHaveLength(245);
  expect(new Set(messages.map(({ reference }) => reference)).size).toBe(245);
  const times = messages.map(({ receivedAt }) => receivedAt);
  expect(times).toEqual(times.toSorted().reverse());
  const typed = messages.flatMap(({ fields }) => fields.removed_field ?? []);
  expect(typed.sort()).toEqual([...FORMULAS, ...ODD].sort());

  const csv = await runInbox(["export", "--format", "csv", "--with-spam"], { place });
  expect(csv.stdout.startsWith("\uFEFF")).toBe(true);
  expectSameMessages(parseCsv(csv.stdout.slice(1)), messages);

  const file = join(dirname(place.dataDir), "out.csv");
  const written = await inboxJson(["export", "--format", "csv", "--with-spam", "--to", file], { place });
  expect(written).toEqual({ file, messages: 245 });
  expect(readFileSync(file, "utf8")).toBe(csv.stdout);
});

test("CSV has no spam unless asked for, local times and the chosen separator", async () => {
  const { place, add } = await openFilledStore();
  await add({ receivedAt: new Date("2026-07-01T22:30:00Z"), fields: { name: "Jo; Alder" } });
  const spam = await add({ status: "spam" });
  const { stdout } = await runInbox(["export", "--format", "csv", "--separator", "semicolon"], { place });
  expect(stdout).not.toContain(spam);
  expect(stdout).toContain(';"2026-07-01 23:30:00";');
  expect(stdout).toContain(';"Jo; Alder";');
});

test.each(["comma", "tab"])(
  "with the separator %s, text that could start a cell as a formula gets an apostrophe, whatever the spreadsheet's separator",
  async (separator) => {
    const { place, add } = await openFilledStore();
    const starts = [",", ";", "\t", "\n", "\r\n", '; "', ", \t '"];
    const message = starts.map((start) => `text${start}=cmd|A0`).join(" ");
    await add({ fields: { name: "Jo", message: `${message} a=b, 1-2; x@example.com` } });
    const { stdout } = await runInbox(["export", "--format", "csv", "--separator", separator], { place });
    const cells = stdout
      .split(/[,;\t\r\n]/)
      .map((cell) => cell.replace(/^[\s"']*/, (skipped) => (skipped.includes("'") ? "'" : "")));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(stdout.match(/'=cmd/g)).toHaveLength(starts.length);
    expect(stdout).toContain("a=b, 1-2; x@example.com");
  },
);

test("export applies filters, and an empty result is an empty list (JSON) or only a header row (CSV)", async () => {
  const { place, add } = await openFilledStore();
  await add();
  const spam = await add({ status: "spam" });
  const only = await runInbox(["export", "--format", "json", "--spam"], { place });
  expect(JSON.parse(only.stdout)).toMatchObject([{ reference: spam }]);
  const none = await runInbox(["export", "--format", "json", "--kind", "inquiry"], { place });
  expect(JSON.parse(none.stdout)).toEqual([]);
  const titles = await runInbox(["export", "--format", "csv", "--kind", "inquiry"], { place });
  expect(parseCsv(titles.stdout.slice(1))).toHaveLength(1);
});

test("an existing file is replaced only after confirmation, and the new file can only be read by its owner", async () => {
  const { place, add } = await openFilledStore();
  await add();
  const folder = dirname(place.dataDir);
  const file = join(folder, "out.json");
  writeFileSync(file, "precious");
  const args = ["export", "--format", "json", "--to", file];
  const refused = await runInbox(args, { place });
  expect(refused.code).toBe(1);
  expect(readFileSync(file, "utf8")).toBe("precious");
  expect((await runInbox(args, { place, stdin: "yes\n" })).code).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(1);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).sort()).toEqual(["data", "out.json"]);
});
