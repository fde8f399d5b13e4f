import { existsSync } from "node:fs";
import type { Message } from "../../intake/inbox/message.ts";
import { countMessages, readMessages } from "../../intake/inbox/messages.ts";
import { type Command, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";
import { FILTER_OPTIONS, readFilter, YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { type Progress, showProgress } from "../terminal/progress.ts";
import { visibleLines } from "../terminal/visible.ts";
import { writeWhole } from "../write-whole.ts";

type Format = (messages: AsyncIterable<Message>) => AsyncIterable<string | Uint8Array>;

const FORMATS = new Map<string, () => Promise<Format>>([
  ["csv", async () => (await import("../../intake/inbox/export/csv.ts")).toCsv],
  ["json", async () => (await import("../../intake/inbox/export/json.ts")).toJson],
  ["xlsx", async () => (await import("../../intake/inbox/export/xlsx.ts")).toXlsx],
]);

export const exportMessages: Command = {
  name: "export",
  operands: "--format csv|json|xlsx",
  access: "read",
  takes: [0, 0],
  summary: "all messages as a table or as JSON",
  details: `Writes every message, spam included (its status says so), oldest first. The options narrow it down. Files are
named, not included: see "inbox files".

A cell that a spreadsheet would take for a formula gets an apostrophe in front, in CSV and XLSX alike. JSON has
everything exactly as it was typed. CSV starts with a byte order mark, so that spreadsheets read accents right.`,
  options: {
    format: { type: "string", short: "f", value: "FORMAT", help: "csv, json or xlsx. Required." },
    to: { type: "string", value: "FILE", help: "The file to write. Default: the standard output" },
    ...FILTER_OPTIONS,
    ...YES_OPTION,
  },
  examples: [
    "export --format xlsx --to messages.xlsx",
    "export --format csv --kind inquiry --since 2026-01-01 > inquiries.csv",
    "export --format json | jq length",
  ],
  async run({ openStore, print, write }, _operands, values) {
    const loadFormat = FORMATS.get(String(values.format));
    if (!loadFormat) throw usageError("--format is csv, json or xlsx.");
    const file = typeof values.to === "string" && values.to !== "" ? values.to : null;
    const toTerminal = file === null && process.stdout.isTTY === true;
    if (toTerminal && values.format === "xlsx")
      throw usageError("XLSX is not for the terminal. Say --to FILE");
    const filter = { ...readFilter(values), ...(values.spam && { status: "spam" as const }) };
    const { connection } = await openStore();
    if (file !== null && existsSync(file))
      await confirm(`${file} is there already. Replace it?`, values.yes === true);

    const progress = showProgress("Exporting");
    const counter = { messages: 0 };
    const messages = counted(
      readMessages(connection.db, filter, "oldest first"),
      counter,
      process.stderr.isTTY ? await countMessages(connection.db, filter) : 0,
      progress,
    );
    const format = await loadFormat();
    const chunks = format(messages);
    if (file !== null) {
      await writeWhole(file, chunks).finally(progress.end);
      await print({ file, ...counter }, () => [`${file}: ${describeCount(counter.messages, "message")}`]);
      return;
    }
    for await (const chunk of chunks) {
      await write(
        toTerminal && typeof chunk === "string"
          ? visibleLines(chunk.replaceAll("\r\n", "\n")).join("\n")
          : chunk,
      );
    }
    progress.end();
  },
};

async function* counted(
  messages: AsyncIterable<Message>,
  counter: { messages: number },
  total: number,
  progress: Progress,
): AsyncGenerator<Message> {
  for await (const message of messages) {
    counter.messages += 1;
    progress.update(counter.messages, total);
    yield message;
  }
}
