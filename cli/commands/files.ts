import { readFileBytes } from "../../intake/inbox/file-bytes.ts";
import type { Message } from "../../intake/inbox/message.ts";
import { findMessage, readMessages } from "../../intake/inbox/messages.ts";
import { readableSize } from "../../intake/messages/files.ts";
import type { OpenStore } from "../../intake/store/store.ts";
import { type Command, notFound, usageError } from "../command.ts";
import { readOpening, readReference } from "../option-values.ts";
import { saveFile } from "../save-file.ts";
import { visible } from "../terminal/visible.ts";

export const files: Command = {
  name: "files",
  operands: "REF --to DIR",
  operandCount: { min: 0, max: 1 },
  summary: "save the files of a message, or of all applications for a job",
  details: `Saves the files sent with one message, or with every application for a job opening. Unsafe characters in file names
are replaced, and existing files are never overwritten: a second cv.pdf becomes "cv (2).pdf". Each file is verified
with its checksum. With --opening, each application gets its own folder, and spam is skipped.

The files come from strangers, so open them with care.`,
  options: {
    to: { type: "string", value: "DIR", help: "The folder to save to. It is created if needed." },
    opening: {
      type: "string",
      value: "SLUG",
      help: "Save the files of all applications for this job opening, such as software-developer.",
    },
  },
  examples: [
    "files XX-7K4M-Q2XD-9PWT --to ./applications",
    "files --opening software-developer --to ./applications",
  ],
  async run({ openStore, print, showProgress }, [typed], values) {
    const opening = readOpening(values.opening);
    if ((typed === undefined) === (opening === undefined))
      throw usageError("Give either a reference or --opening SLUG.");
    if (typeof values.to !== "string" || values.to === "")
      throw usageError("Add --to DIR, the folder to save to.");
    const folder = values.to;
    const store = await openStore();
    const messages =
      opening === undefined
        ? [await findWithFiles(store, readReference(typed))]
        : await findApplications(store, opening);
    const saved: { path: string; name: string; size: number; sha256: string }[] = [];
    for (const message of messages) {
      const target = opening === undefined ? folder : `${folder}/${message.reference}`;
      for (const { id, field, name, size, sha256 } of message.files) {
        const progress = showProgress(visible(name));
        const bytes = readFileBytes(store.connection.db, { id, size });
        const path = await saveFile(target, { name, fallback: field, sha256, bytes }, (done) =>
          progress.update(done, size),
        ).finally(progress.end);
        saved.push({ path, name, size, sha256 });
      }
    }
    await print(saved, () => saved.map(({ path, size }) => `${visible(path)} (${readableSize(size)})`));
  },
};

async function findWithFiles({ connection }: OpenStore, reference: string): Promise<Message> {
  const message = await findMessage(connection.db, reference);
  if (!message) throw notFound(`There is no message ${reference}.`);
  if (message.files.length === 0) throw notFound(`${reference} has no files.`);
  return message;
}

async function findApplications({ connection }: OpenStore, opening: string): Promise<Message[]> {
  const filter = { opening, status: "received" as const };
  const withFiles: Message[] = [];
  for await (const message of readMessages(connection.db, filter, "oldest first")) {
    if (message.files.length > 0) withFiles.push(message);
  }
  if (withFiles.length === 0) throw notFound(`There are no applications with files for ${opening}.`);
  return withFiles;
}
