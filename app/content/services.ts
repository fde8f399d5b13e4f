import type { Service } from "./schema/service.ts";
import { crossPlatformAppDevelopment } from "./services/cross-platform-app-development.ts";
import { customSoftwareDevelopment } from "./services/custom-software-development.ts";
import { mobileAppDevelopment } from "./services/mobile-app-development.ts";
import { webApplicationDevelopment } from "./services/web-application-development.ts";

export const services: Service[] = [
  customSoftwareDevelopment,
  webApplicationDevelopment,
  mobileAppDevelopment,
  crossPlatformAppDevelopment,
];
