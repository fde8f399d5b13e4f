import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { StepLink } from "../../app/ui/controls/choices.tsx";
import { FactList } from "../../app/ui/fact-list.tsx";
import { Icon } from "../../app/ui/icons/icon.tsx";
import { Moment } from "../../app/ui/moment.tsx";
import { campaignOf, type Message, openingOf, senderOf } from "../../intake/inbox/message.ts";
import { readableSize } from "../../intake/messages/fields.ts";
import { DELIVERY_LABELS, describeDelivery, FILE_LABELS, KIND_LABELS, toUrl } from "../view.ts";
import { type ActionProps, OtherActions } from "./actions.tsx";
import { type Draft, FollowUpForm } from "./follow-up-form.tsx";
import { History } from "./history.tsx";
import { type Frame, Layout } from "./layout.tsx";
import { StatusTags } from "./list-page.tsx";

type MessagePageProps = Frame &
  ActionProps & {
    labels: Record<string, string>;
    owners: readonly string[];
    /** The references of the messages before and after this one in the list. */
    newer: string | undefined;
    older: string | undefined;
    notice: string | undefined;
    /** What the user typed, if somebody else has changed the message since the user opened it. */
    draft: Draft | undefined;
  };

export function MessagePage({ labels, owners, newer, older, notice, draft, ...props }: MessagePageProps) {
  const { message, view, token, ...frame } = props;
  const [{ reference, kind, fields, source, deliveries, events }, { timeZone }] = [message, frame];
  const name = senderOf(message) || message.email || reference;
  const { name: _first, last_name: _last, subject, message: text, requirements, ...others } = fields;
  const path = (to: string) => toUrl(`/messages/${to}`, view);
  return (
    <Layout {...frame} title={`${name}, ${reference}`} notice={notice}>
      <nav aria-label="Messages" className="mb-6 flex flex-wrap gap-x-6">
        <StepLink href={toUrl("/", view)}>All messages</StepLink>
        <span className="ml-auto flex gap-x-6">
          {newer && <StepLink href={path(newer)}>Newer</StepLink>}
          {older && <StepLink href={path(older)}>Older</StepLink>}
        </span>
      </nav>
      <div className="columns-12 items-start gap-y-8 lg:grid-rows-[auto_1fr]">
        <article className="grid gap-8 lg:col-span-7">
          <header className="grid gap-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
              <span>{`${KIND_LABELS[kind]} ${reference}`}</span>
              <Moment at={message.receivedAt} timeZone={timeZone} />
              <StatusTags {...message} />
            </p>
            <h1 className="break-words text-heading">{name}</h1>
          </header>
          <div className="rounded-md border border-line bg-surface p-5 sm:p-7">
            {subject && <h2 className="mb-3 break-words text-card">{subject}</h2>}
            <p className="whitespace-pre-wrap break-words text-ink">{text ?? requirements}</p>
            <ButtonLink href={replyTo(message)} size="small" icon="arrow-up-right" className="mt-6">
              Reply by email
            </ButtonLink>
          </div>
          {message.files.length > 0 && <Files message={message} />}
        </article>
        <aside className="grid gap-8 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1">
          <FollowUpForm {...props} owners={owners} draft={draft} />
          <section className="grid gap-3">
            <h2 className="text-card">Notes and history</h2>
            {events.length === 0 && <p className="text-quiet text-sm">Nothing yet.</p>}
            <History events={events.toReversed()} timeZone={timeZone} />
          </section>
          <section className="grid gap-3">
            <h2 className="text-card">Other actions</h2>
            <OtherActions {...{ message, view, token }} />
          </section>
        </aside>
        <div className="grid gap-8 lg:col-span-7">
          <FactList
            title="Details"
            facts={[
              ...Object.entries(others).map(
                ([field, value]) => [labels[field] ?? field, linked(field, value)] as [string, string],
              ),
              ["Opening", openingOf(message)],
            ]}
          />
          <FactList
            title="Where it came from"
            facts={[
              ["Sent from", message.page],
              ["Visit began on", source.entry_page],
              ["Came from", source.referrer],
              ["Campaign", campaignOf(source)],
            ]}
          />
          <FactList
            title="Deliveries"
            facts={deliveries.map((each) => [DELIVERY_LABELS[each.kind], describeDelivery(each, timeZone)])}
          />
        </div>
      </div>
    </Layout>
  );
}

function replyTo({ email, reference, fields }: Message): string {
  const subject = `Re: ${fields.subject ?? fields.applyfor ?? "your message"} (${reference})`;
  return `mailto:${encodeURIComponent(fields.email ?? email)}?subject=${encodeURIComponent(subject)}`;
}

/** Visitors' text is linked only where the scheme is known to be harmless. */
function linked(field: string, value: string) {
  const href =
    (field === "email" && `mailto:${encodeURIComponent(value)}`) ||
    (field === "phone" && `tel:${value.replace(/[^\d+]/g, "")}`) ||
    (/^https?:\/\//i.test(value) && value);
  if (!href || !value) return value;
  return (
    <a href={href} rel="noreferrer" className="text-brand underline underline-offset-4">
      {value}
    </a>
  );
}

function Files({ message }: { message: Message }) {
  return (
    <section>
      <h2 className="mb-2 text-card">Files</h2>
      <ul className="border-line border-t">
        {message.files.map(({ id, field, name, size }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
            <Icon name="file-text" className="size-6 text-quiet" />
            <span className="min-w-40 grow basis-40">
              <span className="block break-words font-semibold text-ink">{name}</span>
              <span className="text-quiet text-sm">{`${FILE_LABELS[field]}, ${readableSize(size)}`}</span>
            </span>
            <ButtonLink href={`/messages/${message.reference}/files/${id}`} size="small" tone="outline">
              Download<span className="sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-quiet text-sm">Open files from strangers with care.</p>
    </section>
  );
}
