import { z } from "zod";
import { page, titledText } from "../../fields/page.ts";
import { paragraph, section } from "../../fields/text.ts";

export const schema = z.strictObject({ ...page, intro: paragraph, cards: section, become: titledText });

export type PartnersPage = z.infer<typeof schema>;
