import { readFacts } from "./reading/files.ts";
import type { Facts } from "./schema/facts.ts";

/** What the firm promises and charges. Texts use these values through placeholders such as `{survey.price}`. */
export const facts = readFacts<Facts>("facts.yaml");
