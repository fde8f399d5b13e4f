import { z } from "zod";
import { page } from "../fields/page.ts";
import { label, link, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";
import type { ContentOf } from "../reading/facts-file.ts";

export const servicesPage = contentFile("pages/services.yaml", {
  ...page,
  section,
  details: z
    .strictObject({ audience: label, start: label, cost: label, example: label })
    .meta({ description: "The headings of the four paragraphs in a service tab." }),
  pricingLink: link,
});

export type ServicesPage = ContentOf<typeof servicesPage>;
