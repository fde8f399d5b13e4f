import { z } from "zod";
import { film, page } from "../../fields/page.ts";
import { iconItem, section } from "../../fields/text.ts";

export const schema = z.strictObject({
  ...page,
  film,
  services: section,
  serviceCards: iconItem.array().min(3).max(9),
  portfolio: section,
  voices: section,
});

export type WhyUsPage = z.infer<typeof schema>;
