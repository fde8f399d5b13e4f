import { Option } from "@commander-js/extra-typings";
import { followUp, PROGRESS } from "../../intake/inbox/follow-up.ts";
import { ALL_RESULTS } from "../../intake/store/database.ts";
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
    .addOption(
      new Option(
        "--result <result>",
        "what became of it; the status is then done. Contact and inquiries: won, lost or not-for-us",
      ).choices(ALL_RESULTS),
    )
    .option("--owner <name>", 'the new owner; "" for none')
    .option("--note <text>", "a note to add")
    .option("--as <name>", "the author; default: the operating system's user")
    .addHelpText(
      "after",
      examples(
        'update XX-7K4M-Q2XD-9PWT --status answered --owner "Ann Berg"',
        'update XX-7K4M-Q2XD-9PWT --result won --note "Signed."',
      ),
    )
    .action(async (reference, { status: progress, result, owner, note, as = editor.author }) => {
      if (!progress && !result && owner === undefined && !note)
        throw usageError("Give --status, --result, --owner or --note.");
      if (result && progress && progress !== "done")
        throw usageError("A message with a --result is done. Leave out --status.");
      const { connection } = await openStore({ checked: true });
      const change = { progress, result, owner, note };
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
