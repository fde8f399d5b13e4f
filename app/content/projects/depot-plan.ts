import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 5,
  category: "services",
  title: "Every train in the right order by five",
  subtitle: "Depot planning, Elbe Regional Rail",
  seo: {
    title: "Depot plan for Elbe Regional Rail",
    description:
      "Elbe Regional Rail used to park 86 trains with magnets on a whiteboard. Planning the shunting now takes fifty minutes a day instead of five hours.",
  },
  image: {
    image: "project-depot-plan",
    alt: "A depot of blocks with five bays at night, one amber van waiting outside.",
  },
  lightbox: {
    title: "Depot plan",
    description:
      "The planner proposes and the foreman decides, with a reason kept for every override. About one train a day still leaves late, where it used to be eight.",
  },
  client: "Elbe Regional Rail",
  engagement: { from: "2021-03", to: "2022-02", people: 2, days: 445, price: 330_000 },
  facts: [
    { label: "Scope", value: "Three depots, 86 trains" },
    { label: "Support", value: "Round the clock, since 2022" },
  ],
  brief: {
    heading: "A train behind another train is a late train",
    text: "Every evening 86 units come home to be washed, and have to be parked so that the first one out is at the front. Three foremen planned this with magnets on a whiteboard, five hours of work between them, and most of them were close to retirement. When a wheel lathe failed or a unit came in with graffiti, they redid the plan over the radio, and nine departures in a hundred were late, which is about eight a day.",
  },
  work: {
    heading: "The foremen taught it, then argued with it",
    text: [
      "We spent the first month of late shifts in the yard at Stendal, writing down rules that weren’t in any manual, such as which track drains badly in frost and which driver can’t be asked to shunt after three. In the end there were 160. The solver, Google’s OR-Tools, took them as they were, odd ones included, and came back with a full plan in under a minute.",
      "Rolf Brandt, the head of operations, had one condition, which was that a foreman should never have to obey the software. Any move can be dragged elsewhere on a tablet, in gloves, and the planner rearranges the rest around that decision. It asks for a reason in three words. After half a year, those reasons had turned into fourteen new rules.",
      "We run the service ourselves, under a contract that goes well beyond our care plans. If the solver can’t find a plan in time, it hands over the best one so far with the conflicts marked. If everything is down, a printer in each depot already has the four o’clock version on paper. That’s been needed once, for 35 minutes.",
    ],
  },
  delivered: [
    "A planner for three depots, with tablets in the pits and a wall screen for the yard.",
    "Interfaces to the timetable and the workshop system, and to the wash plant’s controller.",
    "A rule book of 174 entries in German, each with the name of the foreman who gave it.",
    "Round-the-clock operation, with engineers who’ve worked a shift there.",
  ],
  outcome: {
    heading: "After a quarter in parallel, the magnets came down",
    text: "Both methods ran side by side for three months, longer than our rule asks, because the foremen wanted to see a frost. Each morning they marked which had been right, and by the tenth week they’d stopped moving magnets. Departures made late by the depot fell from nine in a hundred to 1.4, or about one a day. The older foremen have since retired, with a party and without a panic.",
    figures: [
      {
        value: "98.6%",
        label: "leave the depot on time",
        note: "It was 91% in the year before, by the same clock.",
        measured: {
          before: 91,
          after: 98.6,
          unit: "% of departures on time",
          beforePeriod: "March 2020 to February 2021",
          afterPeriod: "March 2022 to February 2023",
        },
      },
      {
        value: "50 min",
        label: "of planning per day",
        note: "For all three yards together, down from five hours.",
        measured: {
          before: 300,
          after: 50,
          unit: "minutes of planning a day",
          beforePeriod: "February 2021",
          afterPeriod: "March 2022",
        },
      },
      {
        value: "174",
        label: "rules, all with a name",
        note: "The original 160, and fourteen learned from overrides.",
      },
    ],
  },
};
