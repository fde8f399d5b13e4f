import { readContent } from "./reading/read.ts";
import type { IndustryCards } from "./schema/industry.ts";

export const industryCards = readContent<IndustryCards>("industry-cards.yaml").cards;
