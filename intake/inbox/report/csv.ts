import { MESSAGE_KINDS } from "../../forms/common.ts";
import { toTable } from "../export/csv.ts";
import type { ReportRow } from "./figures.ts";
import { PARTS, type Report } from "./report.ts";

const hours = (ms: number | null) => (ms === null ? "" : (ms / 3_600_000).toFixed(2));

const COLUMNS: [title: string, cell: (row: ReportRow) => string | number][] = [
  ["name", ({ name }) => name],
  ["arrivals", ({ arrivals }) => arrivals ?? ""],
  ["messages", ({ messages }) => messages],
  ...MESSAGE_KINDS.map((kind): [string, (row: ReportRow) => number] => [kind, (row) => row[kind]]),
  ["won_or_hired", ({ won }) => won],
  ["answered", ({ answered }) => answered],
  ["median_hours_to_answer", ({ medianMs }) => hours(medianMs)],
  ["worst_hours_to_answer", ({ worstMs }) => hours(worstMs)],
  ["answered_in_time", ({ inTime }) => inTime],
  ["promised", ({ promised }) => promised],
];

/** All parts of the report in one table. */
export function toReportCsv(report: Report): string {
  const rows = PARTS.flatMap((part) =>
    report[part].map((row) => [part, ...COLUMNS.map(([, cell]) => String(cell(row)))]),
  );
  return toTable(["by", ...COLUMNS.map(([title]) => title)], rows);
}
