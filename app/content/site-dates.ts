import { readFacts } from "./reading/files.ts";
import type { SiteDates } from "./schema/shared.ts";

export const { contentUpdated, securityContactExpires } = readFacts<SiteDates>("site-dates.yaml");
