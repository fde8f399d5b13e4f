import { page, titledText } from "../fields/page.ts";
import { label, paragraph, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const partnersPage = contentFile("pages/partners.yaml", {
  ...page,
  intro: paragraph,
  wall: label,
  cards: section,
  become: titledText,
});
