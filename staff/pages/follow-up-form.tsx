import { Button } from "../../app/ui/controls/button.tsx";
import { controlLook, Field } from "../../app/ui/controls/field.tsx";
import type { User } from "../../intake/inbox/follow-up.ts";
import { PROGRESS } from "../../intake/inbox/follow-up.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { PROGRESS_LABELS, toUrl, type View } from "../view.ts";
import { Events } from "./history.tsx";

/** The values of a form that was not saved, and the version of the message that the form was made for. */
export type Draft = { progress: string; owner: string; note: string; seen: number };

type ActionFormProps = {
  message: Pick<Message, "reference" | "version">;
  action: string;
  view: View;
  token: string;
};

/** The URL and the hidden fields of every form that changes a message. */
export function formParts({ message, action, view, token }: ActionFormProps) {
  return {
    form: { method: "post", action: toUrl(`/messages/${message.reference}/${action}`, view) } as const,
    hidden: (
      <>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="version" value={message.version} />
      </>
    ),
  };
}

type FollowUpFormProps = Omit<ActionFormProps, "action" | "message"> & {
  message: Message;
  user: User;
  owners: readonly string[];
  timeZone: string;
  draft: Draft | undefined;
};

const look = `${controlLook} min-h-touch`;

export function FollowUpForm({ message, user, owners, draft, timeZone, ...parts }: FollowUpFormProps) {
  const { form, hidden } = formParts({ message, ...parts, action: "follow-up" });
  const { progress, owner, note } = draft ?? { ...message, note: "" };
  return (
    <form {...form} className="grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6">
      {hidden}
      <h2 className="text-card">Follow-up</h2>
      {draft && (
        <div role="alert" className="grid gap-2 rounded-sm bg-accent-soft px-4 py-3 text-ink text-sm">
          <p className="font-semibold">Not saved yet: the message has changed since you opened it.</p>
          <Events events={message.events.filter(({ version }) => version > draft.seen)} timeZone={timeZone} />
          <p>Your entries are still below. Check them, then save again.</p>
        </div>
      )}
      <fieldset>
        <legend className="mb-2 font-semibold text-ink">Status</legend>
        <div className="grid grid-cols-3 gap-1.5">
          {PROGRESS.map((value) => (
            <label
              key={value}
              className="relative inline-flex min-h-touch cursor-pointer items-center justify-center rounded-sm border border-field font-medium text-ink text-sm hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-canvas has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-3"
            >
              <input
                type="radio"
                name="progress"
                value={value}
                defaultChecked={progress === value}
                className="absolute inset-0 cursor-pointer appearance-none focus-visible:outline-none"
              />
              {PROGRESS_LABELS[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field id="owner" label="Owner">
        <input
          id="owner"
          name="owner"
          list="owners"
          defaultValue={owner}
          maxLength={100}
          autoComplete="off"
          className={look}
        />
        <datalist id="owners">
          {[...new Set([user.name, ...owners])].map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Field>
      <Field id="note" label="Note" optional="(optional)">
        <textarea
          id="note"
          name="note"
          rows={3}
          defaultValue={note}
          maxLength={10_000}
          className={`${look} py-2.5`}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow">
          Save
        </Button>
        {message.owner !== user.name && (
          <Button type="submit" name="take" value="yes" tone="outline" className="grow">
            Take it
          </Button>
        )}
      </div>
    </form>
  );
}
