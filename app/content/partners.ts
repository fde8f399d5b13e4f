import type { Partner } from "./schema/shared.ts";

export const partners: Partner[] = [
  {
    img: "northfold",
    title: "Northfold",
    description:
      "Cloud infrastructure with data centres in six European countries. Tomas Okafor’s team has moved clients onto it, and one of them off again.",
    link: "/contact",
  },
  {
    img: "kestrel",
    title: "Kestrel",
    description:
      "A database for ledgers and other records that may never disagree. We reported eleven faults in its last major version; nine are fixed.",
    link: "/contact",
  },
  {
    img: "ostra",
    title: "Ostra",
    description:
      "Card and bank payments behind one interface. Its test environment fails in all the ways the real one does, which is rarer than it should be.",
    link: "/contact",
  },
  {
    img: "quayside",
    title: "Quayside",
    description:
      "Identity and access: who may sign in, from where, and who allowed it. Hospitals and banks can keep it on their own premises.",
    link: "/contact",
  },
  {
    img: "lumora",
    title: "Lumora",
    description:
      "Logs, traces and alarms on one time axis. Our night rota has opened it first at every incident since 2021.",
    link: "/contact",
  },
  {
    img: "tidemark",
    title: "Tidemark",
    description:
      "Data integration that records where each figure came from. Amira Saleh’s people use it to carry numbers out of old systems without rounding them.",
    link: "/contact",
  },
];
