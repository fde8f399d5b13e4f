import * as z from "zod/mini";
import { emailField, optionalPhone, pageField, requiredLine, requiredText, wordField } from "./fields.ts";

export const contactSchema = z.object({
  name: requiredLine("Please enter your name.", "your name", 100),
  email: emailField("Please enter your email address."),
  subject: requiredLine("Please enter a subject.", "the subject", 150),
  phone: optionalPhone,
  message: requiredText("Please enter your message.", "your message"),
  type_the_word: wordField,
  page: pageField,
});
