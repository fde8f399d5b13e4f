import { MoveRefused, MoveUnverified, moveStore } from "../../intake/move/move-store.ts";
import { openStore as openStoreAt } from "../../intake/store/open-store.ts";
import { type Command, Failure, usageError } from "../command.ts";
import { describeCount } from "../describe.ts";
import { showProgress } from "../terminal/progress.ts";

export const move: Command = {
  name: "move",
  operands: "",
  access: "write",
  takes: [0, 0],
  summary: "carry the store to another database",
  details: `Copies everything (messages, files, queue, audit) to a PostgreSQL database, or back to a folder with SQLite, and
compares both sides row by row at the end. Stop the servers first. A move that was interrupted is continued by the
same command. The old store is left as it is; point DATABASE_URL or DATA_DIR to the new one and start the server.`,
  options: {
    to: { type: "string", value: "URL|DIR", help: "postgres://user:password@host/name, or a folder." },
  },
  examples: ["move --to postgres://aldergate@localhost/aldergate", "move --to data"],
  async run({ place, openStore, print }, _operands, { to }) {
    if (typeof to !== "string" || to === "") throw usageError("Say where to: --to postgres://… or --to DIR.");
    const isUrl = /^postgres(?:ql)?:\/\//.test(to);
    if (to === (isUrl ? place.databaseUrl : place.dataDir))
      throw usageError("That is where the store is already.");
    const from = await openStore();
    const target = await openStoreAt(isUrl ? { dataDir: "", databaseUrl: to } : { dataDir: to });
    const progress = showProgress("Moving");
    try {
      const report = await moveStore(from, target, {
        onProgress: ({ done, total }) => progress.update(done, total),
      });
      progress.end();
      await print(report, () => [
        `Moved and verified: ${describeCount(report.submissions.rows, "message")}, ${describeCount(report.files.rows, "file")}.`,
      ]);
    } catch (error) {
      if (error instanceof MoveRefused || error instanceof MoveUnverified) throw new Failure(error.message);
      throw error;
    } finally {
      progress.end();
      await target.close();
    }
  },
};
