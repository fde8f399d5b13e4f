import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  name: "Finance & Insurance",
  seo: {
    title: "Banking and insurance software auditors can follow",
    description:
      "ISO 20022 payments and core ledgers for supervised banks and insurers, built so that you can explain every penny to an auditor.",
  },
  title: "Finance and insurance software that *balances before breakfast*",
  subtitle:
    "Ledgers and claims systems for firms that answer to a supervisor. Someone who wasn’t in the room can still show why each decision was made.",
  heroImage: {
    image: "industry-finance-and-insurance",
    alt: "A vault of dark blocks with an amber handle, and stacks of coins that grow beside it",
  },
  intro: {
    heading: "The difference was four pence, and we looked for it",
    description:
      "Money systems tend to fail quietly. A rounding rule changes or a file is loaded twice, and it surfaces at quarter end in front of an auditor. That’s why we start from controls. Double entry is enforced by the database and a second person approves every release. Reconciliation runs every hour and names the record that doesn’t match. With that in place, the visible part can move fast. Nordsund Bank’s customers open an account in six minutes where it used to take three days, and compliance reads the very file the customer filled in.",
  },
  services: [
    {
      title: "Payments and ISO 20022",
      icon: "banknote",
      description:
        "Instant and cross-border payments as structured messages. An instant one is screened and booked within the ten seconds the rule allows.",
      features: [
        "pacs, pain and camt messages",
        "SEPA Instant, CHAPS, Faster Payments",
        "Payee verification before release",
        "Repair queue for bad addresses",
      ],
    },
    {
      title: "Core ledgers and batch",
      icon: "landmark",
      description:
        "Sub-ledgers and end-of-day runs leave the mainframe one account type at a time, with balances compared at every close.",
      features: [
        "Immutable double-entry postings",
        "COBOL read, documented, retired",
        "Cut-off times and bank holidays",
      ],
    },
    {
      title: "Policy and claims",
      icon: "umbrella",
      description:
        "One record follows the customer from quote to renewal, and the claim from first notice to recovery.",
      features: [
        "Rating tables owned by actuaries",
        "Mid-term adjustments pro rata",
        "Triage that a handler can overrule",
        "Bordereaux for delegated authority",
      ],
    },
    {
      title: "Onboarding and financial crime",
      icon: "user-check",
      description:
        "Identity and sanctions checks, ordered so that a good customer meets few of them and an analyst can see why an alert fired.",
      features: [
        "Passport chips read by phone",
        "New sanctions lists live in an hour",
        "Alert scores with stated reasons",
      ],
    },
    {
      title: "Regulatory reporting",
      icon: "file-spreadsheet",
      description:
        "Solvency II templates and prudential returns come from one set of data, and you can follow any cell to its postings.",
      features: [
        "QRTs in XBRL, validated early",
        "BCBS 239 lineage by column",
        "Dry runs of each new taxonomy",
      ],
    },
    {
      title: "Resilience and DORA evidence",
      icon: "shield-check",
      description:
        "Registers and test results are kept up to date as people work, so an incident report takes one analyst an hour.",
      features: [
        "Register of information, exportable",
        "Incident clocks at 4, 24 and 72 hours",
        "Rehearsed exit plan per key supplier",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "All of them supervised, several of them twice.",
  },
  clientsServed: [
    { label: "Retail banks", icon: "landmark" },
    { label: "Payment institutions", icon: "credit-card" },
    { label: "Non-life insurers", icon: "umbrella" },
    { label: "Life and pensions providers", icon: "piggy-bank" },
    { label: "Brokers and managing agents", icon: "handshake" },
    { label: "Building societies", icon: "house" },
    { label: "Asset managers", icon: "chart-line" },
    { label: "Leasing and factoring houses", icon: "hand-coins" },
  ],
  change: {
    heading: "Opening an account at Nordsund Bank",
    steps: [
      {
        step: "The form",
        before: "43 questions, on paper or in a PDF",
        after: "14 questions; the rest is fetched and confirmed",
      },
      {
        step: "Identity",
        before: "Print it, sign it, and bring a passport to a branch",
        after: "The electronic identity people already carry",
      },
      {
        step: "The checks",
        before: "Three clerks, one after another",
        after: "91% decided without manual review",
      },
      {
        step: "Odd cases",
        before: "In the same queue as everyone else",
        after: "A compliance officer, within one working day",
      },
    ],
    result: { step: "In all", before: "3 working days", after: "6 minutes" },
    source:
      "Medians of finished applications, by any channel in 2024 and by app from May 2025 to April 2026.",
  },
  inquiry: {
    heading: "Describe it as you would to your auditor",
    note: "Tell us about the system and the date that worries you. We’ll sign a confidentiality agreement before anyone mentions an account number.",
  },
  process: {
    heading: "Six gates, each of them minuted",
    note: "Our usual four steps, with your controls built in. We invite risk and internal audit in week one, so neither meets the system at go-live.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Name the services",
      image: "field",
      alt: "Blocks in rising rows",
      arrowClass: "arrow-right",
      description:
        "From your declared list of important business services we mark the ones the change touches, and the tolerance each must stay inside.",
    },
    {
      step: 2,
      title: "Map the controls",
      image: "plan",
      alt: "A ground plan",
      arrowClass: "arrow-right",
      description:
        "The reconciliations and approvals of the old process are written down with an owner. Missing ones are added now, while that’s cheap.",
    },
    {
      step: 3,
      title: "File the outsourcing",
      image: "wall",
      alt: "A wall with doorway",
      arrowClass: "arrow-right",
      description:
        "Data locations and exit terms go into your DORA register or PRA notification before we write the first line of code.",
    },
    {
      step: 4,
      title: "Build behind a second key",
      image: "tower",
      alt: "A tower of blocks",
      arrowClass: "arrow-right",
      description:
        "Developers have no rights in production. A release needs a second engineer’s review and a tester’s sign-off, both kept for seven years.",
    },
    {
      step: 5,
      title: "Parallel close",
      image: "bridge",
      alt: "A bridge being closed",
      arrowClass: "arrow-right",
      description:
        "Old and new ledgers run through a whole quarter, month-ends included. We chase breaks to zero, and materiality isn’t an excuse.",
    },
    {
      step: 6,
      title: "Cut over and attest",
      image: "done",
      alt: "A finished gate",
      arrowClass: "none",
      description:
        "After three timed rehearsals we cut over at a weekend, when the books are closed anyway. Finance attests opening balances before payments open.",
    },
  ],
  benefits: {
    heading: "Good news for your second line",
    note: "The first line likes the speed, so that comes last.",
  },
  clientBenefits: [
    {
      title: "Breaks found the same day",
      icon: "search",
      description:
        "An unmatched item is on somebody’s screen within the hour, while the person who keyed it still remembers why.",
    },
    {
      title: "Figures with a source",
      icon: "file-search",
      description:
        "Click a total in the board pack and you’ll arrive at the postings behind it, with the rule version that applied that day.",
    },
    {
      title: "Shorter audits",
      icon: "calendar-check",
      description:
        "Auditors can pull samples and approvals without help. At one insurer, fieldwork went from three weeks to eight days.",
    },
    {
      title: "Fair outcomes, counted",
      icon: "hand-heart",
      description:
        "Complaints by product and days to payout are counted as they happen, ready for the Consumer Duty board report.",
    },
    {
      title: "Models kept in bounds",
      icon: "brain-circuit",
      description:
        "Credit and pricing models log their inputs and every override. A language model may sort and draft, but a named person decides.",
    },
    {
      title: "Accounts opened in minutes",
      icon: "timer",
      description:
        "At Nordsund Bank a new customer is done in six, and 64% of new accounts are now opened on a phone.",
    },
  ],
  questions: {
    heading: "For the risk committee",
    note: "These are answers we’re prepared to put in a contract.",
  },
  faqs: [
    {
      id: "dora-status",
      question: "Would you count as a critical ICT provider under DORA?",
      answer:
        "For some clients we support a critical or important function, and the contract says so, with audit rights and exit terms to match. You’ll get our lines for the register of information in the prescribed templates. The formal title of critical third-party provider goes to a short list of very large firms, chosen by the European supervisors, and we’re nowhere near it.",
    },
    {
      id: "structured-addresses",
      question: "Our payment files still carry free-text addresses. What now?",
      answer:
        "Swift’s cut-off for fully unstructured addresses is November 2026, though the hybrid form, with town and country in fields of their own, still passes. We put a parser in front of the gateway, send doubtful cases to a repair screen and fix the source forms afterwards. The worst data is usually in standing orders that haven’t been opened for years.",
    },
    {
      id: "core-replacement",
      question: "Can you replace a core system without a big-bang weekend?",
      answer:
        "Yes, and we’d much rather do it that way. Products move one at a time behind a routing layer, savings first as a rule, because few events touch them. Each product has a quiet weekend of its own. The old core stays the book of record for it until a whole quarter has agreed, and you can still roll back for thirty days after the move. The programme takes longer than a single cut-over would, but you can halt it at any point and still have a working bank.",
    },
    {
      id: "public-cloud",
      question: "Does the regulator let us run this in a public cloud?",
      answer:
        "Yes, if you do your homework. DORA and the PRA’s SS2/21 ask for a materiality assessment and for an exit plan that somebody has tried, among other things. Once a year we rehearse the exit by restoring the system from backups at a second provider. The first attempt took one client a day and a half, and the third took six hours.",
    },
    {
      id: "machine-learning",
      question: "Where do you allow machine learning in underwriting or claims?",
      answer:
        "Mainly for reading documents and drafting letters. Credit scoring and pricing of life and health cover count as high risk under the EU AI Act, so those models get bias tests and human oversight before they touch a customer. A model of ours never declines a claim. It can raise a hand, and the handler sees the reason in one line.",
    },
    {
      id: "actuarial-assumptions",
      question: "Can actuaries change assumptions without a software release?",
      answer:
        "Yes, and they should be able to. Mortality tables and rating factors live outside the code in versioned sets, with effective dates and peer review. A test portfolio shows the effect on premium or contractual service margin before anything is approved. A motor rate change can go live the same afternoon. New product logic still needs a release, usually within a fortnight.",
    },
  ],
};
