import type { CaseStudy } from "../schema/work.ts";

export const financeApp: CaseStudy = {
  slug: "finance-app",
  title: "Finance app",
  seo: {
    title: "Finance app: a bank account in six minutes",
    description:
      "Opening an account at Nordsund Bank took three days and a printer. How 41 questions became 14, what compliance insisted on, and what fraudsters tried.",
  },
  client: "Nordsund Bank",
  industry: "Banking",
  summary: "Onboarding in 6 minutes instead of 3 days; 64% of new accounts now open on a phone.",
  image: { image: "case-finance-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Ten months to Denmark, twelve to Norway" },
    { label: "Team", value: "Nine, two of them seated with compliance" },
    { label: "Live since", value: "February 2025" },
    { label: "Scale", value: "2 countries, 118,000 accounts in a year" },
  ],
  problem: {
    heading: "Forty-one questions, most of them already answered.",
    text: [
      "To open a current account at Nordsund in 2024 you filled in 41 fields, printed the result, signed it and brought it to a branch with your passport. A clerk copied the passport. A second clerk typed the form. A third compared names with the sanctions lists. The median was three working days, and two applicants in five never came back after the printing.",
      "The bank had tried to fix this with a web form in 2022. It was handsome and it ended in a PDF. Branch staff, who met the customers, had stopped recommending it. Emil Sørensen’s mobile team had been forbidden to touch the process at all, since any shortcut looked to the compliance department like a hole. They had a point: the supervisor in Copenhagen had written to three competitors that spring.",
      "So the first thing we asked for was a desk in the compliance department.",
    ],
  },
  approach: {
    heading: "Ask less, prove more, and keep a human for the odd cases.",
    steps: [
      {
        title: "Crossing out",
        text: "We printed the form at a metre wide and went through it line by line with two compliance officers and a red pen. Twenty-seven of the 41 answers stand in a public register or come with the applicant’s electronic identity. Name, address and citizenship are now fetched, shown and confirmed. Fourteen questions are left, all of which the law wants answered in the customer’s own words.",
      },
      {
        title: "The identity people already have",
        text: "Nearly everyone in Denmark carries MitID, and in Norway BankID. We built on those, with the chip of the passport read over NFC where a second proof is due. A supplier demonstrated identification by video selfie; it was slower, and it rejected two of our own engineers in ordinary office light. No customer ever saw it. The app itself is native on both systems, for the sake of the chip reader and the secure key store.",
      },
      {
        title: "Eighteen per cent Hansens",
        text: "Two weeks into Norway, 18% of applicants were parked for manual review. The screening list matched on surname and birth year, and a good part of the country is called Hansen. Compliance retuned the rule with us over four days, on records of known hits so that nothing real slipped through, and the share fell to 9%. In the same month came 31 accounts opened for others to misuse, all from one housing block. First transfers out now rest for a day when certain signs coincide. Those signs stay unpublished.",
      },
      {
        title: "Withdrawing the form",
        text: "The web form was redirected to the app in May 2025. Paper went last. Branches returned their stock to a warehouse in Odense, where it was pulped, all but a few hundred copies. Those remain for guardianships and for people without an electronic identity, who are entitled to an account and get one at a counter, with a clerk who has time again.",
      },
    ],
  },
  result: {
    heading: "Six minutes for most, one working day for the rest.",
    text: "From May 2025 to April 2026 the median applicant on a phone needed six minutes from first tap to account number. That median includes everybody. Straight through went 91%; the other 9% were looked at by a person and had their answer within one working day. The three working days of 2024 are the median of all channels, since paper and web form ended at the same counter. Of 118,000 new personal accounts, 64% were opened on a phone. The supervisor inspected in November and left one remark, about font size.",
    figures: [
      {
        value: "6 min",
        label: "to open an account, instead of 3 days",
        note: "Medians of finished applications: calendar 2024 on every channel against a year of the app.",
      },
      {
        value: "64%",
        label: "of new accounts open on a phone",
        note: "75,500 of 118,000 personal accounts in both countries; the web form and its PDF had never passed 22%.",
      },
      {
        value: "91%",
        label: "decided without manual review",
        note: "The other 9% reach a compliance officer with all evidence attached and are answered by the next evening.",
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
    "Camunda",
    "IBM MQ",
    "Oracle Database",
    "ICAO 9303 over NFC",
  ],
  quote: {
    name: "Emil Sørensen",
    role: "Head of mobile banking, Nordsund Bank",
    image: "emil",
    rating: 5,
    quote:
      "They began by moving in with compliance, which nobody had dared. Almost two thirds of our new accounts now start on a phone, and the department that used to stop us wrote half of the specification.",
  },
};
