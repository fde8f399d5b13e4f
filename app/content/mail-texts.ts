import { z } from "zod";
import { label, sentence, text, title } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

const confirmation = z.strictObject({
  subject: label,
  preview: sentence,
  heading: title,
  paragraphs: text(20, 400).array().min(1).max(4),
});

const notice = z.strictObject({
  subject: label,
  heading: title,
  paragraphs: text(20, 400).array().min(1).max(3),
});

export const mailTexts = contentFile("mail-texts.yaml", {
  confirmations: z
    .strictObject({ contact: confirmation, inquiry: confirmation, application: confirmation })
    .meta({
      title: "To the visitor",
      description:
        "The reference is added to the subject. {replyBy} becomes the day and time by which we reply, such as Friday 20 November, 17:30.",
    }),
  whyConfirmed: text(20, 400),
  headings: z
    .strictObject({ contact: label, inquiry: label, application: label })
    .meta({ title: "To staff: headings" }),
  notices: z
    .strictObject({
      reminder: notice.meta({ title: "Due today or late" }),
      summary: notice.meta({ title: "Once a week: all that wait for a reply" }),
      owner: notice.meta({ title: "To the new owner of a message" }),
    })
    .meta({
      title: "To staff: reminders",
      description: "The number of messages is added to the subject, and a list of them below the paragraphs.",
    }),
  whyNotified: sentence,
  suspicious: text(20, 400).meta({
    description: "To staff. The command that marks the message as not spam follows.",
  }),
  quoted: label.meta({ description: "In a reply. The date follows, then the visitor’s message." }),
  reply: sentence,
  attached: sentence,
  notAttached: sentence.meta({ description: "To staff. The command that saves the files follows." }),
});
