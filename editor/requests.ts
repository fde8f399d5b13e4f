import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { type CollectionName, collections } from "../app/content/collections.ts";
import { Refused } from "./refused.ts";

const mostLevels = 20;

/** Whether values are inside each other more often than in any form. Reading such a value could overflow the stack. */
function isDeep(value: unknown): boolean {
  let inner = [value];
  for (let level = 0; level < mostLevels && inner.length > 0; level++)
    inner = inner.flatMap((each) => (each instanceof Object ? Object.values(each) : []));
  return inner.length > 0;
}

/** A file, and its text when it was opened. */
export const openedFile = z.object({ file: z.string(), text: z.string() });

export const changedFile = openedFile.extend({
  value: z
    .record(z.string(), z.unknown())
    .refine((value) => !isDeep(value), "This has more fields inside each other than any form."),
  isFinal: z.boolean().optional(),
});

const titleProblem = "Not created. Give it a title in one line.";
export const newEntry = z.object({
  kind: z.enum(Object.keys(collections) as CollectionName[]),
  title: z
    .string()
    .max(1000, titleProblem)
    .regex(/^\P{Cc}*$/u, titleProblem),
});

/** The JSON that a request contains. */
export async function received<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await c.req.json().catch(() => undefined));
  if (parsed.success) return parsed.data;
  throw new Refused(parsed.error.issues[0]?.message);
}

export const atMost = (megabytes: number, what: string) =>
  bodyLimit({
    maxSize: megabytes * 1024 * 1024,
    onError: (c) => c.text(`${what} has more than ${megabytes} MB. Choose a smaller one.`, 413),
  });
