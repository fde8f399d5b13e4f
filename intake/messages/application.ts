import * as z from "zod/mini";
import { emailField } from "./email.ts";
import { type FileField, fileField } from "./files.ts";
import { pageField } from "./page.ts";
import { MAX_MESSAGE_LENGTH, optionalLine, requiredLine, requiredText } from "./text.ts";
import { wordField } from "./word.ts";

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    return new URL(text).hostname.includes(".");
  } catch {
    return false;
  }
}

/** Everything but the files: those are File objects in the browser and rows of the store on the server. */
export const applicationTextSchema = z.object({
  applyfor: requiredLine({
    missing: "Choose what you are applying for.",
    max: 100,
    tooLong: "Choose what you are applying for.",
  }),
  name: requiredLine({
    missing: "Enter your first name.",
    max: 100,
    tooLong: "Keep your first name to 100 characters.",
  }),
  last_name: requiredLine({
    missing: "Enter your last name.",
    max: 100,
    tooLong: "Keep your last name to 100 characters.",
  }),
  email: emailField("Enter your email address."),
  linkedin: z.optional(
    optionalLine({ max: 300, tooLong: "Keep the LinkedIn address to 300 characters." }).check(
      z.refine(
        (text) => text === "" || isWebAddress(text),
        "Enter the full LinkedIn address, starting with https://.",
      ),
    ),
  ),
  message: requiredText({
    missing: "Enter your message.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Keep your message to 10,000 characters.",
  }),
  type_the_word: wordField,
  page: pageField,
});

/** The whole form as the browser sees it; a file that is already held need not be chosen again. */
export function applicationSchema(held: readonly FileField[] = []) {
  return z.extend(applicationTextSchema, {
    resume: fileField("resume", held.includes("resume")),
    coverletter: fileField("coverletter", held.includes("coverletter")),
  });
}
