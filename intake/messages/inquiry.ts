import * as z from "zod/mini";
import { emailField } from "./email.ts";
import { pageField } from "./page.ts";
import { requiredPhone } from "./phone.ts";
import { MAX_MESSAGE_LENGTH, requiredLine, requiredText } from "./text.ts";

export const inquirySchema = z.object({
  name: requiredLine({
    missing: "Enter your name.",
    max: 100,
    tooLong: "Keep your name to 100 characters.",
  }),
  email: emailField("Enter your work email address."),
  phone: requiredPhone,
  requirements: requiredText({
    missing: "Enter your requirements.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Keep your requirements to 10,000 characters.",
  }),
  page: pageField,
});
