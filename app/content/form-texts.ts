import { readContent } from "./reading/read.ts";
import type { FormTexts } from "./schema/forms.ts";

/** The texts of the forms. Most error messages of single fields are in intake/forms/ instead. */
export const formTexts = readContent<FormTexts>("form-texts.yaml");

const { shared, wordCheck, contact, inquiry, application } = formTexts;

/** The texts of each form: its own and the shared ones. */
export const contactFormTexts = { ...shared, ...contact, wordCheck };
export const inquiryFormTexts = { ...shared, ...inquiry };
export const applicationFormTexts = { ...shared, ...application, wordCheck };
