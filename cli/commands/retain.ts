import { eraseOlderThan, findOlderThan } from "../../intake/inbox/erase.ts";
import { scrub } from "../../intake/inbox/scrub.ts";
import type { Command } from "../command.ts";
import { describeCount } from "../describe.ts";
import { readCount, YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { showProgress } from "../terminal/progress.ts";
import { LEFT_IN_LOG } from "./erase.ts";

export const retain: Command = {
  name: "retain",
  operands: "--days N",
  access: "write",
  takes: [0, 0],
  summary: "keep N days and remove what is older",
  details: `Removes messages received more than N days ago with their files and deliveries, spam included, whether
delivered or not, and writes the database file anew. An audit line with numbers alone stays.`,
  options: { days: { type: "string", value: "N", help: "How many days to keep. Required." }, ...YES_OPTION },
  examples: ["retain --days 365", "retain --days 90 --yes --json"],
  async run({ openStore, print }, _operands, values) {
    const days = readCount(values.days, "days");
    const { connection } = await openStore();
    const now = new Date();
    const old = (await findOlderThan(connection.db, days, now)).length;
    if (old > 0) {
      await confirm(
        `This removes ${describeCount(old, "message")} older than ${describeCount(days, "day")} with files and deliveries. It cannot be undone.`,
        values.yes === true,
      );
    }
    const progress = showProgress("Removing");
    const erased = await eraseOlderThan(connection, days, now, progress.update).finally(progress.end);
    const scrubbed = erased.messages === 0 || (await scrub(connection));
    await print({ erased, scrubbed }, () => [
      `Removed ${describeCount(erased.messages, "message")}, ${describeCount(erased.files, "file")} and ${describeCount(erased.deliveries, "delivery", "deliveries")}.`,
      ...(scrubbed ? [] : [LEFT_IN_LOG]),
    ]);
  },
};
