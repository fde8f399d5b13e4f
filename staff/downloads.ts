import { Readable } from "node:stream";
import { makeZip } from "client-zip";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import { toCsv } from "../intake/inbox/export/csv.ts";
import { toJson } from "../intake/inbox/export/json.ts";
import type { MessageFilter } from "../intake/inbox/filter.ts";
import { type MessageFile, readFileBytes, senderOf } from "../intake/inbox/message.ts";
import { readMessages } from "../intake/inbox/messages.ts";
import { toFileName } from "../intake/inbox/saved-name.ts";
import type { Database } from "../intake/store/database.ts";
import { exportName, FILE_LABELS, type View } from "./view.ts";

type Db = Kysely<Database>;

/** Sends a visitor's file, so that the browser saves it and never opens it as a page. */
export function sendFile(c: Context, db: Db, file: MessageFile) {
  c.header("Content-Length", String(file.size));
  return attach(c, toFileName(file.name, file.field), readFileBytes(db, file));
}

/** Sends the files of the applications for a job opening as one archive, with a folder for each applicant. */
export function sendOpening(c: Context, db: Db, opening: string, filter: MessageFilter) {
  async function* files() {
    for await (const message of readMessages(db, { ...filter, opening }, "oldest first")) {
      const folder = toFileName(`${senderOf(message)} ${message.reference}`, message.reference);
      for (const file of message.files) {
        const name = `${folder}/${toFileName(`${FILE_LABELS[file.field]} - ${file.name}`, file.field)}`;
        yield { name, lastModified: new Date(message.receivedAt), input: readFileBytes(db, file) };
      }
    }
  }
  return attach(c, `${opening}.zip`, makeZip(files()));
}

/** Sends the messages of a list. The name of the file tells the filter and the date. */
export function sendExport(c: Context, db: Db, filter: MessageFilter, view: View, timeZone: string) {
  const messages = readMessages(db, filter, "newest first");
  const isCsv = c.req.path.endsWith(".csv");
  const chunks = isCsv ? toCsv(messages, { separator: ",", timeZone }) : toJson(messages);
  const name = exportName(view, timeZone, isCsv ? "csv" : "json");
  return attach(c, toFileName(name, "messages"), chunks);
}

function attach(c: Context, name: string, chunks: AsyncIterable<Uint8Array | string>) {
  // Names in RFC 5987 encoding, and in ASCII for programs that don't know it.
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (it) => `%${it.charCodeAt(0).toString(16)}`);
  c.header("Content-Type", "application/octet-stream");
  c.header("Content-Disposition", `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`);
  return c.body(Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream);
}
