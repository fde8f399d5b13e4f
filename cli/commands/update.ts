import { Option } from "@commander-js/extra-typings";
import { followUp, PROGRESS } from "../../intake/inbox/follow-up.ts";
import { type Context, type Inbox, noMessage, usageError } from "../context.ts";
import { examples, readReference } from "../options.ts";

export function addUpdate(inbox: Inbox, { openStore, print, editor }: Context): void {
  inbox
    .command("update")
    .argument("<ref>", "the message's reference", readReference)
    .summary("change the status or owner of a message, or add a note")
    .description(
      `Changes how far staff are with a message and who takes care of it, or adds a note. The inbox in the browser shows and changes the same. The message's history, shown by "./inbox show", records each change with its time and author.`,
    )
    .addOption(new Option("--status <status>", "the new status").choices(PROGRESS))
    .option("--owner <name>", 'the new owner; "" for none')
    .option("--note <text>", "a note to add")
    .option("--as <name>", "the author; default: the operating system's user")
    .addHelpText(
      "after",
      examples(
        'update XX-7K4M-Q2XD-9PWT --status in-work --owner "Ann Berg"',
        'update XX-7K4M-Q2XD-9PWT --status done --note "Sent an offer."',
      ),
    )
    .action(async (reference, { status: progress, owner, note, as = editor.author }) => {
      if (progress === undefined && owner === undefined && !note)
        throw usageError("Give --status, --owner or --note.");
      const { connection } = await openStore({ checked: true });
      const change = { progress, owner, note };
      const events = await connection.write((trx) =>
        followUp(trx, reference, change, { author: as }, new Date()),
      );
      if (!events) throw noMessage(reference);
      await print({ reference, changed: events }, () => [
        events.length > 0
          ? `${reference} is updated.`
          : `${reference} already was like that. Nothing was changed.`,
      ]);
    });
}
