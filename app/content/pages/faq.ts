import { z } from "zod";
import { page, titledText } from "../schema/page.ts";
import { faqItem, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  faqs: faqItem.array().length(6),
  aside: titledText,
});

export type FaqPage = z.infer<typeof schema>;

export const faqPage: FaqPage = {
  seo: {
    title: "FAQ: what clients ask before they sign",
    description:
      "What if we’re late, and who owns the code? We answer six questions here in the same way as in our contracts.",
  },
  banner: {
    title: "FAQ",
    lead: "We’re asked these at nearly every first meeting. The answers are the same as in our contracts.",
    picture: { image: "page-faq", alt: "" },
  },
  section: {
    heading: "Frequently asked questions",
    note: "Each answer has its own link, so you can send it to a colleague.",
  },
  faqs: [
    {
      id: "how-long",
      question: "How soon can a first version be live?",
      answer:
        "A web MVP takes 6–10 weeks, a mobile app 8–16 and a cross-platform app 6–12, counted from kick-off to the first real users. Replacing a large old system takes longer as a whole, but people are usually working with its first part after about sixteen weeks.",
    },
    {
      id: "missed-date",
      question: "What happens if you miss a date?",
      answer:
        "You’ll hear from us at least two weeks ahead. We’ll explain the cause and offer a choice between less scope and more time. Under a fixed price the extra days are at our cost. It happened twice in 2025, and both clients chose to take the extra week.",
    },
    {
      id: "own-developers",
      question: "Do you work with our own developers?",
      answer:
        "Yes, and we prefer it, because they know things that aren’t written down. We’ll use your repository and your chat, and pair with the people who’ll look after the result. In two projects out of three our part ends with your team in charge.",
    },
    {
      id: "who-owns-the-code",
      question: "Who owns the code you write for us?",
      answer:
        "You do, from the first commit and under every working model. We write it in a repository that belongs to you, so there’s nothing to hand over at the end. With each release you’ll get a list of the open-source components in it and their licences.",
    },
    {
      id: "ending-early",
      question: "Can we end the contract early?",
      answer:
        "Yes. A fixed-price contract can end after any stage, and the others with between two weeks’ and two months’ notice. Before we go, we’ll spend up to five days explaining the system to the people who are taking over, free of charge.",
    },
    {
      id: "something-breaks-at-night",
      question: "What happens when something breaks at night?",
      answer:
        "If you have a care plan, the alarm goes to one of two engineers on duty, usually before anyone at your end has noticed. They’ll get the system running again and then look for the cause. By noon on the next working day you’ll have a short report of what failed and for how long. The full one, with what we’ve changed, follows within three working days.",
    },
  ],
  aside: {
    title: "Didn’t find your question?",
    text: "Send it in and you’ll get a written answer from someone who’d have to keep the promise, within one working day. If enough people ask the same thing, we’ll add it here in place of one of these.",
  },
};
