import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Retail dashboard",
  seo: {
    title: "Retail dashboard for 320 stores",
    description:
      "Marlow & Finch swapped 600 reports for one screen that ranks gaps on the shelf by money lost. Why the pilot failed, and the figures since.",
  },
  client: "Marlow & Finch Stores",
  industry: "Retail",
  industryKey: "retail-and-ecommerce",
  summary: "320 stores on one screen, with stock-outs down 28% in the first season.",
  image: { image: "case-retail-dashboard", alt: "" },
  service: "custom-software-development",
  engagement: { from: "2025-01", to: "2025-08", people: 3, days: 440, price: 330_000 },
  facts: [
    { label: "Team", value: "Three, one of them a designer" },
    { label: "Live since", value: "August 2025 in every store" },
    { label: "Scale", value: "320 stores, 410,000 till lines a day" },
  ],
  problem: {
    heading: "The figures arrived after the customers had gone",
    text: [
      "On 9 November 2024 it rained from Carlisle to Kent, and by noon 87 Marlow & Finch stores had run out of umbrellas. Twelve thousand of them were sitting in the Daventry warehouse. Head office found out on the Monday, on slide 63 of an 84-slide deck.",
      "It wasn’t for lack of data. Four systems, from the tills to the web shop, each kept their own stock figure, and eight area managers each kept a spreadsheet to settle the argument. A nightly extract pulled it all together and landed at 11:40, by which time the morning’s gaps had already cost what they were going to cost. Store managers had learned who was kindest in the warehouse, and asked for her by name.",
      "The chain had bought reporting before. The business intelligence suite it installed in 2021 held 600 reports when we counted, and in an average month only 46 of them were opened more than once.",
    ],
  },
  approach: {
    heading: "Ten lines per store, ranked by the money they’re losing",
    steps: [
      {
        title: "A first version, in red",
        text: "We built quickly and put the result into twelve stores in April 2025. Each one opened on some 220 red tiles, and in the second week the managers quite sensibly closed the tab. We withdrew it and spent three weeks in back rooms finding out why. Half of the red came from people disagreeing about what red meant. The other half was true, but no use to someone with four staff and a lorry at the door.",
      },
      {
        title: "Agreeing on a stock-out",
        text: "Buyers counted a stock-out when the system said zero, and stores counted one when the hook was empty. Their figures were seldom within a third of each other. It took a long day in a room in Wakefield to agree on one sentence: a stock-out is a line on the store’s plan that can’t be sold for at least one opening hour. We’ve measured everything with it since, and recalculated the 2024 season to match.",
      },
      {
        title: "One action per line",
        text: "The second version shows ten lines, ranked by margin lost per hour, each with a single thing to do about it. A third of them turned out to be stock that existed only on paper, so the handheld asks for a recount before anyone orders more. Sales and deliveries flow in through Tidemark, which records where each figure came from, and the ranking is refreshed every fifteen minutes. Of the price, £150,000 went on that data platform, £60,000 on the screens and £120,000 on the handheld’s recounts and calling off stock.",
      },
      {
        title: "Retiring 554 reports",
        text: "The screen ran alongside the nightly extract for a month before the extract was stopped. The data warehouse stayed, because accounts needs it. A report in the old suite was marked for removal once it had gone four weeks unopened, and its owner got a note with a Keep button. Forty-six survived and we moved them across. The slide deck was printed for the last time in October 2025, and the suite’s licence ran out at the end of that year.",
      },
    ],
  },
  result: {
    heading: "More than a quarter of the gaps closed in one season",
    text: "The first full season was the seventeen weeks from September to December 2025. Compared with the same weeks of 2024, in the 304 stores that traded in both, stock-outs fell from 6.4% of line-days to 4.6%. About half of that came from recounts, because the goods had been in the building all along. The other half came from calling stock off in the morning, while there was still room on a van. It rained on the second weekend of November again, and this time six stores ran out of umbrellas.",
    figures: [
      {
        value: "320",
        label: "stores on one screen",
        note: "All of them since the end of August 2025; nearly every manager has it open before the shutters go up.",
      },
      {
        value: "28%",
        label: "fewer stock-outs",
        note: "From 6.4% to 4.6% of line-days, season against season, with both years counted by the same rule.",
        measured: {
          before: 6.4,
          after: 4.6,
          unit: "% of line-days out of stock",
          beforePeriod: "September to December 2024",
          afterPeriod: "September to December 2025",
        },
      },
      {
        value: "15 min",
        label: "age of the oldest stock figure",
        note: "The nightly extract was half a day old on arrival and a day and a half old before the next one came.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "lines",
      title: "Stock-outs, week by week",
      caption:
        "Share of line-days out of stock in the 304 stores that traded in both seasons. Weeks are named by their Monday in 2025.",
      figure: "fewer stock-outs",
      times: [
        "1 Sept",
        "8 Sept",
        "15 Sept",
        "22 Sept",
        "29 Sept",
        "6 Oct",
        "13 Oct",
        "20 Oct",
        "27 Oct",
        "3 Nov",
        "10 Nov",
        "17 Nov",
        "24 Nov",
        "1 Dec",
        "8 Dec",
        "15 Dec",
        "22 Dec",
      ],
      series: [
        {
          label: "2024",
          values: [6.0, 6.1, 5.9, 6.2, 6.0, 6.3, 6.1, 6.2, 6.4, 7.6, 6.8, 6.4, 6.9, 6.5, 6.6, 6.8, 6.0],
        },
        {
          label: "2025",
          values: [5.2, 5.1, 5.0, 4.9, 4.8, 4.7, 4.6, 4.6, 4.5, 4.9, 4.5, 4.4, 4.4, 4.3, 4.2, 4.2, 3.9],
        },
      ],
      events: [{ time: "3 Nov", label: "A wet weekend" }],
    },
    diagram: {
      title: "Four stock figures become one",
      caption:
        "Every figure keeps a note of where it came from, and the ten that matter reach the shop floor.",
      nodes: [
        { key: "tills", name: "Tills", note: "4.1m lines a day", column: 1, row: 1, built: false },
        { key: "shop", name: "Web shop", column: 1, row: 2, built: false },
        { key: "deliveries", name: "Deliveries", column: 1, row: 3, built: false },
        { key: "tidemark", name: "Tidemark", note: "records the source", column: 2, row: 2, built: false },
        { key: "ranking", name: "Ranking", note: "by margin lost", column: 3, row: 2, built: true },
        { key: "screen", name: "Screen", note: "ten lines per store", column: 4, row: 1, built: true },
        { key: "handheld", name: "Handheld", note: "asks for a recount", column: 4, row: 3, built: true },
      ],
      flows: [
        { from: "tills", to: "tidemark", label: "sales" },
        { from: "shop", to: "tidemark", label: "sales" },
        { from: "deliveries", to: "tidemark", label: "stock" },
        { from: "tidemark", to: "ranking", label: "every 15 minutes" },
        { from: "ranking", to: "screen", label: "one action each" },
        { from: "ranking", to: "handheld", label: "recounts", both: true },
      ],
    },
    screen: {
      image: "screen-retail-dashboard",
      alt: "A ranked list of ten products with the margin lost per hour and one action for each",
      frame: "window",
      title: "Ten lines before the shutters go up",
      caption: "A store’s screen at a quarter past eight.",
      notes: [
        "Lines are ranked by the money they lose per hour.",
        "Each has a single action: recount, fetch or call off.",
        "The age of the figures is at the top, never above fifteen minutes.",
      ],
    },
  },
  technology: [
    "ClickHouse",
    "Apache Kafka",
    "Tidemark",
    "dbt",
    "Python",
    "FastAPI",
    "SvelteKit",
    "Apache ECharts",
    "Microsoft Azure",
  ],
  quote: {
    name: "Celeste Adebayo",
    role: "Chief information officer, Marlow & Finch Stores",
    image: "celeste",
    rating: 4,
    quote:
      "Honestly, the number of tools we’ve sent those stores, and always with a training day! This one came without, because I forgot, and it’s the one they open.",
  },
};
