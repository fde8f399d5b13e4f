import { z } from "zod";
import { label } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

const template = z.strictObject({
  name: label.meta({ description: "The label of the button in the inbox that fills in the text." }),
  text: z
    .string()
    .min(20)
    .max(4000)
    .refine((value) => value === value.trim(), "starts or ends with a space or an empty line")
    .meta({
      description:
        "{name} is the person’s name, {reference} the message’s reference, and {meeting} the address of the page for meetings.",
    }),
});

/** Texts from which staff start a reply in the inbox. */
export const replyTemplates = contentFile("reply-templates.yaml", {
  inquiries: template.array().max(8).meta({ title: "Contact messages and inquiries" }),
  applications: template.array().max(8).meta({ title: "Job applications" }),
});
