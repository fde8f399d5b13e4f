import { z } from "zod";
import { page } from "../fields/page.ts";
import { label, link, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const caseStudiesPage = contentFile("pages/case-studies.yaml", {
  ...page,
  section,
  filters: z.strictObject({ all: label, industry: label, service: label }),
  /** The link to this page from portfolio, service and industry pages. */
  link,
});
