import { z } from "zod";
import type { Publication } from "../derived/publication.ts";
import { readFile } from "./files.ts";

const unlessWrong = <T>(schema: z.ZodType<T>) => schema.optional().catch(undefined);

/** A file may have mistakes, which are reported elsewhere. */
const publication = z
  .object({
    draft: unlessWrong(z.boolean()),
    date: unlessWrong(z.string()),
    deadline: unlessWrong(z.string()),
    alwaysOpen: unlessWrong(z.looseObject({})),
  })
  .catch({});

/** The fields of a file that decide whether it is published. */
export const readPublication = (file: string): Publication => publication.parse(readFile(file).value);
