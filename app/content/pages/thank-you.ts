import type { ThankYouPage } from "../schema/pages.ts";

export const thankYouPage: ThankYouPage = {
  seo: {
    title: "Received, thank you",
    description:
      "What you sent has been stored. This page shows its reference and says who reads it, by when you will hear from us and what to do if you do not.",
  },
  kinds: {
    contact: {
      heading: "Your message is in.",
      text: "It has been stored under the reference on this page. Note it down: it finds your message when you ring or write again.",
      next: [
        "It goes straight to the engineers who take on new work, and one of them reads it in office hours.",
        "A person replies within one working day, by e-mail or, if you left a number and it is quicker, by phone.",
        "We also send an acknowledgement by e-mail. If none turns up, check the spam folder; the message is safe with us either way.",
      ],
      link: { label: "Read the blogs meanwhile", to: "/blogs" },
    },
    inquiry: {
      heading: "Your inquiry is with an engineer.",
      text: "It is stored, and the reference shown here belongs to it. Quote that in any later message so that nobody has to ask you twice.",
      next: [
        "The engineer who answers inquiries reads it first, not a salesperson.",
        "Within one working day you receive two or three questions or a proposed time for a call.",
        "If no mail reaches you, a filter has probably caught it. Ring us with the reference and we take it from there.",
      ],
      link: { label: "Look at finished projects", to: "/our-portfolio" },
    },
    application: {
      heading: "Your application has arrived, complete.",
      text: "The résumé, and the cover letter if you added one, are stored with it: both files whole, under the reference given here.",
      next: [
        "An engineer reads it, and so does the lead of the team you would join.",
        "You have a reply within five working days, whatever it says.",
        "An acknowledgement goes to the address you gave. It repeats the reference; keep one of the two.",
        "To correct or withdraw something, write to the careers address with that reference.",
      ],
      link: { label: "Back to the openings", to: "/career" },
    },
  },
};
