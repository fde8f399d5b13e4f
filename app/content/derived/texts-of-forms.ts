import { formTexts } from "../form-texts.ts";

const { shared, wordCheck, contact, inquiry, application } = formTexts.value;

/** The texts of each form: its own and the shared ones. */
export const contactFormTexts = { ...shared, ...contact, wordCheck };
export const inquiryFormTexts = { ...shared, ...inquiry };
export const applicationFormTexts = { ...shared, ...application, wordCheck };
