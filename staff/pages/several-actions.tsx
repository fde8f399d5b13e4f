import { Button } from "../../app/ui/controls/button.tsx";
import { senderOf } from "../../intake/inbox/message.ts";
import { RESULTS } from "../../intake/store/database.ts";
import type { Unchanged } from "../several-routes.tsx";
import { type Option, Select } from "../ui/choices.tsx";
import { Notice } from "../ui/notice.tsx";
import { TextInput } from "../ui/text-fields.tsx";
import { labelOfStatus } from "../view.ts";
import { History } from "./follow-up-form.tsx";
import { usePage } from "./layout.tsx";

/** What can be done with the messages that are ticked. It is shown above the end of the window while there are any. */
export function SeveralActions({ owners }: { owners: readonly Option[] }) {
  const { user } = usePage();
  const results = [...new Set(user.kinds.flatMap((kind) => RESULTS[kind]))];
  const names = new Set([user.name, ...owners.map(({ value }) => value)]);
  return (
    <fieldset className="fixed inset-x-0 bottom-0 z-20 hidden border-line border-t bg-surface shadow-lg group-has-[input:checked]/several:block">
      <legend className="sr-only">With the messages that are ticked</legend>
      {/* Enter in a field or a checkbox presses the first button. This one does what was typed or chosen. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <div className="wrap flex flex-wrap items-end gap-x-2 gap-y-3 py-3 sm:gap-x-6">
        <div className="flex items-end gap-2 max-sm:basis-full">
          <TextInput
            id="new-owner"
            name="owner"
            label="Owner"
            maxLength={100}
            suggestions={[...names]}
            className="min-w-0 grow"
          />
          <Button type="submit" name="action" value="give" size="small">
            Give
          </Button>
        </div>
        <div className="flex min-w-0 grow items-end gap-2 *:min-w-0 max-sm:basis-0 sm:grow-0">
          <Select
            id="close-as"
            name="result"
            label="Result"
            value=""
            all="Choose"
            options={results.map((value) => ({ value, label: labelOfStatus(value) }))}
          />
          <Button type="submit" name="action" value="close" size="small">
            Close
          </Button>
        </div>
        <Button type="submit" name="action" value="spam-all" size="small" tone="outline">
          Mark as spam
        </Button>
      </div>
    </fieldset>
  );
}

/** Says which of the ticked messages were not changed, and why. */
export function UnchangedNotice({ stale, unfit }: { stale: Unchanged; unfit: Unchanged }) {
  return (
    <>
      <Notice tone="warning">
        {stale.length > 0 && (
          <>
            <p className="font-semibold">Not changed, because somebody else has changed these meanwhile:</p>
            {stale.map(({ reference, message }) => (
              <div key={reference}>
                <p>{message ? nameOf(message) : `${reference}, which was erased`}</p>
                <History
                  events={message?.events.filter(({ version }) => version === message.version) ?? []}
                />
              </div>
            ))}
          </>
        )}
      </Notice>
      <Notice tone="warning">
        {unfit.length > 0 &&
          `Not changed, because the result isn’t one for this kind of message: ${unfit.map(({ reference, message }) => (message ? nameOf(message) : reference)).join(", ")}.`}
      </Notice>
    </>
  );
}

const nameOf = (message: NonNullable<Unchanged[number]["message"]>) =>
  `${senderOf(message) || message.email} (${message.reference})`;
