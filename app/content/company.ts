import { readFacts } from "./files.ts";
import type { Company } from "./schema/company.ts";

/** Facts about the company, such as its name and address. Pages and emails take them from here. */
export const company = readFacts<Company>("company.yaml");
