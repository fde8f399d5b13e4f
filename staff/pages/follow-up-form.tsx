import { Button } from "../../app/ui/controls/button.tsx";
import { RadioButtons } from "../../app/ui/controls/choices.tsx";
import { controlLook, Field } from "../../app/ui/controls/field.tsx";
import { mergeEntries, PROGRESS } from "../../intake/inbox/follow-up.ts";
import { PROGRESS_LABELS } from "../view.ts";
import { ActionForm, type ActionProps } from "./actions.tsx";
import { History } from "./history.tsx";
import type { Frame } from "./layout.tsx";

/** The values of a form that was not saved, and the version of the message that the form was made for. */
export type Draft = { progress: string; owner: string; note: string; seen: number };

export type FollowUpFormProps = ActionProps &
  Pick<Frame, "user" | "timeZone"> & {
    owners: readonly string[];
    /** What the user typed, if somebody else has changed the message since the user opened it. */
    draft: Draft | undefined;
    /** The reference of the next message in the list. */
    older: string | undefined;
  };

const OPTIONS = PROGRESS.map((value) => ({ value, label: PROGRESS_LABELS[value] }));

export function FollowUpForm({ user, owners, draft, older, timeZone, ...props }: FollowUpFormProps) {
  const { message } = props;
  const { progress, owner } = draft ? mergeEntries(message, draft) : message;
  const card = "grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6";
  const look = `${controlLook} min-h-touch py-2.5`;
  return (
    <ActionForm {...props} action="follow-up" className={card}>
      <h2 className="text-card">Follow-up</h2>
      {draft && (
        <div role="alert" className="grid gap-2 rounded-sm bg-accent-soft px-4 py-3 text-ink text-sm">
          <p className="font-semibold">Not saved yet: the message has changed since you opened it.</p>
          <History
            events={message.events.filter((event) => event.version > draft.seen)}
            timeZone={timeZone}
          />
          <p>What you entered is still below. Check it, then save again.</p>
        </div>
      )}
      <RadioButtons name="progress" label="Status" value={progress} options={OPTIONS} />
      <Field id="owner" label="Owner">
        <input id="owner" name="owner" list="owners" defaultValue={owner} maxLength={100} className={look} />
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
          defaultValue={draft?.note}
          maxLength={10_000}
          className={look}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="grow">
          Save
        </Button>
        {older && (
          <Button type="submit" name="next" value="yes" tone="outline" className="grow">
            Save and next
          </Button>
        )}
        {message.owner !== user.name && (
          <Button type="submit" name="take" value="yes" tone="outline" className="grow">
            Take it
          </Button>
        )}
      </div>
    </ActionForm>
  );
}
