import { eraseOlderThan, findOlderThan } from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import type { Command } from "../command.ts";
import { describeCount } from "../describe.ts";
import { readCount, YES_OPTION } from "../option-values.ts";
import { LEFT_IN_LOG } from "./erase.ts";

export const retain: Command = {
  name: "retain",
  operands: "--days N",
  access: "write",
  operandCount: { min: 0, max: 0 },
  summary: "erase messages older than N days",
  details: `Erases messages received more than N days ago, delivered or not, spam included, with their files and
deliveries. Then the database file is rewritten so that nothing can be recovered from it. The audit log keeps a line
with counts only.`,
  options: {
    days: { type: "string", value: "N", help: "The number of days to keep. Required." },
    ...YES_OPTION,
  },
  examples: ["retain --days 365", "retain --days 90 --yes --json"],
  async run({ openStore, print, confirm, showProgress }, _operands, values) {
    const days = readCount(values.days, "days");
    const { connection } = await openStore();
    const now = new Date();
    const old = (await findOlderThan(connection.db, days, now)).length;
    if (old > 0) {
      await confirm(
        `This erases ${describeCount(old, "message")} older than ${describeCount(days, "day")} with their files and deliveries. It can't be undone.`,
        values.yes === true,
      );
    }
    const progress = showProgress("Erasing");
    const erased = await eraseOlderThan(connection, days, now, progress.update).finally(progress.end);
    const scrubbed = erased.messages === 0 || (await scrub(connection));
    await print({ erased, scrubbed }, () => [
      `Erased ${describeCount(erased.messages, "message")}, ${describeCount(erased.files, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
    ]);
  },
};
