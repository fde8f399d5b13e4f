import type { PartnersPage } from "../schema/pages.ts";

export const partnersPage: PartnersPage = {
  seo: {
    title: "Our partners: six vendors and why we chose them",
    description:
      "The six companies whose cloud, databases, payments, identity, monitoring and data tools we build on, and the terms on which we work with them.",
  },
  banner: {
    title: "Our Partners",
    lead: "We build on other people’s work too. These are the six firms whose engineers we have on speed dial.",
    picture: { image: "page-partners", alt: "" },
  },
  intro:
    "A partnership here means three things. Our engineers hold the vendor’s certificates, we have a named contact in its development team, and we have run its product through a bad night. It does not mean money: we accept no commission, so advice to use one of these products costs us nothing to withdraw.",
  cards: {
    heading: "Six firms, six specialities.",
    note: "Ask about any of them, including what we would use in its place.",
  },
  become: {
    title: "Becoming the seventh",
    text: "We add a partner about every six years. Send us a product that does one thing well, its list of open faults and the name of somebody who wrote it. We try it on a system of our own for six months before a client sees it, and you get our notes either way.",
  },
};
