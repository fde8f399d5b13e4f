import { clinicBooking } from "./case-studies/clinic-booking.ts";
import { deliveryApp } from "./case-studies/delivery-app.ts";
import { edtechApp } from "./case-studies/edtech-app.ts";
import { elearningPlatform } from "./case-studies/elearning-platform.ts";
import { erpMigration } from "./case-studies/erp-migration.ts";
import { financeApp } from "./case-studies/finance-app.ts";
import { fitnessApp } from "./case-studies/fitness-app.ts";
import { healthcareCrm } from "./case-studies/healthcare-crm.ts";
import { marketplaceApp } from "./case-studies/marketplace-app.ts";
import { orderManagement } from "./case-studies/order-management.ts";
import { retailDashboard } from "./case-studies/retail-dashboard.ts";
import { socialApp } from "./case-studies/social-app.ts";
import type { CaseStudy } from "./schema/work.ts";

/** In reading order: each page ends with the next one. */
export const caseStudies: CaseStudy[] = [
  erpMigration,
  retailDashboard,
  healthcareCrm,
  orderManagement,
  clinicBooking,
  elearningPlatform,
  deliveryApp,
  fitnessApp,
  financeApp,
  socialApp,
  marketplaceApp,
  edtechApp,
];
