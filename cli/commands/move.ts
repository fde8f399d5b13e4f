import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { moveStore } from "../../intake/move/move-store.ts";
import { isStoreInUse } from "../../intake/move/store-in-use.ts";
import { openStore as openStoreAt, type StorePlace } from "../../intake/store/open-store.ts";
import { type Command, Failure, type Place, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";

export const move: Command = {
  name: "move",
  operands: "--to URL|DIR",
  checksStore: true,
  summary: "copy the store to another database",
  details: `Copies messages, files, delivery queue and audit log to a PostgreSQL database, or back to SQLite in a folder, and
compares every row. Stop the servers first: the command refuses to run while one is connected. The new store must be
empty. If the command is interrupted, the new store stays empty and you can run the command again. The old store is
not changed. Afterwards, set DATABASE_URL to the new database, or unset DATABASE_URL and set DATA_DIR to the new
folder. Then start the server.`,
  options: {
    to: {
      type: "string",
      value: "URL|DIR",
      help: "postgres://user:password@host/name, an existing folder, or a new one such as ./data.",
    },
  },
  examples: ["move --to postgres://aldergate@localhost/aldergate", "move --to ./data"],
  async run({ place, openStore, print, showProgress }, _operands, { to }) {
    if (typeof to !== "string" || to === "")
      throw usageError("Add the destination: --to postgres://… or --to DIR.");
    const destination = readDestination(to, place);
    for (const side of [place, destination]) await refuseIfInUse(side);
    const from = await openStore();
    const target = await openStoreAt(destination);
    const progress = showProgress("Moving");
    try {
      const report = await moveStore(from, target, progress.update).finally(progress.end);
      await print(report, () => [
        `Copied and verified ${describeCount(report.submissions.rows, "message")} and ${describeCount(report.files.rows, "file")}.`,
        destination.databaseUrl
          ? "Set DATABASE_URL to the new database, then start the server."
          : "Unset DATABASE_URL and set DATA_DIR to the new folder, then start the server.",
      ]);
    } finally {
      await target.close();
    }
  },
};

/** Refuses anything that may be a mistyped URL, so that no folder is created with the URL's password in its name. */
function readDestination(to: string, { databaseUrl, dataDir }: Place): StorePlace {
  if (/^postgres(?:ql)?:\/\//.test(to)) {
    if (!URL.canParse(to))
      throw usageError("--to is not a valid PostgreSQL URL. Use postgres://user:password@host/name.");
    if (to === databaseUrl) throw usageError("The store is already in that database.");
    return { dataDir: "", databaseUrl: to };
  }
  const folder = resolve(to);
  const isClearlyPath = /^(?:\.{0,2}\/|[A-Za-z]:[\\/])/.test(to) && !to.includes("@");
  if (to.includes("://") || !(existsSync(folder) || isClearlyPath)) {
    throw usageError(
      "--to must be a postgres:// URL, an existing folder, or the path of a new folder, which must start with ./, ../ or / and contain no @.",
    );
  }
  if (!databaseUrl && folder === dataDir) throw usageError("The store is already in that folder.");
  return { dataDir: folder };
}

async function refuseIfInUse(side: StorePlace): Promise<void> {
  const name = side.databaseUrl ? "The PostgreSQL database" : `The store in ${side.dataDir}`;
  const isInUse = await isStoreInUse(side).catch((error: NodeJS.ErrnoException) => {
    const reason = error.message || error.code;
    throw new Failure(`${name} can't be opened (${reason}). Check --to and the settings, then try again.`);
  });
  if (!isInUse) return;
  throw new Failure(
    `${name} is in use. Stop every server and close other connections, then run the move again.`,
  );
}
