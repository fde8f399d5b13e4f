import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUpSqlite, checkCopy, restoreSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type Command, type Context, Failure, notFound } from "../command.ts";
import { describeCount, describeTime } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";

export const backup: Command = {
  name: "backup",
  operands: "FILE",
  operandCount: { min: 1, max: 1 },
  summary: "back up the store while the server is running",
  details: `Copies the whole SQLite store (messages, files, queue) to one file, as of one moment, while the server keeps
running. The copy is verified before it gets its final name. It contains personal data: keep it as safe as the store,
and no longer than you keep messages. The server's secret is not included; the server creates a new one if it is
missing. Back up a PostgreSQL store with pg_dump.`,
  options: YES_OPTION,
  examples: ["backup backups/2026-01-31.sqlite"],
  async run({ place, openStore, print, confirm, showProgress }, [file = ""], values) {
    refuseForPostgres(place, "pg_dump");
    await openStore();
    if (existsSync(file)) await confirm(`${file} already exists. Replace it?`, values.yes === true);
    const progress = showProgress("Copying");
    const content = await backUpSqlite(place.dataDir, file, progress.update).finally(progress.end);
    await print({ file, ...content }, () => [
      `${file}: ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")}, verified.`,
    ]);
  },
};

export const restore: Command = {
  name: "restore",
  operands: "FILE",
  writes: true,
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

function refuseForPostgres({ databaseUrl }: Context["place"], tool: string): void {
  if (databaseUrl) throw new Failure(`The store is in PostgreSQL: use ${tool}.`);
}
