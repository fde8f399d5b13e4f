import type { ReactNode } from "react";
import { Button } from "../../app/ui/controls/button.tsx";
import { type MessageEvent, mergeEntries, type Status, statusOf } from "../../intake/inbox/follow-up.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { RESULTS } from "../../intake/store/database.ts";
import type { Action, Draft } from "../change.ts";
import { RadioButtons } from "../ui/choices.tsx";
import { Moment } from "../ui/moment.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextArea, TextInput } from "../ui/text-fields.tsx";
import { labelOfStatus, toUrl } from "../view.ts";
import { usePage } from "./layout.tsx";

export type FollowUpFormProps = {
  message: Message;
  owners: readonly { value: string; count: number }[];
  /** What the user typed, if it was not saved. */
  draft: Draft | undefined;
  /** The reference of the next message in the list. */
  older: string | undefined;
};

export const toOptions = (statuses: readonly Status[]) =>
  statuses.map((value) => ({ value, label: labelOfStatus(value) }));

export function FollowUpForm({ message, owners, draft, older }: FollowUpFormProps) {
  const { user } = usePage();
  const { status, owner } = draft
    ? mergeEntries(message, draft)
    : { status: statusOf(message), owner: message.owner };
  // Messages of before the results are done without one.
  const statuses: Status[] = status === "done" ? ["new", "answered", "done"] : ["new", "answered"];
  const card = "grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6";
  return (
    <MessageForm message={message} id="follow-up" className={card}>
      <h2 className="text-card">Follow-up</h2>
      <RadioButtons
        name="status"
        label="Status"
        value={status}
        rows={[toOptions(statuses), toOptions(RESULTS[message.kind])]}
      />
      <TextInput
        id="owner"
        name="owner"
        label="Owner"
        help="As you or a colleague sign in."
        defaultValue={owner}
        maxLength={100}
        suggestions={[...new Set([user.name, ...owners.map(({ value }) => value)])]}
      />
      <TextArea
        id="note"
        name="note"
        label="Note"
        optional="(optional)"
        rows={3}
        defaultValue={draft?.note}
        errors={draft?.problem ? [draft.problem] : []}
      />
      <div className="flex flex-wrap gap-2 *:grow">
        <FollowUpButton action="save" label="Save" tone="ink" />
        {older && <FollowUpButton action="next" label="Save and next" />}
        {message.owner !== user.name && <FollowUpButton action="take" label="Take it" />}
      </div>
    </MessageForm>
  );
}

/** Why nothing was saved, and what somebody else has changed in the meantime. */
export function Refusal({ draft, events }: { draft: Draft; events: readonly MessageEvent[] }) {
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        Not saved. {draft.problem || "The message has changed since you opened it:"}
      </p>
      <History events={draft.problem ? [] : events.filter(({ version }) => version > draft.version)} />
      <p>
        Everything that you entered is still in the <a href="#follow-up">follow-up form</a>. Check it, then
        try again.
      </p>
    </Notice>
  );
}

type FollowUpButtonProps = { action: Action; label: string; tone?: "ink" | "outline" };

/** A button of the follow-up form, also outside of it, so that what was typed there is saved with each action. */
export function FollowUpButton({ action, label, tone = "outline" }: FollowUpButtonProps) {
  return (
    <Button type="submit" form="follow-up" name="action" value={action} size="small" tone={tone}>
      {label}
    </Button>
  );
}

type MessageFormProps = {
  message: Message;
  /** The page below the message's address that the form is sent to. */
  page?: "" | "/reply";
  id?: string;
  className?: string;
  children: ReactNode;
};

/** A form that changes a message. The token and the version are checked when it is sent. */
export function MessageForm({ message, page = "", id, className, children }: MessageFormProps) {
  const { view, token } = usePage();
  const url = toUrl(`/messages/${message.reference}${page}`, view);
  return (
    <form id={id} method="post" action={url} className={className}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="version" value={message.version} />
      {children}
    </form>
  );
}

/** What staff did to a message, and their notes. */
export function History({ events }: { events: readonly MessageEvent[] }) {
  const { timeZone } = usePage();
  return (
    <ol className="grid gap-3 text-sm">
      {events.map((event) => (
        <li key={`${event.version} ${event.action}`} className="break-words">
          {(event.action === "note" || event.action === "reply") && (
            <p className="mb-1 whitespace-pre-wrap rounded-sm bg-sunken px-3 py-2 text-ink">{event.detail}</p>
          )}
          <p className="text-quiet">
            {`${event.author} ${describe(event)}, `}
            <Moment at={event.at} timeZone={timeZone} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function describe({ action, detail }: MessageEvent): string {
  return {
    progress: `set the status to ${labelOfStatus(detail)}`,
    owner: detail ? `made ${detail} the owner` : "removed the owner",
    note: "wrote this note",
    spam: "marked it as spam",
    "not-spam": "marked it as not spam",
    reply: "sent this reply",
    retry: "queued it to be sent again",
  }[action];
}
