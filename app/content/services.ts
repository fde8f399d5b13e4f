import { entriesOf } from "./entries-of.ts";
import type { ServiceEntry } from "./schema/service.ts";

export const services = entriesOf(
  "service",
  import.meta.glob<ServiceEntry>("./services/*.ts", { eager: true, import: "service" }),
);
