import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Finance app",
  seo: {
    title: "Finance app: a bank account in six minutes",
    description:
      "Opening an account at Nordsund Bank took three days and a printer. How 43 questions became 14 once the compliance department joined the project.",
  },
  client: "Nordsund Bank",
  industry: "Banking",
  summary: "Onboarding in 6 minutes instead of 3 days; 64% of new accounts now open on a phone.",
  image: { image: "case-finance-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Ten months to Denmark, twelve to Norway" },
    { label: "Team", value: "Nine, two of them based with compliance" },
    { label: "Live since", value: "February 2025" },
    { label: "Scale", value: "2 countries, 121,000 accounts in a year" },
  ],
  problem: {
    heading: "Forty-three questions, most of them already answered",
    text: [
      "To open a current account at Nordsund in 2024 you filled in 43 fields and printed the result, which you then signed and took to a branch with your passport. From there it passed through the hands of three clerks, the last of whom checked your name against the sanctions lists. The median was three working days, and two applicants in five were never seen again after the printing.",
      "The bank had tried to fix this in 2022 with a web form. It was handsome, and it ended in a PDF. Branch staff, who had to face the customers, had stopped recommending it. Emil Sørensen’s mobile team hadn’t been allowed to touch the process at all, since any shortcut looked to the compliance department like a hole. And they had a point, given that the supervisor in Copenhagen had written to three competitors that spring.",
      "So the first thing we asked for was a desk in the compliance department.",
    ],
  },
  approach: {
    heading: "Ask less, prove more, keep a person for the odd cases",
    steps: [
      {
        title: "Two days with a red pen",
        text: "We printed the form a metre wide and went through it line by line with two compliance officers. For each question they had to say which rule it came from and we had to say where else the answer could be found. Twenty-nine of the 43 turned out to be in a public register or to come with the applicant’s electronic identity, so those are now fetched and simply confirmed. The other fourteen are questions the law wants answered in the customer’s own words. By the second afternoon the officers were holding the pen.",
      },
      {
        title: "The identity people already have",
        text: "Nearly everyone in Denmark carries MitID, and in Norway BankID. We built on those, with the passport’s chip read over NFC where a second proof is due. A supplier demonstrated identification by video selfie, but it was slower and it rejected two of our own engineers in ordinary office light. The app is native on both systems for the sake of the chip reader and the secure key store, and each new account is opened in Kestrel, where it can’t exist without its first balanced entry. The bank’s own staff were opening test accounts by the sixteenth week.",
      },
      {
        title: "A country full of Hansens",
        text: "Norway came in April 2025 with a puzzle of its own. The screening list matched on surname and birth year, and a good part of the country is called Hansen, so 18% of applicants were held for review. Compliance retuned the rule with us over four days, using records of known hits so that nothing real slipped through, and the share fell to 9%. The same week’s data showed 24 money-mule accounts, all opened from one housing block. First transfers out now wait a day when certain signs coincide, and you’ll understand if we don’t say which.",
      },
      {
        title: "Keeping a counter open",
        text: "The web form ran alongside the app until May 2025 and then redirected to it. Most of the paper forms went back to a warehouse in Odense and were pulped. A few hundred were kept for guardianships and for people without an electronic identity. They’re entitled to an account too, and they get one at a counter, from a clerk who has time again.",
      },
    ],
  },
  result: {
    heading: "Six minutes for most people, one working day for the rest",
    text: "From May 2025 to April 2026 the median applicant on a phone needed 6 minutes from first tap to account number, instead of 3 days. Of these applications 91% went straight through. A person looked at the other 9% and answered within one working day. Of 121,000 new personal accounts, 64% were opened on a phone. The supervisor inspected in November and left a single remark, about the font size.",
    figures: [
      {
        value: "6 min",
        label: "to open an account, instead of 3 days",
        note: "Medians of finished applications: three working days across every channel in 2024, six minutes over a year of the app.",
      },
      {
        value: "64%",
        label: "of new accounts open on a phone",
        note: "77,400 of 121,000 personal accounts in both countries; the web form and its PDF had never passed 22%.",
      },
      {
        value: "91%",
        label: "decided without manual review",
        note: "The other 9% go to a compliance officer with all the evidence attached and are answered by the next evening.",
      },
    ],
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
      "Of 121,000 new accounts, 77,400 were opened on a phone, in a median of six minutes, and 91% without manual review. The figure I’d add is two, the number of compliance officers who asked to stay on the project.",
  },
};
