import { type AuditLine, readAudit } from "../../intake/inbox/audit.ts";
import type { Command } from "../command.ts";
import { describeTime } from "../describe.ts";
import { readCount } from "../option-values.ts";
import { type Column, drawTable } from "../terminal/table.ts";

const COLUMNS: Column<AuditLine>[] = [
  { title: "When", cell: ({ at }) => describeTime(at) },
  { title: "What", cell: ({ action }) => action },
  {
    title: "How much",
    cell: ({ detail }) =>
      Object.entries(detail)
        .map(([name, number]) => `${name} ${number}`)
        .join(", "),
    min: 20,
  },
];

export const audit: Command = {
  name: "audit",
  operands: "",
  access: "read",
  takes: [0, 0],
  summary: "what was removed, and when",
  details: "Shows what was removed on request or for its age, in numbers alone, newest first.",
  options: { limit: { type: "string", short: "n", value: "N", help: "How many at most. Default: 50" } },
  examples: ["audit", "audit --json"],
  async run({ openStore, print, width }, _operands, values) {
    const limit = readCount(values.limit, "limit", 50);
    const { connection } = await openStore();
    const lines = await readAudit(connection.db, limit);
    await print(lines, () =>
      lines.length === 0 ? ["Nothing was removed."] : drawTable(COLUMNS, lines, width),
    );
  },
};
