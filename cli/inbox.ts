import { existsSync } from "node:fs";
import { officeFacts } from "../app/content/derived/office.ts";
import { EXIT } from "./context.ts";
import { runInbox } from "./run-inbox.ts";

process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  // EPIPE: the reader has closed the pipe, as in `./inbox list | head`.
  process.exit(error.code === "EPIPE" ? EXIT.ok : EXIT.failure);
});

if (existsSync(".env")) process.loadEnvFile();
process.exitCode = await runInbox(process.argv.slice(2), process, officeFacts());
