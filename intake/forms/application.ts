import * as z from "zod/mini";
import {
  emailField,
  fileField,
  optionalLine,
  pageField,
  requiredLine,
  requiredText,
  wordField,
} from "./fields.ts";

/** Most people leave out the scheme, so it is added. */
function withScheme(text: string): string {
  return text === "" || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) && new URL(text).hostname.includes(".");
}

/** The form without its files, which are File objects in the browser and bytes on the server. */
export const applicationTextSchema = z.object({
  applyfor: requiredLine("Please choose what you’re applying for.", "the job title", 100),
  name: requiredLine("Please enter your first name.", "your first name", 100),
  last_name: requiredLine("Please enter your last name.", "your last name", 100),
  email: emailField("Please enter your email address."),
  linkedin: z.optional(
    optionalLine("the LinkedIn address", 300).check(
      z.overwrite(withScheme),
      z.refine(
        (text) => text === "" || isWebAddress(text),
        "Please enter the address of your LinkedIn page, like linkedin.com/in/name.",
      ),
    ),
  ),
  message: requiredText("Please enter your message.", "your message"),
  type_the_word: wordField,
  page: pageField,
});

/** The whole form, for validation in the browser. */
export const applicationSchema = z.extend(applicationTextSchema, {
  resume: fileField("resume"),
  coverletter: fileField("coverletter"),
});
