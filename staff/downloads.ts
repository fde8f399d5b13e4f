import { Readable } from "node:stream";
import type { Context } from "hono";
import type { Kysely } from "kysely";
import { type Message, readFileBytes, senderOf } from "../intake/inbox/message.ts";
import { toFileName } from "../intake/inbox/saved-name.ts";
import type { Database } from "../intake/store/database.ts";
import type { StaffOptions } from "./app.tsx";

/** Sends a file, so that the browser saves it and never opens it as a page. */
export function sendFile(c: Context, name: string, content: AsyncIterable<Uint8Array | string> | string[]) {
  // As in RFC 5987.
  const encoded = encodeURIComponent(toFileName(name, "file")).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  c.header("Content-Type", "application/octet-stream");
  c.header("Content-Disposition", `attachment; filename*=UTF-8''${encoded}`);
  return c.body(Readable.toWeb(Readable.from(content, { objectMode: false })) as ReadableStream);
}

/** The files of messages for an archive, with a folder for each message. */
export async function* filesOf(
  db: Kysely<Database>,
  messages: AsyncIterable<Message>,
  labels: StaffOptions["labels"],
) {
  for await (const message of messages) {
    const folder = toFileName(`${senderOf(message)} ${message.reference}`, message.reference);
    for (const file of message.files) {
      const name = `${folder}/${toFileName(`${labels[message.kind][file.field] ?? file.field} - ${file.name}`, file.field)}`;
      yield { name, lastModified: new Date(message.receivedAt), input: readFileBytes(db, file) };
    }
  }
}
