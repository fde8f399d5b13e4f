import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUpSqlite, checkCopy, restoreSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type Command, type Context, Failure, notFound } from "../command.ts";
import { describeCount, describeTime } from "../describe.ts";
import { requireFolderOf, YES_OPTION } from "../option-values.ts";

export const backup: Command = {
  name: "backup",
  operands: "FILE",
  operandCount: { min: 1, max: 1 },
  summary: "back up the store while the server is running",
  details: `Copies the whole SQLite store (messages, files, delivery queue) to one file while the server keeps running. The copy
is consistent, and it is verified before it gets its final name. It contains personal data: keep it as safe as the
store, and no longer than you keep messages. The server's secret is not included. If you restore the copy to a data
folder without a secret, the server creates a new one there. Back up a PostgreSQL store with pg_dump.`,
  options: YES_OPTION,
  examples: ["backup backups/2026-01-31.sqlite"],
  async run({ place, openStore, print, confirm, showProgress }, [file = ""], values) {
    refuseForPostgres(place, "pg_dump");
    await openStore();
    if (existsSync(file)) await confirm(`${file} already exists. Replace it?`, values.yes === true);
    requireFolderOf(file);
    const progress = showProgress("Copying");
    const content = await backUpSqlite(place.dataDir, file, progress.update).finally(progress.end);
    await print({ file, ...content }, () => [
      `Saved and verified ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")} in ${file}.`,
    ]);
  },
};

export const restore: Command = {
  name: "restore",
  operands: "FILE",
  operandCount: { min: 1, max: 1 },
  summary: "replace the store with a backup",
  details: `Verifies a backup and replaces the SQLite store with it in one step. Stop the server first. If you are root, the new
file gets the owner of the old one, or of the folder if there was none.

Messages received since the backup are lost. Messages erased since the backup are back: erase them again. Deliveries
that were queued at the time of the backup are sent, some possibly for a second time.`,
  options: YES_OPTION,
  examples: ["restore backups/2026-01-31.sqlite", "restore backups/2026-01-31.sqlite --yes"],
  async run({ place, print, confirm, showProgress }, [file = ""], values) {
    refuseForPostgres(place, "pg_restore, or psql for a plain SQL dump");
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

function refuseForPostgres({ databaseUrl }: Context["place"], tool: string): void {
  if (databaseUrl)
    throw new Failure(`This command is only for SQLite. The store is in PostgreSQL: use ${tool}.`);
}
