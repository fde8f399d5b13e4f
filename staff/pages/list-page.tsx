import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { DenseList, type DenseRow } from "../../app/ui/dense-list.tsx";
import { Moment } from "../../app/ui/moment.tsx";
import { Tag } from "../../app/ui/tag.tsx";
import { type Message, openingOf, senderOf, topicOf, unsentState } from "../../intake/inbox/message.ts";
import { KIND_LABELS, PROGRESS_LABELS, toUrl, UNSENT_LABELS, type View } from "../view.ts";
import { type FilterProps, Filters } from "./filters.tsx";
import { type Frame, Layout, type Notice } from "./layout.tsx";

type ListPageProps = Frame &
  FilterProps &
  Notice & {
    messages: readonly Message[];
    /** The last message of this page, if there are older ones. */
    last: string | undefined;
  };

const TITLES = ["From", "Message", "Status", "Owner", "Kind", "Source", "Received"];

export function ListPage({ messages, last, ...props }: ListPageProps) {
  const { view } = props;
  return (
    <Layout {...props} title="Messages">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8">
        <h1 className="text-subheading">Messages</h1>
        <div className="flex flex-wrap gap-x-6">
          {view.opening && (
            <StepLink href={toUrl(`/openings/${view.opening}.zip`, view)}>All files as ZIP</StepLink>
          )}
          <StepLink href={toUrl("/export.csv", view)}>Export CSV</StepLink>
          <StepLink href={toUrl("/export.json", view)}>Export JSON</StepLink>
        </div>
      </div>
      <Filters {...props} />
      <section id="messages" aria-label="Messages">
        <DenseList titles={TITLES} rows={messages.map((message) => toRow(message, props))} />
        {messages.length === 0 && <p className="py-8">No messages match this filter.</p>}
        <p className="mt-6 flex flex-wrap gap-3">
          {view.before && (
            <ButtonLink href={toUrl("/", { ...view, before: "" })} size="small" tone="outline">
              Newest messages
            </ButtonLink>
          )}
          {last && (
            <ButtonLink href={toUrl("/", { ...view, before: last })} size="small" icon="arrow-right">
              Older messages
            </ButtonLink>
          )}
        </p>
      </section>
    </Layout>
  );
}

function toRow(message: Message, { view, timeZone, openingTitle }: Frame & { view: View }): DenseRow {
  const { reference, kind, email, fields, source, owner, receivedAt, files } = message;
  const attached = files.length === 1 ? ", 1 file" : `, ${files.length} files`;
  return {
    id: reference,
    href: toUrl(`/messages/${reference}`, view),
    name: senderOf(message) || email || reference,
    address: email,
    text: [fields.subject, fields.requirements ?? fields.message].filter(Boolean).join(" · "),
    tags: <StatusTags {...message} />,
    details: [
      [owner],
      [
        KIND_LABELS[kind] + (files.length > 0 ? attached : ""),
        openingTitle(openingOf(message)) ?? topicOf(message),
      ],
      [source.utm_source || source.referrer, source.utm_campaign],
    ],
    time: <Moment at={receivedAt} timeZone={timeZone} short />,
  };
}

const tones = { new: "ink", "in-work": "brand", done: "support" } as const;

/** The status of a message and, if it may be spam or was not delivered, another tag. */
export function StatusTags(message: Message) {
  const { status, progress } = message;
  const unsent = unsentState(message);
  if (status === "spam") return <Tag tone="accent">Spam</Tag>;
  return (
    <>
      <Tag tone={tones[progress]}>{PROGRESS_LABELS[progress]}</Tag>
      {status === "suspicious" && <Tag tone="accent">Suspicious</Tag>}
      {unsent && <Tag tone={unsent === "parked" ? "accent" : "quiet"}>{UNSENT_LABELS[unsent]}</Tag>}
    </>
  );
}
