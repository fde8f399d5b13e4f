import { join } from "node:path";
import { readableSize } from "../../intake/forms/fields.ts";
import { type Message, readFileBytes, senderOf } from "../../intake/inbox/message.ts";
import { findMessage, readMessages } from "../../intake/inbox/read-messages.ts";
import { toFileName } from "../../intake/inbox/saved-name.ts";
import type { OpenStore } from "../../intake/store/store.ts";
import { type Context, type Inbox, noMessage, notFound, usageError } from "../context.ts";
import { examples, openingOption, readReference, requireOpening } from "../options.ts";
import { saveFile } from "../save-file.ts";
import { visible } from "../terminal/visible.ts";

export function addFiles(inbox: Inbox, { openStore, print }: Context): void {
  inbox
    .command("files")
    .argument("[ref]", "the message's reference", readReference)
    .summary("save the files of a message, or of all applications for a job")
    .description(
      `Saves the files sent with one message, or with every application for a job opening. They are named after the sender: Jo Alder's cv.pdf becomes "Jo Alder - cv.pdf". Unsafe characters in names are replaced, and existing files are never overwritten: the second one becomes "Jo Alder - cv (2).pdf". Each file is verified with its checksum. With --opening, each application gets its own folder, and spam is skipped.

The files come from strangers, so open them with care.`,
    )
    .requiredOption("--to <dir>", "the folder to save to; it is created if needed")
    .addOption(openingOption)
    .addHelpText(
      "after",
      examples(
        "files XX-7K4M-Q2XD-9PWT --to ./applications",
        "files --opening software-developer --to ./applications",
      ),
    )
    .action(async (reference, { to, opening }) => {
      if ((reference === undefined) === (opening === undefined))
        throw usageError("Give either a reference or --opening SLUG.");
      const store = await openStore();
      await requireOpening(store.connection.db, opening);
      const messages = reference
        ? [await findWithFiles(store, reference)]
        : await findApplications(store, opening ?? "");
      const saved: { path: string; name: string; size: number; sha256: string }[] = [];
      for (const message of messages) {
        const sender = senderOf(message);
        const folder = reference
          ? to
          : join(to, toFileName(`${sender} ${message.reference}`, message.reference));
        for (const { id, field, name, size, sha256 } of message.files) {
          const bytes = readFileBytes(store.connection.db, { id, size });
          const path = await saveFile(folder, {
            name: sender ? `${sender} - ${toFileName(name, field)}` : name,
            fallback: field,
            sha256,
            bytes,
          });
          saved.push({ path, name, size, sha256 });
        }
      }
      await print(saved, () => saved.map(({ path, size }) => `${visible(path)} (${readableSize(size)})`));
    });
}

async function findWithFiles({ connection }: OpenStore, reference: string): Promise<Message> {
  const message = await findMessage(connection.db, reference);
  if (!message) throw noMessage(reference);
  if (message.files.length === 0) throw notFound(`${reference} has no files.`);
  return message;
}

async function findApplications({ connection }: OpenStore, opening: string): Promise<Message[]> {
  const withFiles: Message[] = [];
  for await (const message of readMessages(connection.db, { opening, spam: false }, "oldest first")) {
    if (message.files.length > 0) withFiles.push(message);
  }
  if (withFiles.length === 0) throw notFound(`There are no applications with files for ${opening}.`);
  return withFiles;
}
