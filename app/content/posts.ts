import { aMigrationWeekendNobodyNoticed } from "./posts/a-migration-weekend-nobody-noticed.ts";
import { anInvoicePortalWithoutAFramework } from "./posts/an-invoice-portal-without-a-framework.ts";
import { languageModelClaimsDesk } from "./posts/language-model-claims-desk.ts";
import { testTheRestore } from "./posts/test-the-restore.ts";
import { theLastCobolPayroll } from "./posts/the-last-cobol-payroll.ts";
import { threeNumbersOnMonday } from "./posts/three-numbers-on-monday.ts";
import type { Post } from "./schema/blog.ts";

/** Newest first. */
export const posts: Post[] = [
  theLastCobolPayroll,
  aMigrationWeekendNobodyNoticed,
  languageModelClaimsDesk,
  threeNumbersOnMonday,
  anInvoicePortalWithoutAFramework,
  testTheRestore,
];
