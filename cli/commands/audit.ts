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
  operandCount: { min: 0, max: 0 },
  summary: "list erasures",
  details:
    "Lists when messages were erased, on request or because of their age, newest first. It contains counts only, no personal data.",
  options: { limit: { type: "string", short: "n", value: "N", help: "The maximum number. Default: 50" } },
  examples: ["audit", "audit --json"],
  async run({ openStore, print, width }, _operands, values) {
    const limit = readCount(values.limit, "limit", 50);
    const { connection } = await openStore();
    const lines = await readAudit(connection.db, limit);
    await print(lines, () =>
      lines.length === 0 ? ["Nothing has been erased."] : drawTable(COLUMNS, lines, width),
    );
  },
};
