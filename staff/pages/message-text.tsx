import type { Message } from "../../intake/inbox/message.ts";

/** What the visitor wrote. */
export function MessageText({ message: { fields } }: { message: Message }) {
  return (
    <div className="rounded-md border border-line bg-surface p-5 sm:p-7">
      {fields.subject && <h2 className="mb-3 break-words text-card">{fields.subject}</h2>}
      <p className="whitespace-pre-wrap break-words text-ink">{fields.message ?? fields.requirements}</p>
    </div>
  );
}
