import type { ReactNode } from "react";
import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { readableSize } from "../../intake/forms/fields.ts";
import { describeDue } from "../../intake/inbox/due.ts";
import {
  campaignOf,
  type Message,
  type MessageDelivery,
  openingOf,
  senderOf,
  unsentState,
} from "../../intake/inbox/message.ts";
import { canBeAnswered } from "../../intake/inbox/reply.ts";
import { StepLink } from "../ui/choices.tsx";
import { FactList } from "../ui/fact-list.tsx";
import { FileList } from "../ui/file-list.tsx";
import { LinkedText } from "../ui/linked-text.tsx";
import { Moment, momentText } from "../ui/moment.tsx";
import { Notice } from "../ui/notice.tsx";
import { countOf, DELIVERY_LABELS, describeDelivery, KIND_LABELS, toUrl } from "../view.ts";
import { Conversation } from "./conversation.tsx";
import { FollowUpButton, FollowUpForm, type FollowUpFormProps, History, Refusal } from "./follow-up-form.tsx";
import { Layout, usePage } from "./layout.tsx";
import { DueTime, StatusTags } from "./list-page.tsx";
import { MessageText } from "./message-text.tsx";

type MessagePageProps = FollowUpFormProps & {
  /** The reference of the previous message in the list. */
  newer: string | undefined;
  /** The messages from the same email address, and how many there are. */
  conversation: { messages: readonly Message[]; count: number };
  /** The reference of the message to which "Back to the list" leads: the next one, if this one has left the list. */
  place: string | undefined;
};

/** The fields that have a place of their own on the page. */
const PLACED = ["name", "last_name", "email", "phone", "subject", "message", "requirements"];

export function MessagePage({ newer, conversation, place, ...followUp }: MessagePageProps) {
  const { view, timeZone, workingDays, labels, openingTitle, replies, result } = usePage();
  const { message, older, draft } = followUp;
  const { reference, kind, status, fields, source, deliveries, events } = message;
  const name = senderOf(message) || message.email || reference;
  const details = Object.entries(fields).filter(([field]) => !PLACED.includes(field));
  const files = message.files.map(({ id, field, name, size }) => {
    const detail = `${labels[kind][field] ?? field}, ${readableSize(size)}`;
    return { id, name, detail, href: `/messages/${reference}/files/${id}` };
  });
  return (
    <Layout title={`${name}, ${reference}`}>
      {result.done === "send" && older && (
        <Notice tone="success">
          <StepLink href={toUrl(`/messages/${older}`, view)}>Open the next message</StepLink>
        </Notice>
      )}
      {draft && <Refusal draft={draft} events={events} />}
      <nav aria-label="Messages" className="mb-3 flex flex-wrap gap-x-6 lg:mb-6">
        <StepLink href={`${toUrl("/", view)}#${place}`}>Back to the list</StepLink>
        <span className="ml-auto flex gap-x-6">
          {newer && <StepLink href={toUrl(`/messages/${newer}`, view)}>Newer</StepLink>}
          {older && <StepLink href={toUrl(`/messages/${older}`, view)}>Older</StepLink>}
        </span>
      </nav>
      <div className="columns-12 items-start gap-y-8 lg:grid-rows-[auto_1fr]">
        <article className="grid gap-5 lg:col-span-7 lg:gap-8">
          {/* Enter in a field of the follow-up form presses the first of its buttons, which must not be one of these. */}
          <button
            type="submit"
            form="follow-up"
            name="action"
            value="save"
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          <header className="grid gap-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
              <span>{`${KIND_LABELS[kind]} ${reference}`}</span>
              <Moment at={message.receivedAt} timeZone={timeZone} />
              <StatusTags {...message} />
              <DueTime due={describeDue(message, workingDays, new Date())} />
              {message.owner && <span>{`Owner: ${message.owner}`}</span>}
            </p>
            <h1 className="break-words text-heading">{name}</h1>
            <p className="flex flex-wrap items-center gap-x-6 break-words">
              <LinkedText kind="email" text={fields.email ?? message.email} />
              <LinkedText kind="phone" text={fields.phone ?? ""} />
              {conversation.count > 1 && (
                <StepLink href="#conversation">{`${countOf(conversation.count, "message")} from this person`}</StepLink>
              )}
            </p>
            <p className="flex flex-wrap gap-2">
              {replies && canBeAnswered(message) && (
                <FollowUpButton action="reply" label="Reply" tone="ink" />
              )}
              <ButtonLink
                href={replyTo(message, openingTitle(openingOf(message)))}
                size="small"
                tone={replies ? "outline" : "ink"}
                icon="arrow-up-right"
              >
                {replies ? "Use my email program" : "Reply by email"}
              </ButtonLink>
              {message.progress === "new" && <FollowUpButton action="answered" label="I have answered" />}
              <ButtonLink href="#follow-up" size="small" tone="outline" className="lg:hidden">
                Follow-up
              </ButtonLink>
            </p>
          </header>
          <MessageText message={message} />
          <FileList title="Files" note="Open files from strangers with care." files={files} />
          <Conversation {...conversation} current={message} />
        </article>
        <aside className="grid gap-8 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
          <FollowUpForm {...followUp} />
          <section className="grid gap-3">
            <h2 className="text-card">Notes and history</h2>
            {events.length === 0 && <p className="text-quiet text-sm">Nothing yet.</p>}
            <History events={events.toReversed()} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-card">Other actions</h2>
            <div className="flex flex-wrap gap-2">
              {unsentState(message) && <FollowUpButton action="retry" label="Send again" />}
              {status !== "received" && <FollowUpButton action="not-spam" label="Not spam" />}
              {status !== "spam" && <FollowUpButton action="spam" label="Mark as spam" />}
              <FollowUpButton action="confirm-erase" label="Erase …" />
            </div>
          </section>
        </aside>
        <div className="grid gap-8 lg:col-span-7">
          <FactList
            title="Details"
            facts={[
              ...details.map(([field, value]): [string, ReactNode] => [
                labels[kind][field] ?? field,
                <LinkedText key={field} kind={field} text={value} />,
              ]),
              [
                "First answer",
                message.answeredAt && <Moment key="answer" at={message.answeredAt} timeZone={timeZone} />,
              ],
              ["Opening", openingTitle(openingOf(message)) ?? openingOf(message)],
              ["Sent from", message.page],
              ["Visit began on", source.entry_page],
              ["Came from", source.referrer],
              ["Campaign", campaignOf(source)],
            ]}
          />
          <FactList
            title="Deliveries"
            facts={deliveries.map((each) => [labelOf(each, timeZone), describeDelivery(each, timeZone)])}
          />
        </div>
      </div>
    </Layout>
  );
}

/** There may be several replies. */
function labelOf({ kind, createdAt }: MessageDelivery, timeZone: string): string {
  return kind === "reply" ? `Reply of ${momentText(createdAt, timeZone)}` : DELIVERY_LABELS[kind];
}

/** An email with the message quoted. Some mail programs accept only short links. */
function replyTo({ email, reference, fields }: Message, opening: string | undefined): string {
  const subject = `Re: ${fields.subject ?? opening ?? fields.applyfor ?? "your message"} (${reference})`;
  // The limit may split a character of two code units, which can't be encoded.
  const text = (fields.message ?? fields.requirements ?? "").slice(0, 1000).toWellFormed();
  const body = `\n\n${text.replace(/^/gm, "> ")}`.replaceAll("\n", "\r\n");
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${encodeURIComponent(fields.email ?? email)}?${query}`;
}
