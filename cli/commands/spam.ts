import { markNotSpam, markSpam } from "../../intake/inbox/spam.ts";
import { type DeliveryKind, EMAILS } from "../../intake/store/database.ts";
import { type Context, type Inbox, noMessage } from "../context.ts";
import { examples, readReference } from "../options.ts";

export function addSpam(inbox: Inbox, { openStore, print, editor }: Context): void {
  inbox
    .command("spam")
    .argument("<ref>", "the message's reference", readReference)
    .summary("mark a message as spam")
    .description(
      "Marks a message as spam. It is then listed only with --spam, and its queued and parked deliveries are cancelled.",
    )
    .addHelpText("after", examples("spam XX-7K4M-Q2XD-9PWT"))
    .action(async (reference) => {
      const { connection } = await openStore({ checked: true });
      const marked = await connection.write((trx) => markSpam(trx, reference, editor, new Date()));
      if (!marked) throw noMessage(reference);
      await print({ reference, status: "spam", changed: marked.changed }, () => [
        marked.changed ? `${reference} is now marked as spam.` : `${reference} was already marked as spam.`,
      ]);
    });
}

export function addNotSpam(inbox: Inbox, { openStore, print, env, editor, workingDays }: Context): void {
  inbox
    .command("not-spam")
    .argument("<ref>", "the message's reference", readReference)
    .summary("mark a message as not spam and deliver it")
    .description(
      "Marks a spam or suspicious message as not spam and queues the deliveries it has missed. The visitor gets a confirmation email only if the message has a valid email address.",
    )
    .addHelpText("after", examples("list --spam", "not-spam XX-7K4M-Q2XD-9PWT"))
    .action(async (reference) => {
      const { connection } = await openStore({ checked: true });
      const deliveries: DeliveryKind[] = env.WEBHOOK_URL ? [...EMAILS, "webhook"] : [...EMAILS];
      const marked = await connection.write((trx) =>
        markNotSpam(trx, reference, { deliveries, workingDays }, editor, new Date()),
      );
      if (!marked) throw noMessage(reference);
      const { changed, queued } = marked;
      await print({ reference, status: "received", changed, queued }, () => [
        changed
          ? `${reference} is marked as not spam. Queued deliveries: ${queued.join(", ") || "none"}.`
          : `${reference} is not marked as spam. Nothing was changed.`,
      ]);
    });
}
