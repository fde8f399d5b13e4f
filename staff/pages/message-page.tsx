import type { ReactNode } from "react";
import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { Icon } from "../../app/ui/icons/icon.tsx";
import { campaignOf, type Message, openingOf, senderOf } from "../../intake/inbox/message.ts";
import { readableSize } from "../../intake/messages/fields.ts";
import { FILE_LABELS, KIND_LABELS, toUrl, type View } from "../view.ts";
import { type Draft, FollowUpForm } from "./follow-up-form.tsx";
import { History } from "./history.tsx";
import { type Frame, Layout, Time } from "./layout.tsx";
import { StatusTags } from "./list-page.tsx";
import { OtherActions } from "./other-actions.tsx";

export type MessagePageProps = Frame & {
  message: Message;
  view: View;
  timeZone: string;
  labels: Record<string, string>;
  token: string;
  owners: readonly string[];
  newer: string | undefined;
  older: string | undefined;
  notice: string | undefined;
  /** What the user typed, if somebody else has changed the message since the user opened it. */
  draft: Draft | undefined;
};

export function MessagePage(props: MessagePageProps) {
  const { message, view, timeZone, labels, newer, older, notice, draft, ...rest } = props;
  const { token, owners, ...frame } = rest;
  const { reference, kind, receivedAt, fields } = message;
  const name = senderOf(message) || message.email || reference;
  const quoted = kind === "inquiry" ? "requirements" : "message";
  const { name: _name, last_name: _lastName, [quoted]: text = "", ...others } = fields;
  const address = (to: string) => toUrl(`/messages/${to}`, view);
  return (
    <Layout {...frame} title={`${name}, ${reference}`} notice={notice}>
      <nav aria-label="Messages" className="mb-6 flex flex-wrap items-center gap-x-6 text-sm">
        <Step href={toUrl("/", view)}>All messages</Step>
        <span className="ml-auto flex gap-x-6">
          {newer && <Step href={address(newer)}>Newer</Step>}
          {older && <Step href={address(older)}>Older</Step>}
        </span>
      </nav>
      <div className="columns-12 items-start gap-y-10">
        <article className="grid gap-8 lg:col-span-7">
          <header className="grid gap-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-quiet text-sm">
              {KIND_LABELS[kind]} · {reference} · <Time at={receivedAt} timeZone={timeZone} />
              <span className="flex gap-1">
                <StatusTags {...message} />
              </span>
            </p>
            <h1 className="break-words text-heading">{name}</h1>
          </header>
          <section aria-label="Text" className="rounded-md border border-line bg-surface p-5 sm:p-7">
            {fields.subject && <h2 className="mb-3 break-words text-card">{fields.subject}</h2>}
            <p className="whitespace-pre-wrap break-words text-ink">{text || "No text."}</p>
            {message.status !== "spam" && (
              <ButtonLink href={replyTo(message)} size="small" icon="arrow-up-right" className="mt-6">
                Reply by email
              </ButtonLink>
            )}
          </section>
          {message.files.length > 0 && <Files message={message} />}
          <Facts title="Details">
            {Object.entries(others)
              .filter(([field]) => field !== "subject")
              .map(([field, value]) => (
                <Fact key={field} label={labels[field] ?? field}>
                  <Linked field={field} value={value} />
                </Fact>
              ))}
            <Fact label="Opening">{openingOf(message)}</Fact>
          </Facts>
          <Facts title="Where it came from">
            <Fact label="Sent from">{message.page}</Fact>
            <Fact label="Visit began on">{message.source.entry_page}</Fact>
            <Fact label="Came from">{message.source.referrer}</Fact>
            <Fact label="Campaign">{campaignOf(message.source)}</Fact>
          </Facts>
          <Deliveries message={message} timeZone={timeZone} />
        </article>
        <aside className="grid gap-8 lg:col-span-4 lg:col-start-9">
          <FollowUpForm {...{ message, view, token, owners, draft, user: frame.user, timeZone }} />
          <History events={message.events} timeZone={timeZone} />
          <OtherActions {...{ message, view, token }} />
        </aside>
      </div>
    </Layout>
  );
}

function Step({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="inline-flex min-h-touch items-center font-semibold text-brand hover:underline">
      {children}
    </a>
  );
}

function replyTo({ email, reference, fields }: Message): string {
  const subject = `Re: ${fields.subject ?? fields.applyfor ?? "your message"} (${reference})`;
  return `mailto:${encodeURIComponent(fields.email ?? email)}?subject=${encodeURIComponent(subject)}`;
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-card">{title}</h2>
      <dl className="border-line border-t">{children}</dl>
    </section>
  );
}

/** One line of a list of facts. Without a value, it is left out. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-6 border-line border-b py-2.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  );
}

/** Visitors' text is linked only where the scheme is known to be harmless. */
function Linked({ field, value }: { field: string; value: string }) {
  const href =
    (field === "email" && `mailto:${encodeURIComponent(value)}`) ||
    (field === "phone" && `tel:${value.replace(/[^\d+]/g, "")}`) ||
    (/^https?:\/\//i.test(value) && value);
  if (!href) return value;
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
            <span className="min-w-40 grow">
              <span className="block break-words font-semibold text-ink">{name}</span>
              <span className="text-quiet text-sm">
                {FILE_LABELS[field]}, {readableSize(size)}
              </span>
            </span>
            <ButtonLink
              href={`/messages/${message.reference}/files/${id}`}
              size="small"
              tone="outline"
              aria-label={`Download ${name}`}
            >
              Download
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-quiet text-sm">Files come from strangers, so open them with care.</p>
    </section>
  );
}

const DELIVERY_LABELS = {
  "staff-mail": "Email to staff",
  "visitor-mail": "Confirmation email",
  webhook: "Webhook",
};

function Deliveries({ message, timeZone }: { message: Message; timeZone: string }) {
  if (message.deliveries.length === 0) return null;
  return (
    <Facts title="Deliveries">
      {message.deliveries.map(({ id, kind, state, attempts, deliveredAt, nextAttemptAt, lastError }) => (
        <Fact key={id} label={DELIVERY_LABELS[kind]}>
          {state === "delivered" && (
            <>
              Delivered <Time at={deliveredAt ?? nextAttemptAt} timeZone={timeZone} />
            </>
          )}
          {state === "queued" && (
            <>
              Waiting{attempts > 0 && `, ${attempts} failed`}, next try{" "}
              <Time at={nextAttemptAt} timeZone={timeZone} />
            </>
          )}
          {state === "parked" && `Failed after ${attempts === 1 ? "1 attempt" : `${attempts} attempts`}`}
          {lastError && <span className="block text-danger text-sm">{lastError}</span>}
        </Fact>
      ))}
    </Facts>
  );
}
