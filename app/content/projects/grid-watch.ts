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
      "Operators of 290 substations were shown 1,900 alarms a shift. Two of our engineers sat with them for three weeks and asked which ones had ever mattered.",
  },
  client: "Veldt Power",
  facts: [
    { label: "Sector", value: "Electricity distribution" },
    { label: "Engagement", value: "Twelve weeks, fixed price" },
    { label: "Consultants", value: "Two engineers, one designer" },
    { label: "Measured against", value: "EEMUA 191 and ISA-18.2" },
  ],
  brief: {
    heading: "On a windy night the screen scrolled faster than anyone could read",
    text: "Veldt distributes electricity in the eastern Netherlands. Its three control desks received 1,900 alarms in a twelve-hour shift, more than two a minute. After a storm in which a real transformer fault waited seventeen minutes in the queue, the board asked for a new control system and set aside twelve million euros. The head of operations had a suspicion that the old one was fine and simply talked too much.",
  },
  work: {
    heading: "Three weeks of shifts before the first slide",
    text: [
      "We worked fifteen shifts next to the operators, most of them at night, and took notes. For each alarm we wrote down what the person did about it. In three cases out of four that was a click to make it go away. A dozen sensors, most of them door contacts, produced a third of everything.",
      "Then we exported two years of event history into DuckDB and sorted it the way our notes suggested, so that alarms without an action ended up in one pile and alarms caused by another alarm in a second. Operators voted on all 4,200 definitions, in mixed pairs so that one shift couldn’t outvote the others.",
      "Veldt’s own staff made the changes in the existing system, over four mornings, each with a list of what had been silenced and how to bring it back. In the end only two alarms had to come back. One was a battery warning that matters below minus five degrees, and the other a tap changer that proved less boring than it looked.",
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
    text: "Alarms fell to 210 a shift, about one every ten minutes for each desk, which is what the guideline calls manageable. In the February storms the desk saw its first real fault after 53 seconds. The settings are still in use, and Veldt’s engineers have added to them twice. The board kept nine of its twelve million euros, and part of the rest bought better door contacts.",
    figures: [
      {
        value: "89%",
        label: "fewer alarms",
        note: "From 1,900 to 210 in an average shift, counted over six months.",
      },
      {
        value: "53 s",
        label: "to the real fault",
        note: "In the storm before our review it had taken seventeen minutes.",
      },
      {
        value: "€9m",
        label: "not spent",
        note: "The purchase was put off by four years and made smaller.",
      },
    ],
  },
};
