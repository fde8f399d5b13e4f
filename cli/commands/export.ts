import { existsSync } from "node:fs";
import { toCsv } from "../../intake/inbox/export/csv.ts";
import { toJson } from "../../intake/inbox/export/json.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { countMessages, readMessages } from "../../intake/inbox/messages.ts";
import { type Command, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";
import { FILTER_OPTIONS, readFilter, requireFolderOf, YES_OPTION } from "../option-values.ts";
import type { Progress } from "../terminal/progress.ts";
import { visibleLines } from "../terminal/visible.ts";
import { writeWhole } from "../write-whole.ts";

type Format = (messages: AsyncIterable<Message>) => AsyncIterable<string>;

const FORMATS = new Map<string, Format>([
  ["csv", toCsv],
  ["json", toJson],
]);

export const exportMessages: Command = {
  name: "export",
  operands: "--format csv|json",
  summary: "export messages as CSV or JSON",
  details: `Exports messages, oldest first, including spam (see the status column). Filters can be combined. Files are only listed
by name; "./inbox files" saves them.

CSV opens in any spreadsheet: it starts with a byte order mark so that accents are read correctly, and a cell that looks
like a formula gets an apostrophe in front. JSON contains the exact text.`,
  options: {
    format: { type: "string", short: "f", value: "FORMAT", help: "csv or json. Required." },
    to: { type: "string", value: "FILE", help: "The file to write. Default: standard output" },
    ...FILTER_OPTIONS,
    ...YES_OPTION,
  },
  examples: [
    "export --format csv --to messages.csv",
    "export --format csv --kind inquiry --since 2026-01-01 > inquiries.csv",
    "export --format json | jq length",
  ],
  async run({ openStore, print, write, confirm, showProgress, width }, _operands, values) {
    const format = FORMATS.get(String(values.format));
    if (!format) throw usageError("--format must be csv or json.");
    const file = typeof values.to === "string" && values.to !== "" ? values.to : null;
    const toTerminal = file === null && width !== undefined;
    const filter = { ...readFilter(values), ...(values.spam && { status: "spam" as const }) };
    const { connection } = await openStore();
    if (file !== null) requireFolderOf(file);
    if (file !== null && existsSync(file))
      await confirm(`${file} already exists. Replace it?`, values.yes === true);

    const progress = showProgress("Exporting");
    const counter = { messages: 0 };
    const messages = counted(
      readMessages(connection.db, filter, "oldest first"),
      counter,
      await countMessages(connection.db, filter),
      progress,
    );
    const chunks = format(messages);
    if (file !== null) {
      await writeWhole(file, chunks).finally(progress.end);
      await print({ file, ...counter }, () => [
        `Exported ${describeCount(counter.messages, "message")} to ${file}.`,
      ]);
      return;
    }
    for await (const chunk of chunks) {
      await write(toTerminal ? visibleLines(chunk.replaceAll("\r\n", "\n")).join("\n") : chunk);
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
