import { styleText } from "node:util";
import { countByDay, type DayCount } from "../../intake/inbox/statistics.ts";
import { MESSAGE_KINDS } from "../../intake/messages/kinds.ts";
import type { Command } from "../command.ts";
import { readSince } from "../option-values.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Different densities, so that the bars can be told apart without colour. */
const SERIES = { contact: "█", inquiry: "▓", application: "▒", spam: "░" } as const;
type Series = keyof typeof SERIES;
type Day = { day: string } & Record<Series, number>;
const NAMES = [...MESSAGE_KINDS, "spam"] as const satisfies readonly Series[];

export const stats: Command = {
  name: "stats",
  operands: "",
  access: "read",
  operandCount: { min: 0, max: 0 },
  summary: "chart messages per day and kind",
  details: "Counts messages per day (UTC) and kind and draws a bar chart. Spam is counted separately.",
  options: { since: { type: "string", value: "WHEN", help: "12h, 7d, 4w ago, or a date. Default: 30d" } },
  examples: ["stats", "stats --since 2026-01-01", "stats --since 1w --json"],
  async run({ openStore, print, width }, _operands, values) {
    const since = readSince(values.since ?? "30d") ?? new Date(0);
    const { connection } = await openStore();
    const counts = await countByDay(connection.db, since);
    await print(counts, () => (counts.length === 0 ? ["No messages."] : draw(toDays(counts), width ?? 100)));
  },
};

function toDays(counts: readonly DayCount[]): Day[] {
  const days = new Map<string, Day>();
  const [first, last] = [counts[0]?.day ?? "", counts.at(-1)?.day ?? ""];
  for (let time = Date.parse(first); time <= Date.parse(last); time += DAY_MS) {
    const day = new Date(time).toISOString().slice(0, 10);
    days.set(day, { day, contact: 0, inquiry: 0, application: 0, spam: 0 });
  }
  for (const { day, kind, received, spam } of counts) {
    const row = days.get(day);
    if (!row) continue;
    row[kind] = received;
    row.spam += spam;
  }
  return [...days.values()];
}

function draw(days: readonly Day[], width: number): string[] {
  const total = { day: "total", contact: 0, inquiry: 0, application: 0, spam: 0 };
  for (const day of days) for (const name of NAMES) total[name] += day[name];
  const columns = NAMES.map((name) => Math.max(name.length + 2, String(total[name]).length));
  const numbers = (row: Day) => NAMES.map((name, index) => String(row[name]).padStart(columns[index] ?? 0));
  const line = (label: string, cells: readonly string[], bar: string) =>
    `${label.padEnd(10)}  ${cells.join("  ")}  ${bar}`.trimEnd();
  const barWidth = Math.max(10, width - line("", numbers(total), "").length - 2);
  const most = Math.max(1, ...days.map(sum));
  const titles = NAMES.map((name, index) => `${SERIES[name]} ${name}`.padStart(columns[index] ?? 0));
  return [
    styleText("bold", line("Day", titles, "")),
    ...days.map((day) => line(day.day, numbers(day), drawBar(day, barWidth / most))),
    styleText("bold", line("Total", numbers(total), "")),
  ];
}

/** Rounds the running total instead of each part, so that rounding errors don't add up. */
function drawBar(day: Day, scale: number): string {
  let bar = "";
  let counted = 0;
  for (const name of NAMES) {
    counted += day[name];
    bar += SERIES[name].repeat(Math.max(0, Math.round(counted * scale) - bar.length));
  }
  return bar || (sum(day) > 0 ? "▏" : "");
}

function sum(day: Day): number {
  return NAMES.reduce((total, name) => total + day[name], 0);
}
