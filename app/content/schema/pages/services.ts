import { z } from "zod";
import { page } from "../../fields/page.ts";
import { label, link, section } from "../../fields/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  details: z
    .strictObject({ audience: label, start: label, cost: label, example: label })
    .meta({ description: "The headings of the four paragraphs in a service tab." }),
  pricingLink: link,
});

export type ServicesPage = z.infer<typeof schema>;
