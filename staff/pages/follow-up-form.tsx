import { Button } from "../../app/ui/controls/button.tsx";
import { RadioButtons } from "../../app/ui/controls/choices.tsx";
import { TextArea, TextInput } from "../../app/ui/controls/text-fields.tsx";
import { mergeEntries, PROGRESS } from "../../intake/inbox/follow-up.ts";
import { PROGRESS_LABELS } from "../view.ts";
import { ActionForm, type ActionProps } from "./actions.tsx";
import { History } from "./history.tsx";
import type { Frame } from "./layout.tsx";

/**
 * The values of a form that was not saved, the version of the message that the form was made for, and what is wrong with
 * the note. Without a problem, somebody else has changed the message since.
 */
export type Draft = { progress: string; owner: string; note: string; seen: number; problem: string };

export type FollowUpFormProps = ActionProps &
  Pick<Frame, "user" | "timeZone"> & {
    owners: readonly string[];
    /** What the user typed, if it was not saved. */
    draft: Draft | undefined;
    /** The reference of the next message in the list. */
    older: string | undefined;
  };

const OPTIONS = PROGRESS.map((value) => ({ value, label: PROGRESS_LABELS[value] }));

export function FollowUpForm({ user, owners, draft, older, timeZone, ...props }: FollowUpFormProps) {
  const { message } = props;
  const { progress, owner } = draft ? mergeEntries(message, draft) : message;
  const buttons = [
    ["save", "Save"],
    ...(older ? [["next", "Save and next"]] : []),
    ...(message.owner === user.name ? [] : [["take", "Take it"]]),
  ];
  const card = "grid gap-5 rounded-md border border-line bg-surface p-5 sm:p-6";
  return (
    <ActionForm {...props} action="follow-up" className={card}>
      <h2 className="text-card">Follow-up</h2>
      {draft?.problem === "" && (
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
      <TextInput
        id="owner"
        name="owner"
        label="Owner"
        help="The name that you or a colleague sign in with."
        defaultValue={owner}
        maxLength={100}
        suggestions={[...new Set([user.name, ...owners])]}
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
      <div className="flex flex-wrap gap-2">
        {buttons.map(([name, label]) => (
          <Button
            key={name}
            type="submit"
            name={name}
            value="yes"
            tone={name === "save" ? "ink" : "outline"}
            className="grow"
          >
            {label}
          </Button>
        ))}
      </div>
    </ActionForm>
  );
}
