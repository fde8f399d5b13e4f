import { existsSync } from "node:fs";
import { Option } from "@commander-js/extra-typings";
import { toCsv } from "../../intake/inbox/export/csv.ts";
import { toJson } from "../../intake/inbox/export/json.ts";
import { readMessages } from "../../intake/inbox/read-messages.ts";
import type { Context, Inbox } from "../context.ts";
import { describeCount } from "../describe.ts";
import {
  addFilteredCommand,
  examples,
  requireFolderOf,
  requireOpening,
  toFilter,
  yesOption,
} from "../options.ts";
import { visibleLines } from "../terminal/visible.ts";
import { writeWhole } from "../write-whole.ts";

const SEPARATORS = { comma: ",", semicolon: ";", tab: "\t" };

export function addExport(
  inbox: Inbox,
  { openStore, print, write, confirm, width, timeZone }: Context,
): void {
  addFilteredCommand(inbox, "export", timeZone)
    .summary("export messages as CSV or JSON")
    .description(
      `Exports messages, newest first. Spam is exported only with --spam or --with-spam. Filters can be combined. Files are only listed by name; "./inbox files" saves them.

CSV opens in any spreadsheet: times are in the company's time zone, as 2026-01-31 14:05:09, the file starts with a byte order mark so that accents are read correctly, and text that a spreadsheet could run as a formula gets an apostrophe in front. JSON contains the exact text.`,
    )
    .addOption(
      new Option("-f, --format <format>", "the format")
        .choices(["csv", "json"] as const)
        .makeOptionMandatory(),
    )
    .option("--with-spam", "also export spam; the status column says which it is")
    .addOption(
      new Option("--separator <name>", "what separates the cells of a CSV file")
        .choices(["comma", "semicolon", "tab"] as const)
        .default("comma" as const),
    )
    .option("--to <file>", "the file to write; default: standard output")
    .addOption(yesOption)
    .addHelpText(
      "after",
      examples(
        "export --format csv --to messages.csv",
        "export --format csv --kind inquiry --since 2026-01-01 > inquiries.csv",
        "export --format csv --separator semicolon --since yesterday --to yesterday.csv",
        "export --format json | jq length",
      ),
    )
    .action(async ({ format, to: file, yes, separator, withSpam, ...options }) => {
      const filter = { ...toFilter(options), ...(withSpam && { spam: undefined }) };
      const { connection } = await openStore();
      await requireOpening(connection.db, options.opening);
      let count = 0;
      async function* counted() {
        for await (const message of readMessages(connection.db, filter, "newest first")) {
          count += 1;
          yield message;
        }
      }
      const chunks =
        format === "json"
          ? toJson(counted())
          : toCsv(counted(), { separator: SEPARATORS[separator], timeZone });
      if (file) {
        requireFolderOf(file);
        if (existsSync(file)) await confirm(`${file} already exists. Replace it?`, yes);
        await writeWhole(file, chunks);
        return print({ file, messages: count }, () => [
          `Exported ${describeCount(count, "message")} to ${file}.`,
        ]);
      }
      for await (const chunk of chunks) {
        await write(width === undefined ? chunk : visibleLines(chunk.replaceAll("\r\n", "\n")).join("\n"));
      }
    });
}
