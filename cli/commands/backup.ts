import { existsSync } from "node:fs";
import { backUpSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { type Command, type Context, Failure } from "../command.ts";
import { describeCount } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";
import { confirm } from "../terminal/confirm.ts";
import { showProgress } from "../terminal/progress.ts";

export const backup: Command = {
  name: "backup",
  operands: "FILE",
  access: "read",
  takes: [1, 1],
  summary: "copy the store while the server runs",
  details: `Copies the whole SQLite store to one file: messages, files and queue as they were at one moment. The server may
go on meanwhile. The copy is checked before it gets its name. It holds personal data: keep it as safe as the
store, and not longer than you keep messages. The server's secret is not in it; a new one is made where it is
missing. A PostgreSQL store is backed up with pg_dump.`,
  options: YES_OPTION,
  examples: ["backup backups/2026-01-31.sqlite"],
  async run({ place, openStore, print }, [file = ""], values) {
    refuseForPostgres(place, "pg_dump");
    await openStore();
    if (existsSync(file)) await confirm(`${file} is there already. Replace it?`, values.yes === true);
    const progress = showProgress("Copying");
    const content = await backUpSqlite(place.dataDir, file, progress.update).finally(progress.end);
    await print({ file, ...content }, () => [
      `${file}: ${describeCount(content.messages, "message")} and ${describeCount(content.files, "file")}, checked.`,
    ]);
  },
};

export function refuseForPostgres({ databaseUrl }: Context["place"], tool: string): void {
  if (databaseUrl) throw new Failure(`The store is in PostgreSQL: use ${tool}.`);
}
