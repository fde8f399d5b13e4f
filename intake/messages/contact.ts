import * as z from "zod/mini";
import { emailField } from "./email.ts";
import { optionalPhone } from "./phone.ts";
import { MAX_MESSAGE_LENGTH, requiredLine, requiredText } from "./text.ts";
import { wordField } from "./word.ts";

export const contactSchema = z.object({
  name: requiredLine({
    missing: "Please enter your name.",
    max: 100,
    tooLong: "Please keep your name to 100 characters.",
  }),
  email: emailField("Please enter your email address."),
  subject: requiredLine({
    missing: "Please enter a subject.",
    max: 150,
    tooLong: "Please keep the subject to 150 characters.",
  }),
  phone: optionalPhone,
  message: requiredText({
    missing: "Please enter your message.",
    max: MAX_MESSAGE_LENGTH,
    tooLong: "Please keep your message to 10,000 characters.",
  }),
  type_the_word: wordField,
});
