import type { ReportRow } from "../../intake/inbox/report/figures.ts";
import { daysText, firstOfMonth, lastOfMonth } from "../../intake/inbox/report/periods.ts";
import type { Report } from "../../intake/inbox/report/report.ts";
import { countText, durationText, shareText } from "../../intake/inbox/report/texts.ts";
import { FIRST_DAY, LAST_DAY, toDay } from "../../intake/local-time.ts";
import { ChipLinks } from "../ui/chip-links.tsx";
import { StepLink } from "../ui/choices.tsx";
import { LineChart } from "../ui/line-chart.tsx";
import { PeriodForm } from "../ui/period-form.tsx";
import { KIND_LABELS, labelOfStatus, STATUS_LABELS, toUrl, type View } from "../view.ts";
import { Layout, usePage } from "./layout.tsx";
import { Answers, Outcomes, Part, Visits } from "./report-tables.tsx";

/** The rows of a source's or a page's table that are shown. */
const MOST_ROWS = 15;

/** The days of a report if none are chosen: this month and the two before. */
export const usualDays = (today: string) => ({ from: firstOfMonth(today, 2), to: today });

export function ReportPage({ report }: { report: Report }) {
  const { view } = usePage();
  const { total, month, week } = report;
  const periods = { rows: week.toReversed(), toView: ofPeriod };
  return (
    <Layout title="Report">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8">
        <h1 className="text-subheading">Report</h1>
        <div className="flex flex-wrap gap-x-6">
          <StepLink href="/links">Make a campaign’s link</StepLink>
          <StepLink href={toUrl("/report.csv", view)}>Export CSV</StepLink>
        </div>
      </div>
      <ReportFilters />
      <h2 className="mb-3 text-card">{daysText(report.from, report.to)}</h2>
      <dl className="mb-10 grid grid-cols-2 gap-x-6 gap-y-5 border-line border-y py-5 md:grid-cols-3 lg:grid-cols-5">
        <Fact label="Arrivals" value={countText(total.arrivals)} />
        <Fact label="Messages" value={countText(total.messages)} />
        <Fact label="Messages per arrival" value={shareText(total.messages, total.arrivals)} />
        <Fact label="Median first answer" value={durationText(total.medianMs)} />
        <Fact label="Answered in time" value={shareText(total.inTime, total.promised)} />
      </dl>
      <Part id="week" title="By week">
        <div className="mb-2 grid gap-5 lg:grid-cols-2">
          <LineChart title="Arrivals" points={week.map((row) => toPoint(row, row.arrivals ?? 0))} />
          <LineChart title="Messages" points={week.map((row) => toPoint(row, row.messages))} />
        </div>
        {isRunning(week.at(-1)) && <p className="text-quiet text-sm">The last week isn’t over yet.</p>}
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-brand">
            The weeks as a table
          </summary>
          <div className="grid gap-x-12 gap-y-6 pt-2 lg:grid-cols-2">
            <Visits id="week" first="Week" {...periods} />
            <Answers id="week" first="First answers" {...periods} />
          </div>
        </details>
      </Part>
      <Part id="month" title="By month">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <Visits id="month" first="Month" rows={month.toReversed()} toView={ofPeriod} />
          <Answers id="month" first="First answers" rows={month.toReversed()} toView={ofPeriod} />
        </div>
      </Part>
      <div className="grid gap-x-12 lg:grid-cols-2">
        <Part id="campaign" title="By campaign">
          <Visits
            id="campaign"
            first="Campaign"
            rows={report.campaign}
            most={MOST_ROWS}
            toView={({ values: [source, , campaign] }) =>
              source ? { source, campaign: campaign ?? "" } : undefined
            }
          />
        </Part>
        <Part id="referrer" title="By referring site">
          <Visits id="referrer" first="Linked from" rows={report.referrer} most={MOST_ROWS} />
        </Part>
        <Part id="page" title="By first page">
          <Visits id="page" first="Visit began on" rows={report.page} most={MOST_ROWS} />
        </Part>
        <Part id="form" title="By page of the form">
          <Visits id="form" first="Sent from" rows={report.form} most={MOST_ROWS} withoutArrivals />
        </Part>
        <Part id="kind" title="By kind">
          <Answers
            id="kind"
            first="Kind"
            rows={report.kind.map((row) => ({ ...row, name: kindName(row) }))}
            toView={({ values: [kind] }) => ({ kind: kind as View["kind"] })}
          />
        </Part>
        <Part id="status" title="By status and result">
          <Outcomes
            id="status"
            first="Status or result"
            rows={report.status
              .map((row) => ({ ...row, name: `${kindName(row)}: ${statusName(row)}` }))
              .sort((a, b) => kindName(a).localeCompare(kindName(b)))}
            toView={ofStatus}
          />
        </Part>
      </div>
    </Layout>
  );
}

function ReportFilters() {
  const { view, user, timeZone } = usePage();
  const today = toDay(new Date(), timeZone);
  const usual = usualDays(today);
  const { from, to } = { from: view.from || usual.from, to: view.to || usual.to };
  const show = (changes: Partial<View>) => toUrl("/report", { kind: view.kind, from, to, ...changes });
  const days = (label: string, first: string, last = today) => ({
    label,
    href: show({ from: first, to: last }),
    isOn: first === from && last === to,
  });
  const lastMonth = firstOfMonth(today, 1);
  const kinds = [["", "All kinds"], ...user.kinds.map((kind) => [kind, KIND_LABELS[kind]])] as [
    View["kind"],
    string,
  ][];
  return (
    <>
      <nav aria-label="Filters" className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
        <ChipLinks
          label="Days"
          chips={[
            days("This month", firstOfMonth(today)),
            days("Last month", lastMonth, lastOfMonth(lastMonth)),
            days("3 months", usual.from),
            days("12 months", firstOfMonth(today, 11)),
          ]}
        />
        {user.kinds.length > 1 && (
          <ChipLinks
            label="Kinds"
            chips={kinds.map(([kind, label]) => ({ label, href: show({ kind }), isOn: kind === view.kind }))}
          />
        )}
      </nav>
      <PeriodForm {...{ from, to }} min={FIRST_DAY} max={LAST_DAY} kept={{ kind: view.kind }} />
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="text-ink text-subheading tabular-nums">{value || "–"}</dd>
    </div>
  );
}

const weekday = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A week on the axis of a chart is named by its first day. */
const toPoint = ({ name, values: [first = ""] }: ReportRow, value: number) => ({
  name,
  label: weekday.format(new Date(first)),
  value,
});

/** Whether a week ends before its Sunday. */
const isRunning = (week: ReportRow | undefined) => new Date(week?.values[1] ?? 0).getUTCDay() !== 0;

const ofPeriod = ({ values: [from = "", to = ""] }: ReportRow) => ({ from, to });

const kindName = ({ values: [kind] }: ReportRow) => KIND_LABELS[kind as keyof typeof KIND_LABELS];
const statusName = ({ values: [, status = ""] }: ReportRow) => labelOfStatus(status).toLowerCase();

function ofStatus({ values: [kind, status = ""] }: ReportRow): Partial<View> {
  const filter = status in STATUS_LABELS ? { status } : { result: status };
  return { kind, ...filter } as Partial<View>;
}
