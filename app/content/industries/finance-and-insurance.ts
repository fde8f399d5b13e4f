import type { Industry } from "../schema/industry.ts";

export const financeAndInsurance: Industry = {
  slug: "finance-and-insurance",
  name: "Finance & Insurance",
  seo: {
    title: "Software for banks, insurers and their auditors",
    description:
      "Payments on ISO 20022, core ledgers, policy and claims systems, Solvency II and DORA evidence. Built so that each penny can be explained.",
  },
  title: "Finance and insurance software that *balances before breakfast*.",
  subtitle:
    "Ledgers, payments, policies and claims for firms that answer to a supervisor. A colleague who was not in the room can still show why each decision fell as it did.",
  heroImage: {
    image: "industry-finance-and-insurance",
    alt: "A vault of dark blocks with an amber handle, and stacks of coins that grow beside it",
  },
  intro: {
    heading: "The difference was four pence, and we looked for it.",
    description:
      "Money systems fail quietly. A rounding rule changes, a file is loaded twice, a claim is reserved in the wrong currency, and it surfaces at quarter end in front of an auditor. So we start from controls: double entry enforced by the database, four eyes on every release, reconciliation that runs each hour and names the record. On that footing the visible part can move fast. Nordsund Bank’s customers open an account in six minutes where it used to take three days, and compliance reads the very file the customer filled in.",
  },
  services: [
    {
      title: "Payments and ISO 20022",
      icon: "banknote",
      description:
        "Instant, bulk and cross-border payments as structured messages. An instant one is screened, booked and answered within the ten seconds the rule allows.",
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
        "Sub-ledgers and end-of-day runs leave the mainframe one account type at a time, with balances compared every night.",
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
        "Quote, bind, endorse, renew; then first notice, reserve, payment, recovery. One record from proposal to subrogation.",
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
        "Identity, sanctions and source-of-funds checks, ordered so that a good customer meets few of them and an analyst sees why an alert fired.",
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
        "Solvency II templates, IFRS 17 measures and prudential returns drawn from one set of data. Any cell can be followed to its postings.",
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
        "Registers, impact tolerances and test results kept current as people work, so an incident report takes one analyst an hour.",
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
  inquiry: {
    heading: "Describe it as you would to your auditor.",
    note: "The system, the supervisor and the date that worries you. We sign a confidentiality agreement before anyone mentions an account number.",
  },
  process: {
    heading: "Six gates, with minutes of each.",
    note: "Risk and internal audit are invited in week one, so that neither meets the system at go-live.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Name the services",
      image: "landmark",
      description:
        "From your declared list of important business services we mark those the change touches, with the tolerance each must stay inside.",
    },
    {
      step: 2,
      title: "Map the controls",
      image: "network",
      description:
        "Reconciliations, limits and approvals in the old process are written down with an owner. Missing ones are added now, while adding is cheap.",
    },
    {
      step: 3,
      title: "File the outsourcing",
      image: "file-check",
      description:
        "Materiality, sub-contractors, data locations and exit terms enter your DORA register or PRA notification ahead of the first line of code.",
    },
    {
      step: 4,
      title: "Build behind two keys",
      image: "key-round",
      description:
        "Developers hold no production rights. A release carries two approvals, its test report and the change request behind it, kept for seven years.",
    },
    {
      step: 5,
      title: "Parallel close",
      image: "scale",
      description:
        "Old and new ledgers run through two month-ends and one quarter-end. Breaks are chased to zero; materiality is no excuse here.",
    },
    {
      step: 6,
      title: "Cut over and attest",
      image: "stamp",
      description:
        "Three timed rehearsals, then the weekend, with the go or no-go at 14:00 on Sunday. Finance attests opening balances before payments open.",
    },
  ],
  benefits: {
    heading: "What your second line will like.",
    note: "The first line likes the speed, so that comes last.",
  },
  clientBenefits: [
    {
      title: "Breaks found the same day",
      icon: "search",
      description:
        "An unmatched item is on somebody’s screen within the hour, while whoever keyed it still remembers why.",
    },
    {
      title: "Figures with a source",
      icon: "file-search",
      description:
        "Click a total in the board pack and arrive at the postings behind it, with the rule version that applied that day.",
    },
    {
      title: "Shorter audits",
      icon: "calendar-check",
      description:
        "Auditors pull samples, approvals and access reviews without help. At one insurer, fieldwork went from three weeks to eight days.",
    },
    {
      title: "Fair outcomes, counted",
      icon: "hand-heart",
      description:
        "Complaints by product, days to payout and renewal price walks are tallied as they happen, ready for the Consumer Duty board report.",
    },
    {
      title: "Models kept in bounds",
      icon: "brain-circuit",
      description:
        "Credit and pricing models log inputs, version and override. A language model may sort and draft; a named person decides.",
    },
    {
      title: "Accounts opened in minutes",
      icon: "timer",
      description:
        "At Nordsund Bank a new customer is done in six, and 64% of new accounts are now opened on a phone.",
    },
  ],
  questions: {
    heading: "For the risk committee.",
    note: "These are answers we are prepared to put in a contract.",
  },
  faqs: [
    {
      id: "dora-status",
      question: "Would you count as a critical ICT provider under DORA?",
      answer:
        "For some clients we support a critical or important function, and the contract says so: audit rights, service levels, incident notice, locations, exit. You receive our lines for the register of information in the prescribed templates. The formal title of critical third-party provider is given by the European supervisors to a short list of very large firms, and we are nowhere near it.",
    },
    {
      id: "structured-addresses",
      question: "Our payment files still carry free-text addresses. What now?",
      answer:
        "Swift’s cut-off for fully unstructured addresses is November 2026; the hybrid form, with town and country in fields of their own, still passes. We place a parser in front of the gateway, send doubtful cases to a repair screen and fix the source forms afterwards. The worst data usually sits in standing orders that nobody has opened for years.",
    },
    {
      id: "core-replacement",
      question: "Can you replace a core system without a big-bang weekend?",
      answer:
        "We prefer to. Products move one at a time behind a routing layer, savings first as a rule, because few events touch them. The old core remains the book of record for a product until two month-ends agree, and postings can be sent back for ninety days. The programme lasts longer than a single cutover would. It can also be halted at any point with a working bank.",
    },
    {
      id: "public-cloud",
      question: "Does the regulator let us run this in a public cloud?",
      answer:
        "Yes, with homework. DORA and the PRA’s SS2/21 ask for a materiality assessment, access and audit rights, known data locations, control over encryption and an exit plan that somebody has tried. Once a year we rehearse the exit by restoring the system from backups at a second provider. The first attempt took one client 31 hours; the third took six.",
    },
    {
      id: "machine-learning",
      question: "Where do you allow machine learning in underwriting or claims?",
      answer:
        "For reading documents, sorting post, spotting duplicates and drafting letters. Credit scoring and pricing of life and health cover count as high risk under the EU AI Act, so those models get documentation, bias tests and human oversight before they touch a customer. No model of ours declines a claim. It can raise a hand, and the handler sees the reason in one line.",
    },
    {
      id: "actuarial-assumptions",
      question: "Can actuaries change assumptions without a software release?",
      answer:
        "They should. Mortality tables, lapse rates, discount curves and rating factors live outside the code in versioned sets, with effective dates, peer review and a test portfolio that shows the effect on premium or contractual service margin before approval. A motor rate change can go live the same afternoon. New product logic still needs a release, usually within two weeks.",
    },
  ],
};
