import * as z from "zod/mini";
import { emailField, optionalLine, pageField, requiredLine, requiredText, wordField } from "./fields.ts";
import { type FileField, fileField } from "./files.ts";

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes(".");
}

/** The form without its files, which are File objects in the browser and database rows on the server. */
export const applicationTextSchema = z.object({
  applyfor: requiredLine("Please choose what you’re applying for.", "the job title", 100),
  name: requiredLine("Please enter your first name.", "your first name", 100),
  last_name: requiredLine("Please enter your last name.", "your last name", 100),
  email: emailField("Please enter your email address."),
  linkedin: z.optional(
    optionalLine("the LinkedIn address", 300).check(
      z.refine(
        (text) => text === "" || isWebAddress(text),
        "Please enter the full LinkedIn address, starting with https://.",
      ),
    ),
  ),
  message: requiredText("Please enter your message.", "your message"),
  type_the_word: wordField,
  page: pageField,
});

/** The whole form, for validation in the browser. A file that the server already holds is not required. */
export function applicationSchema(held: readonly FileField[] = []) {
  return z.extend(applicationTextSchema, {
    resume: fileField("resume", held.includes("resume")),
    coverletter: fileField("coverletter", held.includes("coverletter")),
  });
}
