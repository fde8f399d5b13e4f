import * as z from "zod/mini";
import { emailField } from "./email.ts";
import { pageField } from "./page.ts";
import { requiredPhone } from "./phone.ts";
import { MAX_MESSAGE_LENGTH, requiredLine, requiredText } from "./text.ts";

export const inquirySchema = z.object({
  name: requiredLine({
    missing: "Please enter your name.",
    max: 100,
    tooLong: "Please keep your name to 100 characters.",
  }),
  email: emailField("Please enter your work email address."),
  phone: requiredPhone,
  requirements: requiredText({
    missing: "Please enter your requirements.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Please keep your requirements to 10,000 characters.",
  }),
  page: pageField,
});
