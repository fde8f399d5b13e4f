import type { CaseStudy } from "../schema/work.ts";

export const erpMigration: CaseStudy = {
  slug: "erp-migration",
  title: "ERP migration",
  seo: {
    title: "ERP migration for an eleven-plant foundry",
    description:
      "How Halden Foundry left eleven ageing AS/400 systems for one, plant by plant, and cut its month-end close from ten working days to four.",
  },
  client: "Halden Foundry",
  industry: "Manufacturing",
  summary: "Eleven plants, one weekend less downtime per quarter, month-end close 60% faster.",
  image: { image: "case-erp-migration", alt: "" },
  service: "custom-software-development",
  facts: [
    { label: "Duration", value: "26 months, February 2023 to March 2025" },
    { label: "Team", value: "Seven of ours, four of theirs" },
    { label: "Live since", value: "October 2023, last plant March 2025" },
    { label: "Scale", value: "11 plants, 1,900 users, 1.3m lines of RPG" },
  ],
  problem: {
    heading: "Eleven copies of one program, no two alike.",
    text: [
      "Halden Foundry casts pump housings, valve bodies and brake parts at eleven Swedish plants. All of them ran the same ERP, written in RPG for the AS/400 in 1996 and copied every time a plant was bought. By 2022 the copies had drifted: four ways of rounding an alloy surcharge, three meanings of the word scrap, and one retired consultant who remembered why.",
      "Finance felt it first. Month-end took ten working days, because six controllers pulled each plant into spreadsheets and then argued about castings that had left Plant 2 but never reached Plant 9. The shop floor paid in weekends. Twice a quarter everything stopped: once to reline the furnaces, which no software can prevent, and once to count stock by hand while the databases were reorganised.",
      "A packaged ERP had been tried at one plant in 2017. After fourteen months it could post an invoice but could not say which heat a casting was poured from, and that is the first thing a lorry maker asks when a part cracks. The package went back, and for five years nobody proposed another.",
    ],
  },
  approach: {
    heading: "Buy the ledger, build the foundry, move on Tuesdays.",
    steps: [
      {
        title: "Eleven weeks of reading",
        text: "Two of our engineers grew up on RPG, so they read it: 1.3 million lines, compared copy against copy. Most of it was identical or dead. What remained was a list of 214 differences, and every one went to a plant manager for a signature under one of three words: keep, merge, drop. They dropped 131, several with visible pleasure.",
      },
      {
        title: "A line through the middle",
        text: "A general ledger works the same in a foundry as in a bakery, so Halden bought one. Heats, moulds, patterns and surcharges are the business itself, and those we wrote, over a single database for all plants. The board had asked for one cut-over at New Year. We put a price on a bad January, and the board chose eleven small moves instead.",
      },
      {
        title: "Thirty nights of comparison per plant",
        text: "Changes on each AS/400 streamed into the new system, both calculated, and a report at 05:00 listed where they disagreed. At the third plant some 900 invoices a week were a few öre apart. Neither side was wrong: the contracts allowed both roundings. We stopped the roll-out for five weeks while sales agreed one rule and told 63 customers. Our survey should have caught it, so two of those weeks were on us.",
      },
      {
        title: "The racks go quiet",
        text: "Plants moved between shifts on a Tuesday, with a rehearsed way back. It was used once, at Plant 7, when the label printers lost their network: back to the old system by lunch, forward again a week later. Each AS/400 then stood read-only for ninety days, and its books went into an archive that will open for the seven years Swedish law demands. The last one was switched off by the man who had installed it.",
      },
    ],
  },
  result: {
    heading: "One set of books, and furnaces that stay hot.",
    text: "We compared the twelve months from April 2025 with calendar 2022, the last full year in which every plant was on the old system. The close fell from an average of ten working days to four, mainly because a transfer between plants is now one record with two ends. Stock is counted a few bins a day, and the database is maintained while it runs, so the second stop of the quarter is no longer in the calendar. The relining weekend remains. So do two of our engineers, on call.",
    figures: [
      {
        value: "11",
        label: "plants in one system",
        note: "Moved one by one between October 2023 and March 2025, with a single roll-back, of one week.",
      },
      {
        value: "1 weekend",
        label: "less downtime per quarter",
        note: "Planned stops went from two weekends a quarter to one at every plant, counted over the four quarters from April 2025.",
      },
      {
        value: "60%",
        label: "faster month-end close",
        note: "Ten working days in 2022, four from April 2025 to March 2026; both are averages of twelve closes.",
      },
    ],
  },
  technology: [
    "Java",
    "Spring Boot",
    "PostgreSQL",
    "Debezium",
    "Apache Kafka",
    "React",
    "Keycloak",
    "Red Hat OpenShift",
    "IBM i and RPG",
  ],
  quote: {
    name: "Viktor Hallström",
    role: "Managing director, Halden Foundry",
    image: "viktor",
    rating: 5,
    quote:
      "I used to learn in the middle of the month how the last one had gone. Now I know on the fourth working day, and my plant managers have four weekends a year back. They mention the weekends more often.",
  },
};
