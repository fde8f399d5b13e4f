import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { checkCopy, restoreSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type Command, notFound } from "../command.ts";
import { describeCount, describeTime } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";
import { refuseForPostgres } from "./backup.ts";

export const restore: Command = {
  name: "restore",
  operands: "FILE",
  access: "write",
  operandCount: { min: 1, max: 1 },
  summary: "replace the store with a backup",
  details: `Verifies a backup and replaces the SQLite store with it in one step. The file keeps the owner of the old store or
of its folder. Stop the server first. Messages received since the backup are lost, people erased since then are back
(erase them again), and deliveries queued at the time are sent, possibly a second time.`,
  options: YES_OPTION,
  examples: ["restore backups/2026-01-31.sqlite", "restore backups/2026-01-31.sqlite --yes"],
  async run({ place, print, confirm, showProgress }, [file = ""], values) {
    refuseForPostgres(place, "pg_restore");
    if (!existsSync(file)) throw notFound(`There is no file ${file}.`);
    const { messages, newest } = checkCopy(file);
    if (existsSync(join(place.dataDir, SQLITE_FILE))) {
      const upTo = newest ? `, the newest from ${describeTime(newest)} UTC` : "";
      await confirm(
        `This replaces the store in ${place.dataDir} with a backup of ${describeCount(messages, "message")}${upTo}.`,
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
