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

/** Without the files, which are File objects in the browser and rows of the store on the server. */
export const applicationTextSchema = z.object({
  applyfor: requiredLine({
    missing: "Please choose what you’re applying for.",
    max: 100,
    tooLong: "Please choose what you’re applying for.",
  }),
  name: requiredLine({
    missing: "Please enter your first name.",
    max: 100,
    tooLong: "Please keep your first name to 100 characters.",
  }),
  last_name: requiredLine({
    missing: "Please enter your last name.",
    max: 100,
    tooLong: "Please keep your last name to 100 characters.",
  }),
  email: emailField("Please enter your email address."),
  linkedin: z.optional(
    optionalLine({ max: 300, tooLong: "Please keep the LinkedIn address to 300 characters." }).check(
      z.refine(
        (text) => text === "" || isWebAddress(text),
        "Please enter the full LinkedIn address, starting with https://.",
      ),
    ),
  ),
  message: requiredText({
    missing: "Please enter your message.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Please keep your message to 10,000 characters.",
  }),
  type_the_word: wordField,
  page: pageField,
});

/** The whole form in the browser. A file that the server already holds is not required. */
export function applicationSchema(held: readonly FileField[] = []) {
  return z.extend(applicationTextSchema, {
    resume: fileField("resume", held.includes("resume")),
    coverletter: fileField("coverletter", held.includes("coverletter")),
  });
}
