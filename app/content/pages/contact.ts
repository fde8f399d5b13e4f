import { z } from "zod";
import { city } from "../company.ts";
import { mapNotice } from "../map-notice.ts";
import { page } from "../schema/page.ts";
import { headline, link, paragraph, sentence } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  formHeading: z.literal("Contact With Us"),
  formNote: paragraph,
  sidePanelHeading: headline,
  sidePanelNote: sentence,
  jobSeekers: z.strictObject({ heading: headline, text: sentence, link }),
  mapHeading: headline,
  mapNote: sentence,
});

export type ContactPage = z.infer<typeof schema>;

export const contactPage: ContactPage = {
  seo: {
    title: "Contact us and book a meeting",
    description:
      "Propose a time for a meeting or send us a message. An engineer reads it and replies within one working day, and the first hour is free.",
    keywords: [
      "address",
      "office",
      "map",
      "directions",
      "phone",
      "telephone",
      "email",
      "call",
      "support",
      "emergency",
      "help desk",
    ],
  },
  banner: {
    title: "Contact Us",
    lead: "Your message goes to someone who can also read your code.",
    picture: { image: "page-contact", alt: "" },
  },
  formHeading: "Contact With Us",
  formNote:
    "To book a meeting, put a few times that suit you in the message and we’ll confirm one within a working day. The first hour is free, and we can meet at our office if you prefer. Otherwise just tell us what should change and by when.",
  sidePanelHeading: "Other ways to reach us",
  sidePanelNote:
    "If a system we run for you is down, use the clients’ number. The engineer on duty answers it at any hour.",
  jobSeekers: {
    heading: "Looking for a job?",
    text: "Applications have their own form, with room for your CV. You’ll find the salary in every advert.",
    link: { label: "See the openings", to: "/career" },
  },
  mapHeading: `Visit us in ${city}`,
  mapNote: `${mapNotice} Let us know before you visit, so the right person is in.`,
};
