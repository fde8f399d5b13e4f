import type { Readable } from "node:stream";
import { Dicer } from "@fastify/busboy";
import { MAX_HEADER_BYTES, MAX_HEADER_LINES, readPartHeader } from "./part-header.ts";
import { UnreadableForm } from "./unreadable-form.ts";

export type FilePart = {
  name: string;
  fileName: string;
  mediaType: string;
  /** To be read to its end, whatever becomes of the file: the rest of the form waits behind it. */
  bytes: AsyncIterable<Uint8Array>;
};

export type FormHandlers = {
  field(name: string, value: string): void;
  file(part: FilePart): Promise<void>;
};

export type FormLimits = { bodyBytes: number; fieldBytes: number; parts: number };

/**
 * Reads a form as it arrives, holding no more than a chunk of it. It is built on Dicer, the splitter inside
 * busboy, and not on busboy itself, which leaves out parts it cannot read and cuts long ones short in silence.
 * A field over its limit does not stop the reading: what stands behind it is still wanted for the page that says so.
 */
export async function readMultipart(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  limits: FormLimits,
  handlers: FormHandlers,
): Promise<void> {
  const config = { boundary, maxHeaderPairs: MAX_HEADER_LINES, maxHeaderSize: MAX_HEADER_BYTES };
  const dicer = new Dicer(config);
  const parts = new Set<Readable>();
  const pending: Promise<void>[] = [];
  const stopped = Promise.withResolvers<void>();
  const finished = Promise.withResolvers<void>();
  let partCount = 0;
  let failure: Error | undefined;
  let oversized: UnreadableForm | undefined;

  function stop(error: Error) {
    failure ??= error;
    for (const part of parts) part.destroy(failure);
    stopped.resolve();
  }

  function open(part: Readable, lines: Record<string, string[]>) {
    const { name, fileName, mediaType } = readPartHeader(lines);
    if (fileName === undefined) {
      collectField(part, name);
    } else {
      part.pause();
      pending.push(handlers.file({ name, fileName, mediaType, bytes: part }).catch(stop));
    }
  }

  function collectField(part: Readable, name: string) {
    const chunks: Uint8Array[] = [];
    let size = 0;
    part.on("data", (chunk: Uint8Array) => {
      size += chunk.length;
      if (size <= limits.fieldBytes) chunks.push(chunk);
    });
    part.on("end", () => {
      if (size <= limits.fieldBytes) handlers.field(name, Buffer.concat(chunks).toString("utf8"));
      else
        oversized ??= new UnreadableForm(413, "A field is too long.", {
          limit: limits.fieldBytes,
          field: name,
        });
    });
  }

  dicer.on("part", (part) => {
    let opened = false;
    part.on("error", () => {});
    if (failure) return void part.destroy();
    part.on("header", (lines) => {
      if (failure) return;
      opened = true;
      try {
        open(part, lines as Record<string, string[]>);
      } catch (error) {
        stop(error as Error);
      }
    });
    part.on("end", () => {
      if (!opened) stop(new UnreadableForm(400, "A part of the form has no header."));
    });
    parts.add(part);
    pending.push(
      new Promise((resolve) => {
        part.on("close", () => {
          parts.delete(part);
          resolve();
        });
      }),
    );
    part.resume();
    partCount += 1;
    if (partCount > limits.parts) stop(new UnreadableForm(400, "The form has too many parts."));
  });
  dicer.on("finish", finished.resolve);
  dicer.on("error", () => {
    stop(new UnreadableForm(400, "The form ended too early."));
    finished.resolve();
  });

  let size = 0;
  try {
    for await (const chunk of body) {
      if (failure) break;
      size += chunk.length;
      if (size > limits.bodyBytes) {
        stop(new UnreadableForm(413, "The form is too large.", { limit: limits.bodyBytes }));
      } else {
        const written = new Promise<void>((resolve) => dicer.write(chunk, () => resolve()));
        await Promise.race([written, stopped.promise]);
      }
    }
  } catch (error) {
    const ended = new UnreadableForm(400, "The connection ended before the form did.");
    stop(error instanceof UnreadableForm ? error : ended);
  }
  if (!failure) {
    dicer.end();
    await Promise.race([finished.promise, stopped.promise]);
  }
  await Promise.all(pending);
  const problem = failure ?? oversized;
  if (problem) throw problem;
}
