import { entriesOf } from "./entries-of.ts";
import { readEntries } from "./read-entries.ts";
import type { ServiceEntry } from "./schema/service.ts";

export const services = entriesOf("service", readEntries<ServiceEntry>("services"));
