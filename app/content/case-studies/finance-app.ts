import type { CaseStudyEntry } from "../schema/work.ts";

const questions = { asked: 14, fetched: 29 };

export const caseStudy: CaseStudyEntry = {
  title: "Finance app",
  seo: {
    title: "Finance app: a bank account in six minutes",
    description:
      "Opening an account at Nordsund Bank took three days and a printer. How 43 questions became 14 once the compliance department joined the project.",
  },
  client: "Nordsund Bank",
  industry: "Banking",
  industryKey: "finance-and-insurance",
  summary: "Onboarding in 6 minutes instead of 3 days; 64% of new accounts now open on a phone.",
  image: { image: "case-finance-app", alt: "" },
  service: "mobile-app-development",
  engagement: {
    from: "2024-05",
    to: "2025-05",
    people: 5,
    days: 1180,
    price: 870_000,
    firstVersion: { weeks: 16, people: 3, price: 170_000 },
  },
  facts: [
    { label: "Team", value: "Five on average, with a desk in compliance" },
    { label: "Live since", value: "February 2025, Norway since April" },
    { label: "Scale", value: "Denmark and Norway, 121,000 accounts in a year" },
  ],
  problem: {
    heading: "Forty-three questions, most of them already answered",
    text: [
      `To open a current account at Nordsund in 2024 you filled in ${questions.asked + questions.fetched} fields, on paper or in a web form that ended in a PDF. You printed the result, signed it and took it to a branch with your passport. Three clerks then handled it, the last of whom checked your name against the sanctions lists. The median was three working days, and four applicants in ten were never seen again after the printing.`,
      "Emil Sørensen’s mobile team could have drawn a better form in a month. What they needed was permission to ask less, and only the compliance department could give that. The supervisor in Copenhagen had written to three competitors that spring, so compliance was in no mood for shortcuts. We asked for a desk in their office and stayed a year.",
    ],
  },
  approach: {
    heading: "Ask less, prove more, keep a person for the odd cases",
    steps: [
      {
        title: "The form, a metre wide",
        text: "We printed the form a metre wide and went through it line by line with the compliance officers. For each question they said which rule it came from, and we said where else the answer could be found. Twenty-nine of the 43 turned out to be in a public register or to come with the applicant’s electronic identity, so those are now fetched and simply confirmed. The other fourteen are questions the law wants answered in the customer’s own words. By the second afternoon the officers were holding the pen.",
      },
      {
        title: "The identity people already have",
        text: "Nearly everyone in Denmark carries MitID, and in Norway BankID. We built on those, with the passport’s chip read over NFC where a second proof is due. The app is native on both systems for the sake of the chip reader and the secure key store, and each new account is opened in Kestrel, a database for ledgers, where it can’t exist without its first balanced entry. The bank’s own staff were opening test accounts by the sixteenth week. The months after that went into screening, the audit file and the second country.",
      },
      {
        title: "Two countries full of Hansens",
        text: "Norway came second because it has registers and a supervisor of its own. Its rehearsal held 18% of applicants for review. The screening rule matched on surname and birth year, which clerks had put up with in Denmark for years, and Hansen is a common name in both. Compliance retuned it with us over four days. The new rule still found every known hit, and the share fell to 9%. Known hits don’t prove that it’ll find the next one, so each month compliance checks a sample of those it let through. First transfers out wait a day when certain signs coincide, and you’ll understand if we don’t say which.",
      },
      {
        title: "The same questions in a browser",
        text: "In May 2025 the web form with its PDF gave way to the same fourteen questions in a browser, for people who’d rather sit at a desk. A counter stayed open too. Guardianships and people without an electronic identity are entitled to an account, and they get one from a clerk who has time again.",
      },
    ],
  },
  result: {
    heading: "Six minutes as a rule, one working day for the odd case",
    text: "From May 2025 to April 2026 the median applicant on a phone needed 6 minutes from first tap to account number, instead of 3 days. Of these applications 91% went straight through. A person looked at the other 9% and answered within one working day. About one applicant in eight gives up on the way, where it used to be four in ten. Of 121,000 new personal accounts, 77,400 were opened on a phone, which is 64%, another 39,200 in a browser and 4,400 at a counter. The supervisor inspected in November and left a single remark, about the font size.",
    figures: [
      {
        value: "6 min",
        label: "to open an account, instead of 3 days",
        note: "Medians of finished applications: three working days across every channel in 2024, six minutes over a year of the app.",
      },
      {
        value: "64%",
        label: "of new accounts open on a phone",
        note: "77,400 of 121,000 personal accounts in both countries. Browser and counter make up the other 43,600.",
      },
      {
        value: "91%",
        label: "decided without manual review",
        note: "The other 9% go to a compliance officer with all the evidence attached and are answered by the next evening.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "squares",
      title: "Every square is a question",
      caption:
        "The bank still knows all the answers. Twenty-nine of them now come from a register or an electronic identity.",
      unit: "questions",
      parts: [
        { label: "asked", tone: "accent" },
        { label: "fetched, then confirmed", tone: "quiet" },
      ],
      rows: [
        { label: "The form of 2024", values: [questions.asked + questions.fetched, 0] },
        { label: "The app", values: [questions.asked, questions.fetched] },
      ],
    },
    diagram: {
      title: "Six minutes, from proof to account",
      caption:
        "Each answer comes from where it’s already known. A person decides the cases that the rules can’t.",
      nodes: [
        { key: "mit-id", name: "MitID", note: "Denmark", column: 1, row: 1, built: false },
        { key: "bank-id", name: "BankID", note: "Norway", column: 1, row: 2, built: false },
        { key: "register", name: "Public register", column: 1, row: 3, built: false },
        { key: "app", name: "The app", note: "fourteen questions", column: 2, row: 2, built: true },
        { key: "screening", name: "Screening", note: "sanctions lists", column: 3, row: 2, built: true },
        { key: "kestrel", name: "Kestrel", note: "opens the account", column: 4, row: 1, built: false },
        {
          key: "compliance",
          name: "Compliance",
          note: "within a working day",
          column: 4,
          row: 3,
          built: false,
        },
      ],
      flows: [
        { from: "mit-id", to: "app", label: "identity" },
        { from: "bank-id", to: "app", label: "identity" },
        { from: "register", to: "app", label: "29 answers" },
        { from: "app", to: "screening", label: "one application" },
        { from: "screening", to: "kestrel", label: "91%" },
        { from: "screening", to: "compliance", label: "9%" },
      ],
    },
    screen: {
      image: "screen-finance-app",
      alt: "A phone with question 9 of 14, four possible answers, and an address taken from a register",
      frame: "phone",
      title: "One of the fourteen",
      caption: "A question that the law wants answered in the customer’s own words.",
      notes: [
        "The bar has fourteen steps, so nobody wonders how long it takes.",
        "What a register already knows is shown and only confirmed.",
        "MitID has vouched for the applicant by this point.",
      ],
    },
  },
  technology: [
    "Swift",
    "Kotlin",
    "Java",
    "Spring Boot",
    "MitID",
    "Norwegian BankID",
    "Kestrel",
    "Camunda",
    "IBM MQ",
    "ICAO 9303 over NFC",
  ],
  quote: {
    name: "Emil Sørensen",
    role: "Head of mobile banking, Nordsund Bank",
    image: "emil",
    rating: 5,
    quote:
      "I had asked for a better form and was given a shorter one, which is not the same thing and took rather more diplomacy. When it was finished, our compliance department asked to stay on the project.",
  },
};
