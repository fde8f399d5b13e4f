import { z } from "zod";
import { film, page } from "../fields/page.ts";
import { iconItem, label, link, reference, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const whyUsPage = contentFile("pages/why-us.yaml", {
  ...page,
  figures: z.strictObject({
    heading: label,
    caseStudies: reference("case-studies").array().length(3),
    link,
  }),
  film,
  services: section,
  serviceCards: iconItem.array().min(3).max(9),
  portfolio: section,
  voices: section,
});
