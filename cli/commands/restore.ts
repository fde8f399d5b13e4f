import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkCopy, restoreSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type Command, notFound } from "../command.ts";
import { describeCount, describeTime } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { showProgress } from "../terminal/progress.ts";
import { refuseForPostgres } from "./backup.ts";

export const restore: Command = {
  name: "restore",
  operands: "FILE",
  access: "write",
  takes: [1, 1],
  summary: "put a backup in the place of the store",
  details: `Checks a backup and puts it in the place of the SQLite store, in one step: it is the old store or the new one,
never half of each. Stop the server first. Messages that came in after the backup are lost, people erased after it
are back (erase them again), and what was queued then is delivered, perhaps for the second time.`,
  options: YES_OPTION,
  examples: ["restore backups/2026-01-31.sqlite", "restore backups/2026-01-31.sqlite --yes"],
  async run({ place, print }, [file = ""], values) {
    refuseForPostgres(place, "pg_restore");
    if (!existsSync(file)) throw notFound(`There is no file ${file}.`);
    const { messages, newest } = checkCopy(file);
    if (existsSync(join(place.dataDir, SQLITE_FILE))) {
      const upTo = newest ? `, the newest of ${describeTime(newest)} UTC` : "";
      await confirm(
        `This replaces the store in ${place.dataDir} by ${describeCount(messages, "message")}${upTo}.`,
        values.yes === true,
      );
    }
    mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
    const progress = showProgress("Restoring");
    const content = await restoreSqlite(file, place.dataDir, progress.update).finally(progress.end);
    await print({ dataDir: place.dataDir, ...content }, () => [
      `Restored ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")}. ${describeCount(content.queued, "delivery is", "deliveries are")} queued.`,
    ]);
  },
};
