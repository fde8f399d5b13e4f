import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Delivery app",
  seo: {
    title: "Delivery app for six Spanish cities",
    description:
      "Fresco Porta’s couriers spent twelve minutes of every order waiting outside a kitchen. Three native apps later, dinner arrives nine minutes sooner.",
  },
  client: "Fresco Porta",
  industry: "Food delivery",
  summary: "Average delivery 9 minutes shorter and 33% more repeat orders in six cities.",
  image: { image: "case-delivery-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Seven months, first kitchen after 14 weeks" },
    { label: "Team", value: "Six, half of the time in Valencia" },
    { label: "Live since", value: "October 2025 in all six cities" },
    { label: "Scale", value: "2,300 couriers, 1,450 kitchens" },
  ],
  problem: {
    heading: "The slowest part of the ride was standing still",
    text: [
      "Fresco Porta delivers hot meals in six Spanish cities, from Bilbao down to Málaga. In early 2025 an order took 40 minutes on average and everyone blamed the traffic. The company had paid bonuses at peak times and taken on 300 more couriers, and the average had moved by forty seconds.",
      "We didn’t believe in the traffic, but we didn’t have a better theory either. So two of us borrowed bicycles and rode along for six evenings, noting each time a courier stopped moving. By the fourth evening there was a pattern, and it wasn’t on the road. Couriers were sent the moment an order came in, reached the kitchen long before the food was ready, and waited twelve minutes on the pavement. At the other end they lost more time looking for the right staircase in blocks that have four.",
    ],
  },
  approach: {
    heading: "Send the courier when the pan comes off the heat",
    steps: [
      {
        title: "A fortnight without software",
        text: "We tested the theory by hand first. In Zaragoza a colleague stood in each of eight kitchens in turn and told the dispatcher by radio when a dish was five minutes from ready. It was crude, and it took six minutes off the average order. That result bought us the budget, and it told us which button the kitchen would need.",
      },
      {
        title: "One button in the kitchen",
        text: "We then wrote three native apps, and the kitchen’s is a tablet with one large button marked Ready. A month of presses told us how long a paella takes at a given counter on a given evening, and dispatch began counting backwards from there. Kitchens in Bilbao soon pressed early to be sure of a rider, so waiting couriers got a Not Yet button, and the two correct each other. All of it is arithmetic on medians. A neural network did seven seconds better on the same data, but it couldn’t explain itself to a chef.",
      },
      {
        title: "Notes from the last courier",
        text: "The first courier to find an entrance drops a pin on it and can add a line, such as “blue gate, bell broken”. The next one sees it on arrival. Fresco Porta had also asked for three or four orders per ride. Our trial had the third customer eating cold rice, so the limit is two. Payment runs through Ostra, so a refund for a spilt soup takes the courier one tap.",
      },
      {
        title: "Six cities in turn",
        text: "Couriers use their own phones, so we tested on 60 borrowed ones, on August afternoons in Murcia, where it gets hotter than most batteries like. Position is now sampled by speed, and hardly at all at a red light, so a shift uses a third of the battery it used to. Zaragoza went first and Bilbao last, each on a weekday morning, well before the lunch orders. The old app stayed on the phones for thirty days after that and was then retired.",
      },
    ],
  },
  result: {
    heading: "Nine minutes, and we can say where each of them went",
    text: "All the figures compare the first quarter of 2026 with that of 2025, in the same six cities. An average order takes 31 minutes where it used to take 40. Seven of those nine minutes were saved at the kitchen door, where the wait fell from twelve minutes to five, and two at the customer’s staircase. Repeat orders rose by 33%, from 2.4 to 3.2 per customer per quarter. Prices hardly changed in that time, and neither did the number of couriers. Couriers complete more rides per hour, and since they’re paid by the ride, fewer of them leave.",
    figures: [
      {
        value: "9 min",
        label: "shorter average delivery",
        note: "40 minutes from order to doorbell in the first quarter of 2025, 31 a year later, over 3.8 million orders.",
      },
      {
        value: "33%",
        label: "more repeat orders",
        note: "Second and later orders per customer per quarter went from 2.4 to 3.2, with first orders left out.",
      },
      {
        value: "6",
        label: "cities, each with a gain",
        note: "Bilbao gained most, with more than twelve minutes. Alicante gained just over six.",
      },
    ],
  },
  technology: [
    "Swift",
    "Kotlin",
    "Go",
    "PostGIS",
    "Valhalla",
    "NATS",
    "Redis",
    "Ostra",
    "Firebase Cloud Messaging",
  ],
  quote: {
    name: "Lucía Ferrer",
    role: "Head of product, Fresco Porta",
    image: "lucia",
    rating: 5,
    quote:
      "I’d already signed off another hundred couriers! Then two engineers came back from a week on bicycles and told us the couriers were fine and our timing wasn’t. I’ve never been so happy to be wrong.",
  },
};
