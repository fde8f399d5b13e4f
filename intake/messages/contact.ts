import * as z from "zod/mini";
import { emailField } from "./email.ts";
import { optionalPhone } from "./phone.ts";
import { MAX_MESSAGE_LENGTH, requiredLine, requiredText } from "./text.ts";
import { wordField } from "./word.ts";

export const contactSchema = z.object({
  name: requiredLine({
    missing: "Enter your name.",
    max: 100,
    tooLong: "Keep your name to 100 characters.",
  }),
  email: emailField("Enter your email address."),
  subject: requiredLine({
    missing: "Enter a subject.",
    max: 150,
    tooLong: "Keep the subject to 150 characters.",
  }),
  phone: optionalPhone,
  message: requiredText({
    missing: "Enter your message.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Keep your message to 10,000 characters.",
  }),
  type_the_word: wordField,
});
