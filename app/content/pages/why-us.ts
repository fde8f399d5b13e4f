import { film, page } from "../fields/page.ts";
import { iconItem, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const whyUsPage = contentFile("pages/why-us.yaml", {
  ...page,
  film,
  services: section,
  serviceCards: iconItem.array().min(3).max(9),
  portfolio: section,
  voices: section,
});
