import { Option } from "@commander-js/extra-typings";
import { MESSAGE_KINDS } from "../../intake/forms/common.ts";
import { UNKNOWN } from "../../intake/inbox/source-name.ts";
import { countSources, type SourceCount, SUMMARIES, type Summary } from "../../intake/inbox/sources.ts";
import type { Context, Inbox } from "../context.ts";
import { addDateOptions, examples } from "../options.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const TITLES: Record<Summary, string> = { source: "Source", entry: "Visit began on", page: "Sent from" };

const columns = (by: Summary): Column<SourceCount>[] => [
  { title: TITLES[by], cell: ({ source }) => source || UNKNOWN },
  { title: "Messages", cell: ({ messages }) => String(messages), align: "right" },
  ...(by === "source"
    ? ([
        { title: "Medium", cell: ({ medium }) => medium },
        { title: "Campaign", cell: ({ campaign }) => campaign },
      ] satisfies Column<SourceCount>[])
    : []),
  ...MESSAGE_KINDS.map((kind): Column<SourceCount> => {
    const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
    return { title, cell: (row) => String(row[kind] || ""), align: "right" };
  }),
];

export function addSources(inbox: Inbox, { openStore, print, width, timeZone }: Context): void {
  addDateOptions(inbox.command("sources"), timeZone)
    .summary("count messages by where their senders came from")
    .description(
      `Counts messages, without spam, by the source of the visit, with its medium and campaign (utm_source, utm_medium and utm_campaign in the link). Without a campaign, the source is the host name of the site that linked to ours. It is "${UNKNOWN}" if the browser reported neither, for example because the address was typed.`,
    )
    .addOption(
      new Option(
        "--by <what>",
        "count by source, by the page on which the visit began, or by the form's page",
      )
        .choices(SUMMARIES)
        .default("source" as const),
    )
    .addHelpText("after", examples("sources --since 4w", "sources --by entry --since 2026-01-01 --json"))
    .action(async ({ by, since, until }) => {
      const { connection } = await openStore();
      const counts = await countSources(connection.db, { since, until, spam: false }, by);
      await print(counts, () =>
        counts.length > 0 ? drawTable(columns(by), counts, width) : ["No messages."],
      );
    });
}
