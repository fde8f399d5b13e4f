import type { Partner } from "./schema/shared.ts";

export const partners: Partner[] = [
  {
    img: "northfold",
    title: "Northfold",
    description:
      "Cloud infrastructure with data centres in six European countries. The Port of Aarhaven runs on it, and Tomas Okafor’s team has also moved one client off it.",
    link: "/contact",
  },
  {
    img: "kestrel",
    title: "Kestrel",
    description:
      "A database for ledgers and other records that mustn’t disagree, in use at Nordsund Bank. We’ve reported a dozen faults in its latest version, and most are fixed.",
    link: "/contact",
  },
  {
    img: "ostra",
    title: "Ostra",
    description:
      "Card and bank payments through one interface, as in the Fresco Porta and Second Bench apps. Its test environment fails in the same ways as the real one.",
    link: "/contact",
  },
  {
    img: "quayside",
    title: "Quayside",
    description:
      "Identity and access, so you know who can sign in and who allowed it. Saint-Aubin Hospitals keep it on their own premises.",
    link: "/contact",
  },
  {
    img: "lumora",
    title: "Lumora",
    description:
      "Logs and alarms on one timeline. It’s the first thing our duty engineers open at any incident, and has been since 2021.",
    link: "/contact",
  },
  {
    img: "tidemark",
    title: "Tidemark",
    description:
      "Data integration that records where each figure came from. Amira Saleh’s team used it to bring four stock counts together for Marlow & Finch Stores.",
    link: "/contact",
  },
];
