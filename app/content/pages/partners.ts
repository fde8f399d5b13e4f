import { z } from "zod";
import { page, titledText } from "../fields/page.ts";
import { paragraph, section } from "../fields/text.ts";
import { contentFile } from "../reading/content-file.ts";

export const partnersPage = contentFile(
  "pages/partners.yaml",
  z.strictObject({ ...page, intro: paragraph, cards: section, become: titledText }),
);
