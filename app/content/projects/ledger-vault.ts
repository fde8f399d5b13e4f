import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 2,
  category: "cyber",
  title: "A ledger that takes two people to open",
  subtitle: "Privileged access, Nordsund Bank",
  seo: {
    title: "Ledger vault for Nordsund Bank",
    description:
      "Sixty-three people held standing administrator rights, and now none do. How a Nordic bank put a colleague’s approval and a hardware key in front of its ledger.",
  },
  image: {
    image: "project-ledger-vault",
    alt: "Two rings of wall around a pale keep of blocks, with an amber block at its heart.",
  },
  lightbox: {
    title: "Ledger vault",
    description:
      "Access to the bank’s ledger has to be granted by a colleague and used within the hour. Outside testers spent ten days trying to get round it.",
  },
  client: "Nordsund Bank",
  engagement: { from: "2024-03", to: "2024-10", people: 3, days: 445, price: 345_000 },
  facts: [
    { label: "Rules to satisfy", value: "DORA and both national supervisors" },
    { label: "Tested by", value: "An outside red team" },
  ],
  brief: {
    heading: "Sixty-three people could have changed a balance",
    text: "They hadn’t, as far as anyone could tell. But the general ledger of a bank in Denmark and Norway was open to database administrators and release engineers, and to a contractor who’d left in 2022, all with rights that never expired. The supervisor’s letter was polite and gave the bank until the autumn. Priya Raman, the chief operating officer, added a condition of her own. The operators on shift still had to be able to repair a failed batch in under ten minutes.",
  },
  work: {
    heading: "Take every right away, then lend it back",
    text: [
      "We began by removing standing access altogether. If you need the ledger, you give a reason and a ticket, a second person approves it with a FIDO2 key, and Quayside issues a credential that expires after sixty minutes. The ledger itself runs on Kestrel, a database made for ledgers. Its signing keys are in hardware modules at separate sites, so to copy one you’d have to carry away a rack.",
      "Each statement run under such a credential goes into a log in which every entry contains the hash of the one before. A copy leaves for a machine that our own engineers can’t reach either. If somebody changes a line, the chain breaks at that point, and the bank will see it the next morning.",
      "The awkward part was what to do in an emergency. Four sealed envelopes, in a safe at each site, hold a way in that doesn’t need a network, and opening one alerts three people. In rehearsal the first envelope turned out to name a server that had since been renamed, which is why the drill is now monthly.",
    ],
  },
  delivered: [
    "An access broker with approval on phone or hardware key, run by the bank’s security team.",
    "Hash-chained audit records, with a checker that the internal auditors can start themselves.",
    "Filmed key ceremonies at both sites.",
    "A break-glass procedure on one page, rehearsed every month.",
    "A table that maps each control to the article of DORA it satisfies.",
  ],
  outcome: {
    heading: "Ten days of attack, and no entry in the ledger",
    text: "The red team started with a staff badge and an ordinary laptop. They tried two neighbouring systems and found a fault in each. Both faults were closed within the week, and nothing was ever written to the ledger. Operators used lent access 588 times in the first year. The supervisor closed its file without a further letter, and in 2025 the project won a Payments Resilience Award.",
    figures: [
      {
        value: "0",
        label: "standing administrators",
        note: "There were sixty-three on the day we counted.",
      },
      {
        value: "3 min",
        label: "median wait for access",
        note: "From giving the reason to the first prompt, at any hour.",
      },
      {
        value: "10 days",
        label: "of hostile testing",
        note: "The findings next door went to the board with the rest of the report.",
      },
    ],
  },
};
