import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { FilterLinks } from "../../app/ui/controls/filter-links.tsx";
import { Moment } from "../../app/ui/moment.tsx";
import { Tag } from "../../app/ui/tag.tsx";
import { PROGRESS } from "../../intake/inbox/follow-up.ts";
import { contentOf, type Message, senderOf } from "../../intake/inbox/message.ts";
import type { Totals } from "../../intake/inbox/totals.ts";
import { KIND_LABELS, PROGRESS_LABELS, toUrl, type View } from "../view.ts";
import { type Choices, FilterForm } from "./filter-form.tsx";
import { type Frame, Layout } from "./layout.tsx";

type ListPageProps = Frame & {
  view: View;
  messages: readonly Message[];
  totals: Totals;
  choices: Choices;
  /** The URL of the next page, or "". */
  older: string;
  notice: string | undefined;
};

/** From 64rem, a message is a row of a table. Below that, it is a block. */
const row = "lg:grid lg:grid-cols-[6.5rem_13rem_minmax(0,1fr)_9rem_7rem_7rem] lg:items-baseline lg:gap-x-6";

export function ListPage({ view, messages, totals, choices, older, notice, ...frame }: ListPageProps) {
  const statuses: [label: string, status: string, count: number][] = [
    ["All", "", totals.new + totals["in-work"] + totals.done],
    ...PROGRESS.map((status): [string, string, number] => [PROGRESS_LABELS[status], status, totals[status]]),
    ["Spam", "spam", totals.spam],
  ];
  const toOption = ([label, status, count]: (typeof statuses)[number]) => ({
    ...{ label, count },
    to: toUrl("/", { ...view, status }),
  });
  const groups = [{ label: "Status", options: statuses.map(toOption) }];
  const downloads = [
    ...(view.opening ? [["All CVs as ZIP", `/openings/${view.opening}.zip`] as const] : []),
    ["Export CSV", toUrl("/export.csv", view)] as const,
    ["Export JSON", toUrl("/export.json", view)] as const,
  ];
  return (
    <Layout {...frame} title="Messages" notice={notice}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-heading">Messages</h1>
        <div className="flex flex-wrap gap-2">
          {downloads.map(([label, href]) => (
            <ButtonLink key={href} href={href} size="small" tone="outline">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      <FilterForm view={view} choices={choices} />
      <FilterLinks label="Status" groups={groups} selected={toUrl("/", view)} fragment="messages" />
      <section id="messages" aria-label="Messages">
        <p aria-hidden="true" className={`${row} pb-2 text-quiet text-sm max-lg:hidden`}>
          {["Received", "From", "Message", "Source", "Owner", "Status"].map((title) => (
            <span key={title}>{title}</span>
          ))}
        </p>
        <ul className="border-line border-t">
          {messages.map((message) => (
            <Row key={message.reference} message={message} view={view} timeZone={frame.timeZone} />
          ))}
        </ul>
        {messages.length === 0 && <p className="py-8">No messages match this filter.</p>}
        {older && (
          <ButtonLink href={older} size="small" icon="arrow-right" className="mt-8">
            Older messages
          </ButtonLink>
        )}
      </section>
    </Layout>
  );
}

function Row({ message, view, timeZone }: { message: Message; view: View; timeZone: string }) {
  const { reference, kind, receivedAt, email, source, owner, files } = message;
  const attached = files.length === 1 ? ", 1 file" : `, ${files.length} files`;
  return (
    <li className={`${row} relative grid gap-1 border-line border-b py-4 text-sm hover:bg-brand-soft`}>
      <span className="text-quiet">
        <Moment at={receivedAt} timeZone={timeZone} />
      </span>
      <span className="min-w-0">
        <a
          href={toUrl(`/messages/${reference}`, view)}
          className="cover-link block break-words font-semibold text-[1rem] text-ink"
        >
          {senderOf(message) || email || reference}
        </a>
        <span className="block truncate text-quiet">{email}</span>
      </span>
      <span className="line-clamp-2 min-w-0 break-words">
        <b className="font-semibold text-ink">{KIND_LABELS[kind] + (files.length > 0 ? attached : "")}</b>{" "}
        {contentOf(message)}
      </span>
      <span className="min-w-0 break-words text-quiet max-lg:empty:hidden">
        {source.utm_source || source.referrer}
      </span>
      <span className="min-w-0 break-words max-lg:empty:hidden">{owner}</span>
      <span className="flex flex-wrap gap-1">
        <StatusTags {...message} />
      </span>
    </li>
  );
}

const tones = { new: "ink", "in-work": "brand", done: "support" } as const;

/** The status of a message and, if it may be spam or was not delivered, another tag. */
export function StatusTags({ status, progress, deliveries }: Message) {
  const isParked = deliveries.some(({ state }) => state === "parked");
  return (
    <>
      <Tag tone={tones[progress]}>{PROGRESS_LABELS[progress]}</Tag>
      {status !== "received" && <Tag tone="accent">{status === "spam" ? "Spam" : "Suspicious"}</Tag>}
      {isParked && <Tag tone="accent">Not delivered</Tag>}
    </>
  );
}
