import type { CaseStudy } from "../schema/work.ts";

export const retailDashboard: CaseStudy = {
  slug: "retail-dashboard",
  title: "Retail dashboard",
  seo: {
    title: "Retail dashboard for 320 stores",
    description:
      "Marlow & Finch swapped 600 reports for one screen that ranks shelf gaps by money lost. The figures, the pilot that failed, and what changed.",
  },
  client: "Marlow & Finch Stores",
  industry: "Retail",
  summary: "320 stores on one screen. Stock-outs down 28% in the first season.",
  image: { image: "case-retail-dashboard", alt: "" },
  service: "custom-software-development",
  facts: [
    { label: "Duration", value: "Eight months" },
    { label: "Team", value: "Five engineers, one designer" },
    { label: "Live since", value: "29 August 2025" },
    { label: "Scale", value: "320 stores, 4.1m till lines a day" },
  ],
  problem: {
    heading: "The figures came after lunch. The customers came before.",
    text: [
      "On the second Saturday of November 2024 it rained from Carlisle to Kent, and by noon 87 Marlow & Finch stores had no umbrellas left. Eleven thousand of them lay in the Daventry warehouse. Head office read about it on Monday, on slide 52 of 84.",
      "The chain had data in quantity. Tills, warehouse, web shop and supplier portals each kept their own stock figure, and nine area managers kept a spreadsheet apiece to referee. A nightly extract pulled it together and arrived at 11:40, when the morning’s gaps had already cost what they were going to cost. Store managers had learned to telephone the warehouse and ask for whoever was kindest.",
      "Reporting had been bought before. A business intelligence suite, installed in 2021, held 600 reports when we counted. In an average month 41 of them were opened more than once.",
    ],
  },
  approach: {
    heading: "Ten lines per store, in order of money lost.",
    steps: [
      {
        title: "A first version, in red",
        text: "We built quickly and put the result into twelve stores in April 2025. Each opened to some 190 red tiles, and in week two the managers, sensibly, closed the tab. We withdrew it and spent three weeks in back rooms. Half of the red was disagreement about what red meant. The other half was true, and no use to a person with four staff and a delivery at the door.",
      },
      {
        title: "Then a definition",
        text: "Buyers counted a stock-out when the system said zero. Stores counted one when the hook was empty. The two figures were seldom within a third of each other. After two afternoons in a room in Wakefield there was one sentence on the wall: a line on the store’s plan that cannot be sold for at least one opening hour. Everything since is measured with it, and the 2024 season was recalculated to match.",
      },
      {
        title: "Ten lines, one action each",
        text: "The second version shows ten lines, ranked by margin lost per hour, each with a single action: recount, call off, or swap. A third of them proved to be stock that existed only on paper, so the handheld asks for a recount before anything is ordered. Sales, deliveries and scans flow in as events and are modelled every fifteen minutes. Marlow & Finch had also wanted a demand forecast. Amira Saleh, who heads our data team, argued that a forecast built on wrong counts only adds decimals, and the budget line was struck out.",
      },
      {
        title: "577 reports retired",
        text: "The data warehouse stayed, for the accounts. A report in the old suite was marked for removal once it had gone four weeks unopened. Its owner got a note with a button marked Keep. Twenty-three were kept, and we moved those across. The slide deck was printed for the last time on Monday 6 October 2025, and the suite’s licence ran out at the end of that year.",
      },
    ],
  },
  result: {
    heading: "A quarter of the gaps closed before Christmas, and then some.",
    text: "The first full season ran for seventeen weeks, September to December 2025. Against the same weeks of 2024, in the 304 stores that traded in both, stock-outs fell from 6.4% of line-days to 4.6%. About half of that came from recounts: goods were in the building and nobody knew. The other half came from calling stock off before noon, while a van could still carry it. It rained on the second Saturday of November again. Six stores ran out of umbrellas.",
    figures: [
      {
        value: "320",
        label: "stores on one screen",
        note: "All of them since the end of August 2025; on a weekday nearly every manager has it open before the shutters go up.",
      },
      {
        value: "28%",
        label: "fewer stock-outs",
        note: "From 6.4% to 4.6% of line-days, season against season, with both years counted by the same rule.",
      },
      {
        value: "15 min",
        label: "age of the oldest stock figure",
        note: "The nightly extract was fourteen hours old on arrival and a day and a half old before the next one came.",
      },
    ],
  },
  technology: [
    "ClickHouse",
    "Apache Kafka",
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
      "Head office has sent our stores a great many tools. This is the first one the managers open without being reminded, because it tells them which ten gaps are costing them money and leaves out the rest.",
  },
};
