import { existsSync } from "node:fs";
import { backUpSqlite } from "../../intake/inbox/sqlite-copy.ts";
import { type Command, type Context, Failure } from "../command.ts";
import { describeCount } from "../describe.ts";
import { YES_OPTION } from "../option-values.ts";

export const backup: Command = {
  name: "backup",
  operands: "FILE",
  access: "read",
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

export function refuseForPostgres({ databaseUrl }: Context["place"], tool: string): void {
  if (databaseUrl) throw new Failure(`The store is in PostgreSQL: use ${tool}.`);
}
