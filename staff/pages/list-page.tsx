import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { FilterLinks } from "../../app/ui/controls/filter-links.tsx";
import { PROGRESS } from "../../intake/inbox/follow-up.ts";
import { contentOf, type Message, senderOf } from "../../intake/inbox/message.ts";
import type { Totals } from "../../intake/inbox/totals.ts";
import { KIND_LABELS, PROGRESS_LABELS, toUrl, type View } from "../view.ts";
import { type Choices, FilterForm } from "./filter-form.tsx";
import { type Frame, Layout, Tag, Time } from "./layout.tsx";

type ListPageProps = Frame & {
  view: View;
  messages: readonly Message[];
  totals: Totals;
  choices: Choices;
  timeZone: string;
  /** Whether there are older messages than those on this page, and whether this is the first page. */
  hasOlder: boolean;
  isFirst: boolean;
  notice: string | undefined;
};

export function ListPage(props: ListPageProps) {
  const { view, messages, totals, choices, timeZone, hasOlder, isFirst, notice, ...frame } = props;
  const statuses = [
    { label: "All", status: "", count: totals.new + totals["in-work"] + totals.done },
    ...PROGRESS.map((status) => ({ label: PROGRESS_LABELS[status], status, count: totals[status] })),
    { label: "Spam", status: "spam", count: totals.spam },
  ];
  const options = statuses.map(({ label, status, count }) => ({
    label,
    count,
    to: toUrl("/", { ...view, status }),
  }));
  return (
    <Layout {...frame} title="Messages" notice={notice}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h1 className="text-heading">Messages</h1>
        <div className="flex flex-wrap gap-2">
          {view.opening && (
            <ButtonLink href={`/openings/${view.opening}.zip`} size="small" tone="outline">
              All CVs as ZIP
            </ButtonLink>
          )}
          {(["csv", "json"] as const).map((format) => (
            <ButtonLink key={format} href={toUrl(`/export.${format}`, view)} size="small" tone="outline">
              Export {format.toUpperCase()}
            </ButtonLink>
          ))}
        </div>
      </div>
      <FilterForm view={view} choices={choices} kinds={frame.user.kinds} />
      <FilterLinks
        label="Status"
        groups={[{ label: "Status", options }]}
        selected={toUrl("/", view)}
        fragment="messages"
      />
      <section id="messages" aria-label="Messages" className="scroll-mt-4">
        <div aria-hidden="true" className="message-row pb-2 text-quiet text-sm max-lg:hidden">
          {["Received", "From", "Message", "Source", "Owner", "Status"].map((title) => (
            <span key={title}>{title}</span>
          ))}
        </div>
        <ul className="border-line border-t">
          {messages.map((message) => (
            <Row key={message.reference} message={message} view={view} timeZone={timeZone} />
          ))}
        </ul>
        {messages.length === 0 && (
          <p className="py-10">
            No messages here.{" "}
            <a href="/" className="text-brand underline underline-offset-4">
              Show all messages
            </a>
          </p>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          {!isFirst && (
            <ButtonLink href={toUrl("/", view)} size="small" tone="outline">
              Newest messages
            </ButtonLink>
          )}
          {hasOlder && (
            <ButtonLink
              href={toUrl("/", view, { before: messages.at(-1)?.reference ?? "" })}
              size="small"
              icon="arrow-right"
            >
              Older messages
            </ButtonLink>
          )}
        </div>
      </section>
    </Layout>
  );
}

type RowProps = { message: Message; view: View; timeZone: string };

function Row({ message, view, timeZone }: RowProps) {
  const { reference, kind, receivedAt, email, source, owner, files } = message;
  return (
    <li className="message-row relative border-line border-b py-4 text-sm hover:bg-brand-soft max-lg:grid max-lg:gap-1">
      <span className="text-quiet">
        <Time at={receivedAt} timeZone={timeZone} />
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
        <span className="font-semibold text-ink">{KIND_LABELS[kind]}</span> {contentOf(message)}
        {files.length > 0 && (
          <span className="text-quiet"> · {files.length === 1 ? "1 file" : `${files.length} files`}</span>
        )}
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

const progressTones = { new: "ink", "in-work": "brand", done: "support" } as const;

/** The status of a message and, if it may be spam or was not delivered, a second tag. */
export function StatusTags({
  status,
  progress,
  deliveries,
}: Pick<Message, "status" | "progress" | "deliveries">) {
  const isParked = deliveries.some(({ state }) => state === "parked");
  return (
    <>
      <Tag tone={progressTones[progress]}>{PROGRESS_LABELS[progress]}</Tag>
      {status === "spam" && <Tag tone="accent">Spam</Tag>}
      {status === "suspicious" && <Tag tone="accent">Suspicious</Tag>}
      {isParked && <Tag tone="accent">Not delivered</Tag>}
    </>
  );
}
