import { z } from "zod";
import { page, titledText } from "../schema/page.ts";
import { faqItem, link, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  section,
  pricingLink: link,
  faqs: faqItem.array().length(6),
  aside: titledText,
});

export type FaqPage = z.infer<typeof schema>;

export const faqPage: FaqPage = {
  seo: {
    title: "FAQ: what clients ask before they sign",
    description:
      "What if we’re late, and who owns the code? We answer six questions here in the same way as in our contracts.",
    keywords: ["questions", "answers", "who owns the code", "at night", "how long", "first release"],
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
  pricingLink: { label: "What it costs", to: "/how-we-work#pricing" },
  faqs: [
    {
      id: "how-long",
      question: "How soon can a first version be live?",
      answer:
        "A web MVP takes 6–10 weeks, a mobile app 8–16 and a cross-platform app 6–12, counted from kick-off to the first real users. Replacing a large old system takes longer. A first small part is usually in use after about sixteen weeks, and the first whole site after seven or eight months.",
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
        "Yes, and we prefer it, because they know things that aren’t written down. We’ll use your repository and your chat, and pair with the people who’ll look after the result. Most of our projects end with your team in charge.",
    },
    {
      id: "who-owns-the-code",
      question: "Who owns the code you write for us?",
      answer:
        "You do, from the first commit and under every working model. We write it in a repository that belongs to you, so the code never has to change hands. Teaching your staff to run the system takes about a month, and the plan includes it. With each release you’ll get a list of the open-source components in it and their licences.",
    },
    {
      id: "ending-early",
      question: "Can we end the contract early?",
      answer:
        "Yes. A fixed-price contract can end after any stage, and the others with a fortnight’s to two months’ notice, as our working models page shows. Before we go, we’ll spend up to five days explaining the system to the people who are taking over, free of charge.",
    },
    {
      id: "something-breaks-at-night",
      question: "What happens when something breaks at night?",
      answer:
        "If you have a care plan, the alarm goes to one of the engineers on duty, usually before anyone at your end has noticed. They’ll get the system running again and then look for the cause. By noon on the next working day you’ll have a short report of what failed and for how long. The full one, with what we’ve changed, follows within three working days.",
    },
  ],
  aside: {
    title: "Didn’t find your question?",
    text: "Send it in and you’ll get a written answer from someone who’d have to keep the promise, within one working day. If enough people ask the same thing, we’ll add it here in place of one of these.",
  },
};
