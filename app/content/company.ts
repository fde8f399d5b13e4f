import { openingHoursText } from "./derived/opening-hours.ts";
import { readFacts } from "./reading/files.ts";
import type { Company } from "./schema/company.ts";

/** Facts about the company, such as its name and address. Pages and emails take them from here. */
export const company = readFacts<Company>("company.yaml");

/** The opening hours in words. */
export const openingHours = openingHoursText(company.openingHours);
