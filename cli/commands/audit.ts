import { type AuditLine, readAudit } from "../../intake/inbox/audit.ts";
import type { Command } from "../command.ts";
import { describeTime } from "../describe.ts";
import { LIMIT_OPTION, readLimit } from "../option-values.ts";
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
  options: LIMIT_OPTION,
  examples: ["audit", "audit --json"],
  async run({ openStore, print, width }, _operands, values) {
    const limit = readLimit(values.limit, width);
    const { connection } = await openStore();
    const lines = await readAudit(connection.db, limit);
    await print(lines, () =>
      lines.length === 0 ? ["Nothing has been erased."] : drawTable(COLUMNS, lines, width),
    );
  },
};
