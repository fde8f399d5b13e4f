import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 5,
  category: "services",
  title: "Every train in the right order by five",
  subtitle: "Depot planning, Elbe Regional Rail",
  seo: {
    title: "Depot plan for Elbe Regional Rail",
    description:
      "Elbe Regional Rail used to park 86 trains with magnets on a whiteboard. Planning a night of shunting now takes fifty minutes instead of five hours.",
  },
  image: {
    image: "project-depot-plan",
    alt: "A depot of blocks with five bays at night, one amber van waiting outside.",
  },
  lightbox: {
    title: "Depot plan",
    description:
      "The planner proposes and the foreman decides, with a reason kept for every override. It’s wrong about once a week and says how sure it was.",
  },
  client: "Elbe Regional Rail",
  facts: [
    { label: "Sector", value: "Passenger rail" },
    { label: "Scope", value: "Three depots, 86 trains" },
    { label: "Support", value: "Day and night, since 2022" },
    { label: "Built with", value: "OR-Tools, Kotlin, PostgreSQL" },
  ],
  brief: {
    heading: "A train behind another train is a late train",
    text: "Each night 86 units come home to be washed, and have to be parked so that the first one out is at the front. Three foremen planned this with magnets on a whiteboard, five hours a night between them, and two of the three were close to retirement. When a wheel lathe failed or a unit came in with graffiti, they redid the plan over the radio, and nine departures in a hundred were late.",
  },
  work: {
    heading: "The foremen taught it, then argued with it",
    text: [
      "We spent the first month of nights in the yard at Stendal, writing down rules that weren’t in any manual, such as which track drains badly in frost and which driver can’t be asked to shunt after three. In the end there were 160. The constraint solver took them as they were, odd ones included, and came back with a full plan in under a minute.",
      "Rolf Brandt, the head of operations, had one condition, which was that a foreman should never have to obey the software. Any move can be dragged elsewhere on a tablet, in gloves, and the planner rearranges the rest around that decision. It asks for a reason in three words. After half a year, those reasons had turned into fourteen new rules.",
      "We run the service ourselves, day and night. If the solver can’t find a plan in two minutes, it hands over the best one so far with the conflicts marked. If everything is down, a printer in each depot already has the four o’clock version on paper. That’s been needed once, for 35 minutes.",
    ],
  },
  delivered: [
    "A night planner for three depots, with tablets in the pits and a wall screen for the yard.",
    "Interfaces to the timetable and the workshop system, and to the wash plant’s controller.",
    "A rule book of 174 entries in German, each with the name of the foreman who gave it.",
    "Round-the-clock operation, with on-call engineers who’ve worked a night shift there.",
  ],
  outcome: {
    heading: "After a quarter in parallel, the magnets came down",
    text: "Both methods ran side by side for three months, longer than our usual thirty days because the foremen wanted to see a frost. Each morning they marked which of the two had been right, and by the tenth week they’d stopped moving magnets. Departures made late by the depot fell from nine in a hundred to fewer than two. Both foremen have since retired, with a party and without a panic.",
    figures: [
      {
        value: "98.6%",
        label: "leave the depot on time",
        note: "It was 91% in the year before, by the same clock.",
      },
      {
        value: "50 min",
        label: "of planning per night",
        note: "For all three yards together, down from five hours.",
      },
      {
        value: "174",
        label: "rules, all with a name",
        note: "The original 160, and fourteen learned from overrides.",
      },
    ],
  },
};
