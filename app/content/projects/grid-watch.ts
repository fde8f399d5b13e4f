import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 3,
  category: "consultancy",
  title: "Fewer alarms, seen sooner",
  subtitle: "Control room review, Veldt Power",
  seo: {
    title: "Grid watch: a control room review, Veldt Power",
    description:
      "Twelve weeks in a Dutch grid control room cut alarms by 89%. We wrote a report and a tender but no code, and we won’t bid for the replacement.",
  },
  image: {
    image: "project-grid-watch",
    alt: "A line of pylons carries wires through the night, and one amber lamp burns on a substation.",
  },
  lightbox: {
    title: "Grid watch",
    description:
      "Operators of 290 substations were shown 1,900 alarms a shift. We sat with them for three weeks and asked which ones had ever mattered.",
  },
  client: "Veldt Power",
  engagement: { from: "2024-09", to: "2024-11", people: 3, days: 155, price: 130_000 },
  facts: [
    { label: "Team", value: "Three, over twelve weeks" },
    { label: "Measured against", value: "EEMUA 191 and ISA-18.2" },
  ],
  brief: {
    heading: "In a storm the screen scrolled faster than anyone could read",
    text: "Veldt distributes electricity in the eastern Netherlands. Its three control desks received 1,900 alarms in a twelve-hour shift, one every 23 seconds. After a storm in which a real transformer fault waited seventeen minutes in the queue, the board asked for a new control system and set aside twelve million euros. The head of operations had a suspicion that the old one was fine and simply talked too much.",
  },
  work: {
    heading: "Three weeks of shifts before the first slide",
    text: [
      "We worked fifteen shifts next to the operators, weekends included, and took notes. For each alarm we wrote down what the person did about it. In three cases out of four that was a click to make it go away. A dozen sensors, most of them door contacts, produced a third of everything.",
      "Then we exported the event history since 2022 into DuckDB and sorted it the way our notes suggested, so that alarms without an action ended up in one pile and alarms caused by another alarm in a second. Operators voted on all 4,200 definitions, in mixed pairs so that one shift couldn’t outvote the others.",
      "Veldt’s own staff made the changes in the existing system, over four mornings, each with a list of what had been silenced and how to bring it back. In the end a pair of alarms had to come back. One was a battery warning that matters below minus five degrees, and the other a tap changer that proved less boring than it looked.",
    ],
  },
  delivered: [
    "A report of 64 pages in which every figure can be traced to a query.",
    "An alarm philosophy that the operators wrote and signed with us.",
    "Settings for 4,200 alarm definitions, with the reason for each.",
    "A tender specification for a smaller replacement in 2029, which we’d agreed in advance not to bid for.",
  ],
  outcome: {
    heading: "The next gale was quiet enough to work in",
    text: "Alarms fell to 210 a shift, about one every ten minutes for each desk, which is what the guideline calls manageable. In the storms of February 2025 the desk saw its first real fault after 53 seconds. The settings are still in use, and Veldt’s engineers have added to them twice. The board released nine of its twelve million euros for other things. The other three are kept for the smaller replacement in 2029, and a little of that has already bought better door contacts.",
    figures: [
      {
        value: "89%",
        label: "fewer alarms",
        note: "From 1,900 to 210 in an average shift, counted over six months.",
        measured: {
          before: 1900,
          after: 210,
          unit: "alarms per shift",
          beforePeriod: "April to September 2024",
          afterPeriod: "December 2024 to May 2025",
        },
      },
      {
        value: "53 s",
        label: "to the real fault",
        note: "In the storm before our review it had taken seventeen minutes.",
      },
      {
        value: "€9m",
        label: "not spent",
        note: "Saved and not just put off: the smaller system planned for 2029 is budgeted at three million.",
      },
    ],
  },
};
