import type { ReactNode } from "react";
import type { ReportRow } from "../../intake/inbox/report/figures.ts";
import { countText, durationText, shareText } from "../../intake/inbox/report/texts.ts";
import { FiguresTable } from "../ui/figures-table.tsx";
import { toUrl, type View } from "../view.ts";
import { usePage } from "./layout.tsx";

type TableProps = {
  /** The id of the heading. */
  id: string;
  /** The title of the column of names. */
  first: string;
  rows: readonly ReportRow[];
  /** The filter that shows the messages of a row. Undefined if there is none. */
  toView?: (row: ReportRow) => Partial<View> | undefined;
  /** Long tables end after this many rows. The CSV file has all of them. */
  most?: number;
};

/** A part of the report, with its heading. */
export function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-10 min-w-0">
      <h2 id={id} className="mb-2 text-card">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What the column of messages that are won or hired is called for this user. */
function useWonTitle(): string {
  const { view, user } = usePage();
  const kinds = view.kind ? [view.kind] : user.kinds;
  if (!kinds.includes("application")) return "Won";
  return kinds.length > 1 ? "Won or hired" : "Hired";
}

/** How many visits and messages there were, and what came of them. */
export function Visits({ withoutArrivals = false, ...table }: TableProps & { withoutArrivals?: boolean }) {
  const won = useWonTitle();
  const arrivals = (row: ReportRow) => [countText(row.arrivals)];
  const rate = (row: ReportRow) => [shareText(row.messages, row.arrivals)];
  return (
    <Figures
      {...table}
      titles={withoutArrivals ? ["Messages", won] : ["Arrivals", "Messages", "Rate", won]}
      cells={(row) => [
        ...(withoutArrivals ? [] : arrivals(row)),
        countText(row.messages),
        ...(withoutArrivals ? [] : rate(row)),
        row.won > 0 ? countText(row.won) : "",
      ]}
    />
  );
}

/** How soon messages were answered. */
export function Answers(table: TableProps) {
  return (
    <Figures
      {...table}
      titles={["Answered", "Median", "Worst", "In time"]}
      cells={({ messages, answered, medianMs, worstMs, inTime, promised }) => [
        messages > 0 ? `${countText(answered)} of ${countText(messages)}` : "",
        durationText(medianMs),
        durationText(worstMs),
        shareText(inTime, promised),
      ]}
    />
  );
}

/** How many messages there were. */
export function Outcomes(table: TableProps) {
  return <Figures {...table} titles={["Messages"]} cells={({ messages }) => [countText(messages)]} />;
}

function Figures({
  id,
  first,
  rows,
  toView,
  most = rows.length,
  titles,
  cells,
}: TableProps & { titles: readonly string[]; cells: (row: ReportRow) => string[] }) {
  const { kind, from, to } = usePage().view;
  const listOf = (row: ReportRow) => {
    const list = row.messages > 0 ? toView?.(row) : undefined;
    return list && toUrl("/", { kind, from, to, ...list });
  };
  if (rows.length === 0) return <p className="text-quiet">None in these days.</p>;
  return (
    <>
      <FiguresTable
        labelledBy={id}
        titles={[first, ...titles]}
        rows={rows.slice(0, most).map((row) => ({ name: row.name, href: listOf(row), cells: cells(row) }))}
      />
      {rows.length > most && (
        <p className="pt-3 text-quiet text-sm">The CSV file has {rows.length - most} more.</p>
      )}
    </>
  );
}
