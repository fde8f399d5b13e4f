import { z } from "zod";
import { page, titledText } from "../schema/page.ts";
import { paragraph, section } from "../schema/text.ts";

export const schema = z.strictObject({ ...page, intro: paragraph, cards: section, become: titledText });

export type PartnersPage = z.infer<typeof schema>;

export const partnersPage: PartnersPage = {
  seo: {
    title: "Our partners: six vendors and why we chose them",
    description:
      "The six companies whose products we build on, what we use each of them for, and the terms on which we work with them.",
  },
  banner: {
    title: "Our Partners",
    lead: "We build on other people’s work too. These are the six firms whose engineers we know by first name.",
    picture: { image: "page-partners", alt: "" },
  },
  intro:
    "Being a partner of ours means that our engineers hold the vendor’s certificates and have a named contact in its development team. It also means we’ve been through at least one bad outage with the product. There’s no money in it either way. We don’t take commission, so if a product stops being the right choice for you, it costs us nothing to say so.",
  cards: {
    label: "Our partners",
    heading: "What each of them does for us",
    note: "Ask about any of them, including what we’d use instead.",
  },
  become: {
    title: "Become a partner",
    text: "We add a partner about every six years. If you make a product that does one thing well, send it to us with its list of open faults and the name of someone who wrote it. We’ll try it on a system of our own for six months before any client sees it, and you’ll get our notes whatever we decide.",
  },
};
