import { countByDay, type DayCount } from "../../intake/inbox/statistics.ts";
import type { Command } from "../command.ts";
import { readSince } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const COLUMNS: Column<DayCount>[] = [
  { title: "Day", cell: ({ day }) => day },
  { title: "Kind", cell: ({ kind }) => kind },
  { title: "Messages", cell: ({ received }) => String(received), align: "right" },
  { title: "Spam", cell: ({ spam }) => String(spam || ""), align: "right" },
];

export const stats: Command = {
  name: "stats",
  summary: "count messages per day and kind",
  details:
    "Counts messages per day (UTC) and kind. Spam is counted separately. Days without messages are left out.",
  options: {
    since: {
      type: "string",
      value: "WHEN",
      help: "Count messages of the last hours, days or weeks (12h, 7d, 4w), or since a date such as 2026-01-31 (UTC). Default: 30d",
    },
  },
  examples: ["stats", "stats --since 2026-01-01", "stats --since 1w --json"],
  async run({ openStore, print, width }, _operands, values) {
    const since = readSince(values.since ?? "30d") ?? new Date(0);
    const { connection } = await openStore();
    const counts = await countByDay(connection.db, since);
    await print(counts, () => (counts.length === 0 ? ["No messages."] : drawTable(COLUMNS, counts, width)));
  },
};
