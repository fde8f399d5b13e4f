import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "ERP migration",
  seo: {
    title: "ERP migration for a foundry with eleven plants",
    description:
      "How Halden Foundry replaced eleven ageing AS/400 systems with one, a plant at a time, and cut its month-end close from ten working days to four.",
  },
  client: "Halden Foundry",
  industry: "Manufacturing",
  summary: "Eleven plants, one weekend less downtime per quarter, month-end close 60% faster.",
  image: { image: "case-erp-migration", alt: "" },
  service: "custom-software-development",
  engagement: { from: "2023-02", to: "2025-03", people: 3, days: 1450, price: 1_200_000 },
  facts: [
    { label: "Team", value: "Three of ours, four of theirs" },
    { label: "Live since", value: "October 2023, last plant March 2025" },
    { label: "Scale", value: "11 plants, 2,600 users, 1.3m lines of RPG" },
  ],
  problem: {
    heading: "Eleven copies of one program, each different",
    text: [
      "Halden Foundry casts pump housings and brake parts at eleven plants in Sweden. They all ran the same ERP system, written in RPG for the AS/400 in 1996 and copied each time another plant was bought. By 2022 the copies had drifted so far apart that there were four ways of rounding an alloy surcharge, and the one consultant who knew why had retired.",
      "Finance noticed first, because closing the month took ten working days. Six controllers had to pull each plant’s figures into spreadsheets and then chase castings that had left Plant 2 without ever arriving at Plant 9. The shop floor paid for it in weekends. Each plant shut down for a weekend twice a quarter, once to reline the furnaces, which software can’t help with, and once to count stock by hand while the databases were reorganised.",
      "They’d tried a packaged ERP at one plant in 2017. After a year and a half it could post an invoice but couldn’t tell you which heat a casting was poured from, and that’s the first thing a lorry maker asks when a part cracks. The package went back to its vendor, and it was four years before anyone dared suggest another.",
    ],
  },
  approach: {
    heading: "Buy the ledger, build the rest, move one plant at a time",
    steps: [
      {
        title: "Reading 1.3 million lines",
        text: "After the survey, our engineers spent three months comparing copy against copy. One of them had grown up on RPG. Most of it turned out to be identical or dead. That left 226 real differences, and each went to a plant manager who had to decide whether to keep it or let it go. They let 137 of them go, some with visible relief.",
      },
      {
        title: "What to buy and what to build",
        text: "A general ledger works the same way in a foundry as in a bakery, so Halden bought one. Moulds and alloy surcharges are the business itself, so that part we wrote, on a single database for all the plants. The board had wanted one big cut-over at New Year. We worked out what a bad January would cost them, and they settled for eleven small moves.",
      },
      {
        title: "Running in parallel",
        text: "Before a plant moved, Tidemark copied every change on its AS/400 into the new system for at least thirty days. Both did the sums, and a report at five each morning showed where they disagreed. At the third plant about 900 invoices a week came out a few öre apart. Neither system was wrong, because the contracts allowed either rounding. We paused for five weeks while sales agreed on one rule and wrote to every customer affected. Our survey should have caught it, so we charged nothing for our people in those weeks.",
      },
      {
        title: "Moving at the shift change",
        text: "Each plant went live on a weekday, at the six o’clock change of shift, with a roll-back we’d rehearsed and needed once. At Plant 7 the label printers lost their network. Working out why took most of the morning, rolling back took twelve minutes, and the plant moved for good a week later. Each AS/400 was kept ready for another month. Its books then went into an archive, which will stay open for the seven years that Swedish law asks for. The last machine was switched off by the man who’d installed it.",
      },
    ],
  },
  result: {
    heading: "The books now close in four working days",
    text: "The figures compare the twelve months from April 2025 with 2022, the last full year in which every plant was on the old system. The close went from ten working days on average to four, mainly because a transfer between plants is now one record that both ends can see. Stock is counted a few bins at a time during the week and the database is maintained while it runs, so the second stop of the quarter has gone from the calendar. The relining weekend is still there. In kronor our part cost sixteen million, of the twenty that Halden had set aside for it. The ledger it bought isn’t in that sum.",
    figures: [
      {
        value: "11",
        label: "plants in one system",
        note: "Moved one by one between October 2023 and March 2025, with a single roll-back along the way.",
      },
      {
        value: "1 weekend",
        label: "less downtime per quarter",
        note: "Every plant went from 2 planned stops a quarter to 1, counted over the four quarters from April 2025.",
        measured: {
          before: 2,
          after: 1,
          unit: "planned stops per plant and quarter",
          beforePeriod: "2022",
          afterPeriod: "April 2025 to March 2026",
        },
      },
      {
        value: "60%",
        label: "faster month-end close",
        note: "Ten working days in 2022, four from April 2025 to March 2026; both are averages of twelve closes.",
        measured: {
          before: 10,
          after: 4,
          unit: "working days to close the month",
          beforePeriod: "2022",
          afterPeriod: "April 2025 to March 2026",
        },
      },
    ],
  },
  evidence: {
    chart: {
      kind: "bars",
      title: "Days to close, weekends to lose",
      caption:
        "Averages of all eleven plants: 2022 on the old systems against the first full year on the new one.",
    },
    diagram: {
      title: "Two systems, the same sums",
      caption:
        "For at least thirty days before a plant moved, both systems worked on the same input, and a report compared them.",
      nodes: [
        { key: "as400", name: "AS/400", note: "one at each plant", column: 1, row: 1, built: false },
        { key: "tidemark", name: "Tidemark", note: "copies every change", column: 2, row: 1, built: false },
        {
          key: "database",
          name: "Single database",
          note: "moulds, alloys, stock",
          column: 3,
          row: 1,
          built: true,
        },
        { key: "ledger", name: "General ledger", note: "bought", column: 4, row: 1, built: false },
        { key: "report", name: "Report", note: "at five each morning", column: 4, row: 2, built: true },
      ],
      flows: [
        { from: "as400", to: "tidemark", label: "every change" },
        { from: "tidemark", to: "database", label: "in parallel" },
        { from: "database", to: "ledger", label: "postings" },
        { from: "as400", to: "report" },
        { from: "database", to: "report", label: "both results" },
      ],
    },
    screen: {
      image: "screen-erp-migration",
      alt: "A month-end page with four days and a table of eleven plants, most of them closed",
      frame: "window",
      title: "The close, plant by plant",
      caption: "Month-end used to live in six controllers’ spreadsheets. It’s one page now.",
      notes: [
        "A transfer is one record, seen by both plants.",
        "Three plants still have surcharges to settle on day three.",
        "The ledger opens when the last line turns green.",
      ],
    },
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
    "Tidemark",
    "IBM i and RPG",
  ],
  quote: {
    name: "Viktor Hallström",
    role: "Managing director, Halden Foundry",
    image: "viktor",
    rating: 5,
    quote:
      "Month-end takes four days now, and my plant managers have four weekends a year back. Guess which of those they mention.",
  },
};
