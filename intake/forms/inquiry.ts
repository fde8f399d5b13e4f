import * as z from "zod/mini";
import { emailField, pageField, requiredLine, requiredPhone, requiredText } from "./fields.ts";

export const inquirySchema = z.object({
  name: requiredLine("Please enter your name.", "your name", 100),
  email: emailField("Please enter your work email address."),
  phone: requiredPhone,
  requirements: requiredText("Please enter your requirements.", "your requirements"),
  page: pageField,
});
