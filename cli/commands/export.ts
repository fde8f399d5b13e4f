import { existsSync } from "node:fs";
import { toCsv } from "../../intake/inbox/export/csv.ts";
import { toJson } from "../../intake/inbox/export/json.ts";
import { toXlsx } from "../../intake/inbox/export/xlsx.ts";
import { countMessages, type Message, readMessages } from "../../intake/inbox/messages.ts";
import { type Command, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";
import { FILTER_OPTIONS, readFilter, YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { type Progress, showProgress } from "../terminal/progress.ts";
import { visibleLines } from "../terminal/visible.ts";
import { writeWhole } from "../write-whole.ts";

const FORMATS = { csv: toCsv, json: toJson, xlsx: toXlsx };

export const exportMessages: Command = {
  name: "export",
  operands: "--format csv|json|xlsx",
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
    const format = FORMATS[values.format as keyof typeof FORMATS];
    if (!Object.hasOwn(FORMATS, String(values.format))) throw usageError("--format is csv, json or xlsx.");
    const file = typeof values.to === "string" && values.to !== "" ? values.to : null;
    const toTerminal = file === null && process.stdout.isTTY === true;
    if (toTerminal && format === toXlsx) throw usageError("XLSX is not for the terminal. Say --to FILE");
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
    const chunks: AsyncIterable<string | Uint8Array> = format(messages);
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
