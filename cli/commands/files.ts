import { readFileBytes } from "../../intake/inbox/file-bytes.ts";
import { findMessage } from "../../intake/inbox/messages.ts";
import { type Command, notFound, usageError } from "../command.ts";
import { describeSize } from "../describe.ts";
import { readReference } from "../option-values.ts";
import { saveFile } from "../save-file.ts";
import { showProgress } from "../terminal/progress.ts";
import { visible } from "../terminal/visible.ts";

export const files: Command = {
  name: "files",
  operands: "REF --to DIR",
  access: "read",
  takes: [1, 1],
  summary: "save the files of a message",
  details: `Saves the files that came with a message. Their names are cleaned, nothing is overwritten (a second cv.pdf
becomes "cv (2).pdf"), and each is compared with its checksum. They come from strangers: open them with care.`,
  options: { to: { type: "string", value: "DIR", help: "The folder to save to; made if it is not there." } },
  examples: ["files AG-7K4M-Q2XD-9PWT --to ./applications"],
  async run({ openStore, print }, [typed], values) {
    const reference = readReference(typed);
    if (typeof values.to !== "string" || values.to === "") throw usageError("Say where to: --to DIR");
    const folder = values.to;
    const { connection } = await openStore();
    const message = await findMessage(connection.db, reference);
    if (!message) throw notFound(`There is no message ${reference}.`);
    if (message.files.length === 0) throw notFound(`No files came with ${reference}.`);
    const saved: { path: string; name: string; size: number; sha256: string }[] = [];
    for (const { id, field, name, size, sha256 } of message.files) {
      const progress = showProgress(visible(name));
      const bytes = readFileBytes(connection.db, id);
      const path = await saveFile(folder, { name, fallback: field, sha256, bytes }, (done) =>
        progress.update(done, size),
      ).finally(progress.end);
      saved.push({ path, name, size, sha256 });
    }
    await print(saved, () => saved.map(({ path, size }) => `${visible(path)} (${describeSize(size)})`));
  },
};
