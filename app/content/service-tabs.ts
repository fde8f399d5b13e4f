import { readContent } from "./reading/read.ts";
import type { ServiceTabs } from "./schema/service.ts";

export const serviceTabs = readContent<ServiceTabs>("service-tabs.yaml").tabs;
