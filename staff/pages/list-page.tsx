import { describeDue } from "../../intake/inbox/due.ts";
import { statusOf } from "../../intake/inbox/follow-up.ts";
import { type Message, openingOf, senderOf, topicOf, unsentState } from "../../intake/inbox/message.ts";
import type { Unchanged } from "../several-routes.tsx";
import type { Option } from "../ui/choices.tsx";
import { StepLink } from "../ui/choices.tsx";
import { DenseList, type DenseRow } from "../ui/dense-list.tsx";
import { Moment } from "../ui/moment.tsx";
import { Tag } from "../ui/tag.tsx";
import { countOf, KIND_LABELS, labelOfStatus, ordinal, toUrl, UNSENT_LABELS } from "../view.ts";
import { type FilterProps, Filters } from "./filters.tsx";
import { Layout, usePage } from "./layout.tsx";
import { SeveralActions, UnchangedNotice } from "./several-actions.tsx";

type ListPageProps = FilterProps & {
  messages: readonly Message[];
  /** 3 for the third message from its address. */
  numbers: ReadonlyMap<string, number>;
  owners: readonly Option[];
  /** Ticked messages that were not changed. */
  unchanged: { stale: Unchanged; unfit: Unchanged };
  /** The last message of this page, if there are older ones. */
  last: string | undefined;
};

const TITLES = ["From", "Message", "Status", "Owner", "Kind", "Source", "Received"];

export function ListPage({ messages, numbers, owners, unchanged, last, counts, choices }: ListPageProps) {
  const page = usePage();
  const { view, token } = page;
  const rows = messages.map((message) => toRow(message, numbers.get(message.reference) ?? 1, page));
  return (
    <Layout title="Messages" skipTo="messages">
      <UnchangedNotice {...unchanged} />
      <h1 className="mb-4 text-subheading">Messages</h1>
      <Filters counts={counts} choices={choices} />
      <section id="messages" aria-label="Messages" tabIndex={-1}>
        <form
          method="post"
          action={toUrl("/messages", view)}
          className="group/several has-[input:checked]:pb-40"
        >
          <input type="hidden" name="token" value={token} />
          <SeveralActions owners={owners} />
          <DenseList titles={TITLES} rows={rows} />
        </form>
        {messages.length === 0 && <p className="py-8">No messages match this filter.</p>}
        <p className="mt-6 flex flex-wrap gap-x-6">
          {view.before && <StepLink href={toUrl("/", { ...view, before: "" })}>Newest messages</StepLink>}
          {last && <StepLink href={toUrl("/", { ...view, before: last })}>Older messages</StepLink>}
          <span className="ml-auto flex flex-wrap gap-x-6">
            {view.opening && messages.length > 0 && (
              <StepLink href={toUrl("/export.zip", view)}>All files as ZIP</StepLink>
            )}
            <StepLink href={toUrl("/export.csv", view)}>Export CSV</StepLink>
            <StepLink href={toUrl("/export.json", view)}>Export JSON</StepLink>
          </span>
        </p>
      </section>
    </Layout>
  );
}

function toRow(
  message: Message,
  number: number,
  { view, timeZone, workingDays, openingTitle }: ReturnType<typeof usePage>,
): DenseRow {
  const { reference, kind, email, fields, source, owner, receivedAt, files } = message;
  const attached = files.length > 0 ? `, ${countOf(files.length, "file")}` : "";
  return {
    id: reference,
    href: toUrl(`/messages/${reference}`, view),
    name: senderOf(message) || email || reference,
    address: email,
    text: [fields.subject, fields.requirements ?? fields.message].filter(Boolean).join(" · "),
    tags: (
      <>
        <StatusTags {...message} />
        <DueTime due={describeDue(message, workingDays, new Date())} />
        {number > 1 && <span className="whitespace-nowrap text-quiet">{ordinal(number)} message</span>}
      </>
    ),
    details: [
      [owner],
      [KIND_LABELS[kind] + attached, openingTitle(openingOf(message)) ?? topicOf(message)],
      [source.utm_source || source.referrer, source.utm_campaign],
    ],
    time: <Moment at={receivedAt} timeZone={timeZone} short />,
    tick: { name: "ticked", value: `${reference}.${message.version}` },
  };
}

/** By when the first answer is due. */
export function DueTime({ due }: { due: ReturnType<typeof describeDue> }) {
  if (!due) return null;
  return due.isLate ? (
    <span className="whitespace-nowrap font-semibold text-accent-text">{due.text}</span>
  ) : (
    <span className="whitespace-nowrap text-quiet">{due.text}</span>
  );
}

const tones = { new: "ink", answered: "brand", done: "support" } as const;

/** The status of a message and, if it may be spam or was not delivered, another tag. */
export function StatusTags(message: Message) {
  const { status, progress } = message;
  const unsent = unsentState(message);
  if (status === "spam") return <Tag tone="accent">Spam</Tag>;
  return (
    <>
      <Tag tone={tones[progress]}>{labelOfStatus(statusOf(message))}</Tag>
      {status === "suspicious" && <Tag tone="accent">Suspicious</Tag>}
      {unsent && <Tag tone={unsent === "parked" ? "accent" : "quiet"}>{UNSENT_LABELS[unsent]}</Tag>}
    </>
  );
}
