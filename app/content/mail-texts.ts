import { company } from "./company.ts";

const changes =
  "If you don't hear from us or want to change something, just reply to this email, or call us and mention the reference.";

/** The texts of the emails that the server sends when a form has been received. */
export const mailTexts = {
  /** To the visitor. The reference is added to the subject. */
  confirmations: {
    contact: {
      subject: `Your message to ${company.name}`,
      preview: "We'll reply within one working day.",
      heading: "Thank you. We've received your message.",
      paragraphs: ["An engineer will read it, and we'll reply within one working day.", changes],
    },
    inquiry: {
      subject: `Your inquiry to ${company.name}`,
      preview: "We'll reply within one working day.",
      heading: "Thank you. We've received your inquiry.",
      paragraphs: ["An engineer will read it, and we'll reply within one working day.", changes],
    },
    application: {
      subject: `Your application to ${company.name}`,
      preview: "We'll reply within five working days.",
      heading: "Thank you. We've received your application.",
      paragraphs: [
        "The person you'd report to and a member of the team will read it, and we'll reply within five working days.",
        changes,
      ],
    },
  },
  whyConfirmed:
    "You're getting this email because your address was entered on our website. If that wasn't you, just reply to say so and we'll delete what was sent.",

  /** To staff. */
  headings: {
    contact: "New contact message",
    inquiry: "New inquiry",
    application: "New job application",
  },
  /** The command that marks the message as not spam follows. */
  suspicious:
    "This may be spam: it was filled in very fast, contains many links, or followed several others from the same network. People who paste their text look the same, so please read it. The sender got no confirmation email. To send one:",
  reply: "Reply to this email to answer the sender.",
  attached: "The files are attached as they were sent. They haven't been scanned, so open them with care.",
  /** The command that saves the files follows. */
  notAttached: "The files are too large for the mail server, so they aren't attached. To save them:",
};
