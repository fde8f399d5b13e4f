import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backUpSqlite, checkCopy, restoreSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { SQLITE_FILE } from "../../intake/store/sqlite/sqlite-file.ts";
import { type Context, Failure, type Inbox, notFound } from "../context.ts";
import { describeCount, describeTime } from "../describe.ts";
import { examples, requireFolderOf, yesOption } from "../options.ts";

export function addBackup(inbox: Inbox, { place, openStore, print, confirm }: Context): void {
  inbox
    .command("backup")
    .argument("<file>", "the file to write")
    .summary("back up the store while the server is running")
    .description(
      "Copies the whole SQLite store (messages, files, delivery queue) to one file while the server keeps running. The copy is consistent, and it is verified before it gets its final name. It contains personal data: keep it as safe as the store, and no longer than you keep messages. It also contains the server's secret. Back up a PostgreSQL store with pg_dump.",
    )
    .addOption(yesOption)
    .addHelpText("after", examples("backup backups/2026-01-31.sqlite"))
    .action(async (file, { yes }) => {
      refuseForPostgres(place, "pg_dump");
      await openStore();
      if (existsSync(file)) await confirm(`${file} already exists. Replace it?`, yes);
      requireFolderOf(file);
      const content = backUpSqlite(place.dataDir, file);
      await print({ file, ...content }, () => [
        `Saved and verified ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")} in ${file}.`,
      ]);
    });
}

export function addRestore(inbox: Inbox, { place, print, confirm, timeZone }: Context): void {
  inbox
    .command("restore")
    .argument("<file>", "the backup")
    .summary("replace the store with a backup")
    .description(
      `Verifies a backup and replaces the SQLite store with it in one step. Stop the server first. If you are root, the new file gets the owner of the old one, or of the folder if there was none.

Messages received since the backup are lost. Messages erased since the backup are back: erase them again. Deliveries that were queued at the time of the backup are sent, some possibly for a second time.`,
    )
    .addOption(yesOption)
    .addHelpText(
      "after",
      examples("restore backups/2026-01-31.sqlite", "restore backups/2026-01-31.sqlite --yes"),
    )
    .action(async (file, { yes }) => {
      refuseForPostgres(place, "pg_restore, or psql for a plain SQL dump");
      if (!existsSync(file)) throw notFound(`There is no file ${file}.`);
      const { messages, newest } = checkCopy(file);
      if (existsSync(join(place.dataDir, SQLITE_FILE))) {
        const upTo = newest ? `, the newest from ${describeTime(newest, timeZone)}` : "";
        await confirm(
          `This replaces the store in ${place.dataDir} with a backup of ${describeCount(messages, "message")}${upTo}.`,
          yes,
        );
      }
      mkdirSync(place.dataDir, { recursive: true, mode: 0o700 });
      const content = restoreSqlite(file, place.dataDir);
      await print({ dataDir: place.dataDir, ...content }, () => [
        `Restored ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")}. ${describeCount(content.queued, "delivery is", "deliveries are")} queued.`,
      ]);
    });
}

function refuseForPostgres({ databaseUrl }: Context["place"], tool: string): void {
  if (databaseUrl)
    throw new Failure(`This command is only for SQLite. The store is in PostgreSQL: use ${tool}.`);
}
