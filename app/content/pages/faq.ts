import type { FaqPage } from "../schema/pages.ts";

export const faqPage: FaqPage = {
  seo: {
    title: "FAQ: dates, prices, ownership and the night phone",
    description:
      "Six questions that clients ask before they sign: how long it takes, what a missed date costs, who owns the code and how to leave.",
  },
  banner: {
    title: "FAQ",
    lead: "Asked at nearly every first meeting. The answers are the ones in the contract.",
    picture: { image: "page-faq", alt: "" },
  },
  section: {
    heading: "Fair questions.",
    note: "Every answer has an address of its own, so you can send it to a colleague.",
  },
  faqs: [
    {
      id: "how-long",
      question: "How soon can a first version be live?",
      answer:
        "A web MVP takes 6–10 weeks, a mobile app 8–16 and a cross-platform app 6–12, counted from kick-off to the first real users. Replacing a large old system takes longer as a whole, but its first part is usually in use after about sixteen weeks.",
    },
    {
      id: "missed-date",
      question: "What happens if you miss a date?",
      answer:
        "We warn you a fortnight in advance, with a cause and a choice: less scope or more time. Under a fixed price the additional days are at our cost. That happened twice in 2025, and in both cases the client took the extra week.",
    },
    {
      id: "own-developers",
      question: "Do you work with our own developers?",
      answer:
        "Yes, and we prefer it. They know things that are written nowhere. We use your repository, your review rules and your chat, and pair with whoever will look after the result. In two projects out of three our part ends with your team in charge.",
    },
    {
      id: "who-owns-the-code",
      question: "Whose property is the code?",
      answer:
        "Yours, from the first commit and under every working model. We write into a repository that belongs to you, so there is nothing to hand over at the end. The licences of open-source components are listed with each release.",
    },
    {
      id: "ending-early",
      question: "Can we end the contract early?",
      answer:
        "Yes. A fixed-price contract can end after any stage, the others with between two weeks and two months of notice. Before we go, we spend up to five days explaining the system to whoever takes over, and we do not charge for them.",
    },
    {
      id: "something-breaks-at-night",
      question: "What happens when something breaks at night?",
      answer:
        "The alarm reaches one of two engineers on duty, usually before anybody at your end has noticed. They get it running, then find out why it stopped. By noon you have a short account of what failed and for how long; the full one, with what we have changed, follows within three working days.",
    },
  ],
  aside: {
    title: "Not on the list",
    text: "Send us the seventh question. You get a written answer from somebody who would have to keep the promise, and if several people ask the same thing, it replaces one of these.",
  },
};
