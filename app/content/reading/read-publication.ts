import type { Publication } from "../derived/publication.ts";
import { readFacts } from "./facts-file.ts";

/** The fields of a file that decide whether it is published. */
export const readPublication = (file: string): Publication => Object(readFacts(file));
