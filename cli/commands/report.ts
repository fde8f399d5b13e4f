import { Option } from "@commander-js/extra-typings";
import { MESSAGE_KINDS, type MessageKind } from "../../intake/forms/common.ts";
import { toReportCsv } from "../../intake/inbox/report/csv.ts";
import type { ReportRow } from "../../intake/inbox/report/figures.ts";
import { makeReport, PARTS, type Part } from "../../intake/inbox/report/report.ts";
import { countText, durationText, shareText } from "../../intake/inbox/report/texts.ts";
import { UNKNOWN } from "../../intake/inbox/source-name.ts";
import { toDay } from "../../intake/local-time.ts";
import type { Context, Inbox } from "../context.ts";
import { addDateOptions, examples } from "../options.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const TITLES: Record<Part, string> = {
  month: "Month",
  week: "Week",
  page: "Visit began on",
  referrer: "Linked from",
  campaign: "Campaign",
  form: "Sent from",
  kind: "Kind",
  status: "Status or result",
};

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const columns = (part: Part, kinds: readonly MessageKind[]): Column<ReportRow>[] => {
  const right = (title: string, cell: (row: ReportRow) => string): Column<ReportRow> => ({
    title,
    cell,
    align: "right",
  });
  return [
    { title: TITLES[part], cell: ({ name }) => name },
    right("Arrivals", ({ arrivals }) => countText(arrivals)),
    right("Messages", ({ messages }) => countText(messages)),
    right("Rate", ({ messages, arrivals }) => shareText(messages, arrivals)),
    ...kinds.map((kind) => right(capital(kind), (row) => String(row[kind] || ""))),
    right("Won or hired", ({ won }) => String(won || "")),
    right("Median answer", ({ medianMs }) => durationText(medianMs)),
    right("Worst", ({ worstMs }) => durationText(worstMs)),
    right("In time", ({ inTime, promised }) => shareText(inTime, promised)),
  ];
};

export function addReport(inbox: Inbox, { openStore, print, write, width, timeZone }: Context): void {
  addDateOptions(inbox.command("report"), timeZone)
    .summary("count visits, messages and answers by time, page, source and result")
    .description(
      `Counts the visits that began (arrivals) and the messages that came, without spam, and how soon they were answered. Days count whole. The campaign is the utm_source, utm_medium and utm_campaign of the link, in lower case. A page, or the host name of the site that linked to ours, is "${UNKNOWN}" if the browser didn't report it, for example because the address was typed.`,
    )
    .addOption(new Option("--by <what>", "print only this part").choices(PARTS))
    .addOption(new Option("--kind <kind>", "only messages of this kind").choices(MESSAGE_KINDS))
    .addOption(new Option("--csv", "print all parts as one CSV table"))
    .addHelpText(
      "after",
      examples("report --since 4w --by campaign", "report --since 2026-01-01 --until 2026-01-31 --csv"),
    )
    .action(async ({ by, kind, csv, since, until }) => {
      const { connection } = await openStore();
      const now = new Date();
      const kinds = kind ? [kind] : MESSAGE_KINDS;
      const report = await makeReport(connection.db, {
        ...{ kinds: MESSAGE_KINDS, kind, timeZone, now },
        from: since && toDay(since, timeZone),
        // The end of a day is the first moment of the next one.
        to: toDay(until ? new Date(until.getTime() - 1) : now, timeZone),
      });
      if (csv) return write(toReportCsv(report));
      const tableOf = (part: Part) =>
        report[part].length > 0
          ? drawTable(columns(part, kinds), report[part], width)
          : ["No messages and no arrivals."];
      await print(by ? report[by] : report, () =>
        by ? tableOf(by) : PARTS.flatMap((part, index) => [...(index > 0 ? [""] : []), ...tableOf(part)]),
      );
    });
}
