import { entriesOf } from "./reading/entries-of.ts";
import { readEntries } from "./reading/read-entries.ts";
import type { ServiceEntry } from "./schema/service.ts";

export const services = entriesOf("service", readEntries<ServiceEntry>("services"));
