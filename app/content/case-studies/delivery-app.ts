import type { CaseStudy } from "../schema/work.ts";

export const deliveryApp: CaseStudy = {
  slug: "delivery-app",
  title: "Delivery app",
  seo: {
    title: "Delivery app for six Spanish cities",
    description:
      "Fresco Porta’s couriers spent eleven minutes per order waiting at kitchen doors. Three native apps later, dinner arrives nine minutes sooner.",
  },
  client: "Fresco Porta",
  industry: "Food delivery",
  summary: "Average delivery 9 minutes shorter and 33% more repeat orders in six cities.",
  image: { image: "case-delivery-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Seven months" },
    { label: "Team", value: "Six, alternating Leeds and Valencia" },
    { label: "Live since", value: "October 2025 in all six cities" },
    { label: "Scale", value: "2,300 couriers, 1,450 kitchens" },
  ],
  problem: {
    heading: "The slowest part of the ride was standing still.",
    text: [
      "Fresco Porta delivers hot meals in Valencia, Zaragoza, Málaga, Murcia, Alicante and Bilbao. In early 2025 an order took 41 minutes on average and the company believed it had a traffic problem. It had paid peak bonuses and hired 300 more couriers. The average moved by forty seconds.",
      "We rode along for six evenings with a stopwatch. Couriers were sent the instant an order came in, so they reached the kitchen long before the food was ready and waited eleven minutes on the pavement. At the other end they lost more time hunting for the right staircase in blocks with four. The app, a mobile website in a wrapper, knew a street address and nothing about doors.",
    ],
  },
  approach: {
    heading: "Send the courier when the pan comes off the heat.",
    steps: [
      {
        title: "A button in the kitchen",
        text: "We wrote three native apps: for customers, for couriers, and for kitchens, where it is a tablet with one large button marked ready. A month of presses told us how long a paella takes at a given counter on a given evening, and dispatch began to count backwards from that. Kitchens in Bilbao soon pressed early, to be sure of a rider, so a waiting courier got a button too: not yet. The two signals correct each other. It is arithmetic on medians. A neural network, tried on the same data, won by eleven seconds and could not explain itself to a chef.",
      },
      {
        title: "Notes from the last courier",
        text: "Whoever finds the entrance drops a pin on it and may add a line: blue gate, bell broken, ring the bar. The next courier sees it on arrival. Product management had asked for baskets of three or four orders per ride. Our trial showed the third customer eating cold rice, and the limit is two.",
      },
      {
        title: "Forty-four telephones",
        text: "Couriers use their own phones, which nearly sank us in Murcia. In August the new app emptied a battery by five in the afternoon, and at 43 degrees some devices simply shut down. We stopped the pilot for nine days. Position is now sampled by speed, and hardly at all at a red light; a shift takes a third of the charge it did. Another 44 phones were too old for the app, so Fresco Porta bought refurbished ones and lent them out. Cities then moved one by one, Zaragoza first, and on 12 October 2025 the wrapper’s last session, a late order of croquettes, was allowed to finish before its servers stopped.",
      },
    ],
  },
  result: {
    heading: "Nine minutes, and we can say where each one went.",
    text: "All figures set the first quarter of 2026 beside that of 2025, in the same six cities. An average order takes 32 minutes where it took 41. Seven of the nine minutes were saved at the kitchen door, where the wait fell from eleven minutes to four, and two at the customer’s staircase. Repeat orders rose from 2.4 to 3.2 per customer and quarter. Prices, fees and the number of couriers hardly changed in between. Couriers now complete more rides per hour, and since they are paid by the ride, fewer of them leave.",
    figures: [
      {
        value: "9 min",
        label: "shorter average delivery",
        note: "41 minutes from order to doorbell in the first quarter of 2025, 32 a year later, over 3.8 million orders.",
      },
      {
        value: "33%",
        label: "more repeat orders",
        note: "Second and later orders per customer and quarter went from 2.4 to 3.2; first orders are left out of the count.",
      },
      {
        value: "6",
        label: "cities, each with a gain",
        note: "Bilbao gained most, at eleven and a half minutes, and Alicante least, at just over six.",
      },
    ],
  },
  technology: ["Swift", "Kotlin", "Go", "PostGIS", "Valhalla", "NATS", "Redis", "Firebase Cloud Messaging"],
  quote: {
    name: "Lucía Ferrer",
    role: "Head of product, Fresco Porta",
    image: "lucia",
    rating: 5,
    quote:
      "We were about to hire another hundred couriers. Two of their engineers spent a week on bicycles and came back to say the couriers were fast and our timing was slow. That report saved us a recruitment campaign.",
  },
};
