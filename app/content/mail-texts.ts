import { readContent } from "./reading/read.ts";
import type { MailTexts } from "./schema/mail-texts.ts";

/** The texts of the emails that the server sends when a form has been received. */
export const mailTexts = readContent<MailTexts>("mail-texts.yaml");
