import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 1,
  category: "cloud",
  title: "Six server rooms, one harbour cloud",
  subtitle: "Cloud platform, Port of Aarhaven",
  seo: {
    title: "Harbour cloud for the Port of Aarhaven",
    description:
      "How a Danish port emptied six server rooms in eight waves, and why its lorry gates keep working for 72 hours when the cable to town is cut.",
  },
  image: {
    image: "project-harbour-cloud",
    alt: "A crane lifts an amber container over a quay of stacked blocks at night.",
  },
  lightbox: {
    title: "Harbour cloud",
    description:
      "Berth planning and the lorry gates left six damp rooms on the quayside. When a storm cut the cable in the first winter, the gates carried on.",
  },
  client: "Port of Aarhaven",
  engagement: { from: "2022-02", to: "2023-03", people: 2, days: 520, price: 390_000 },
  facts: [
    { label: "Team", value: "2 of ours, four of theirs" },
    { label: "In service since", value: "March 2023" },
  ],
  brief: {
    heading: "The oldest server room was 1.4 metres above high water",
    text: "Aarhaven ran its berth planning and its lorry gates from six rooms spread along the quay. In October 2021 one of them flooded, and the container gate worked from paper for nearly a day. The port authority wanted everything out of reach of the sea. It also wanted a terminal that would keep moving when the only fibre to town was cut, which dredgers had managed twice already.",
  },
  work: {
    heading: "Eight waves, starting with the canteen menu",
    text: [
      "We listed 61 applications and asked who’d miss each one. For twelve of them we couldn’t find anybody, and those were switched off. The other 49 moved to a pair of Northfold regions in eight waves, beginning with the canteen menu and ending with berth planning. Each wave went on a weekday morning, and the next one had to wait until the last had run for a full week without troubling the duty desk.",
      "For the severed cable we put a small Kubernetes cluster into the gatehouse, six metres up, on servers the port had bought. It holds the next three days of bookings and release codes, and keeps its own record until the line returns. Before we handed it over, it ran the gates alone for 72 hours with the fibre unplugged. Since then the harbour master has picked a morning every quarter and had the fibre pulled without telling anyone.",
      "Only wave seven had to go back. Crane telemetry was arriving out of order on the far side of a queue, so we returned it to the old room the same day. Ten days later we tried again, with sequence numbers.",
    ],
  },
  delivered: [
    "Both regions described as code, which the port’s own four engineers now maintain.",
    "A gatehouse cluster that can run the lorry gates alone, with its own drill book.",
    "Runbooks for the dozen faults that had woken the duty engineer most often.",
    "Six empty rooms, one of which is now a bicycle store.",
  ],
  outcome: {
    heading: "In January the cable was out for ten hours",
    text: "The first winter brought a test that we hadn’t scheduled. In January 2024 a northerly gale took the fibre out at half past one in the morning, and 368 lorries passed the gates before it was spliced. When the line came back, the gatehouse handed over its entries in six minutes and the figures agreed to the last container. The project won the European Ports Technology Prize that year.",
    figures: [
      {
        value: "49",
        label: "applications moved",
        note: "Another twelve were retired, because we couldn’t find anyone who used them.",
      },
      {
        value: "72 h",
        label: "with the cable cut",
        note: "Proved in a three-day acceptance test. The unannounced drills each quarter last a morning.",
      },
      {
        value: "24%",
        label: "lower running cost",
        note: "From £620,000 in 2021 to £471,000 in the first full year, with the drills and the duty desk included.",
        measured: {
          before: 620_000,
          after: 471_000,
          unit: "pounds a year",
          beforePeriod: "2021",
          afterPeriod: "April 2023 to March 2024",
        },
      },
    ],
  },
};
