import { fact, link } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";
import type { ContentOf } from "./reading/facts-file.ts";

/** What buyers ask before they write: on the pages Contact, FAQ and How We Work. */
export const startFacts = contentFile("start-facts.yaml", { facts: fact.array().min(1).max(3), link });

export type StartFacts = ContentOf<typeof startFacts>;
