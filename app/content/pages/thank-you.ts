import { z } from "zod";
import { company } from "../company.ts";
import { headline, link, sentence, seo } from "../schema/text.ts";

export const schema = z.strictObject({
  seo,
  kinds: z.record(
    z.enum(["contact", "inquiry", "application"]),
    z.strictObject({ heading: headline, text: sentence, next: sentence.array().min(2).max(4), link }),
  ),
});

export type ThankYouPage = z.infer<typeof schema>;

export const thankYouPage: ThankYouPage = {
  seo: {
    title: "Thank you, we’ve received it",
    description:
      "Thank you for getting in touch. Your reference is on this page, along with who reads what you sent and when you’ll hear from us.",
  },
  kinds: {
    contact: {
      heading: "Thank you. We’ve received your message.",
      text: "Please keep the reference on this page. It helps us find your message if you get in touch again.",
      next: [
        "One of our engineers reads it during office hours.",
        "We’ll reply within one working day, usually by email. If you proposed a time, we’ll confirm it then.",
        "You should also get a confirmation by email. If it isn’t in your spam folder either, please call us, because our own filter may have taken your message for spam.",
      ],
      link: { label: "Read our blog in the meantime", to: "/blogs" },
    },
    inquiry: {
      heading: "Thank you. We’ve received your inquiry.",
      text: "Quote the reference on this page if you write again, so you won’t have to explain everything twice.",
      next: [
        `${company.inquiryContact.name} reads it first and passes it to an engineer who works in this field.`,
        "Within one working day you’ll get a couple of questions back, or a suggested time to talk.",
        "If you haven’t heard from us by then, a spam filter has probably caught our email or your inquiry. Call us with the reference and we’ll sort it out.",
      ],
      link: { label: "Look at finished projects", to: "/our-portfolio" },
    },
    application: {
      heading: "Thank you. We’ve received your application.",
      text: "Keep the reference on this page. With it, we’ll find your application if you call or write.",
      next: [
        "The person you’d report to reads it, together with a member of the team.",
        "You’ll have a reply within five working days, whatever the answer is.",
        "You should get a confirmation by email. If it isn’t in your spam folder either, please email our careers address, because our own filter may have stopped your application.",
        "If you’d like to correct or withdraw something, email our careers address and mention the reference.",
      ],
      link: { label: "Back to the openings", to: "/career" },
    },
  },
};
