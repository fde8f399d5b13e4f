import type { CaseStudyEntry } from "../schema/work.ts";

const minutes = {
  cooking: 17,
  riding: 7,
  waiting: { before: 12, after: 5 },
  staircase: { before: 4, after: 2 },
};

export const caseStudy: CaseStudyEntry = {
  title: "Delivery app",
  seo: {
    title: "Delivery app for six Spanish cities",
    description:
      "Fresco Porta’s finished meals waited twelve minutes for a courier. A model now predicts when food is ready, and dinner arrives nine minutes sooner.",
  },
  client: "Fresco Porta",
  industry: "Food delivery",
  industryKey: "food-and-beverages",
  summary: "Average delivery 9 minutes shorter and 33% more repeat orders in six cities.",
  image: { image: "case-delivery-app", alt: "" },
  service: "mobile-app-development",
  engagement: {
    from: "2025-03",
    to: "2025-09",
    people: 3,
    days: 390,
    price: 300_000,
    firstVersion: { weeks: 14, people: 3, price: 150_000 },
  },
  facts: [
    { label: "Team", value: "Three of ours, half of the time in Valencia" },
    { label: "Live since", value: "September 2025 in all six cities" },
    { label: "Scale", value: "2,300 couriers, 1,450 kitchens" },
  ],
  problem: {
    heading: "Meals waited for couriers, and couriers for meals",
    text: [
      "Fresco Porta delivers hot meals in six Spanish cities, from Bilbao down to Málaga. In early 2025 an order took 40 minutes from the tap to the doorbell. The company knew that figure well. It didn’t know how the forty minutes were made up, and asked us to find out before anybody designed an app.",
      `Our engineers borrowed bicycles and rode along for six evenings with a stopwatch. Of the average order, ${minutes.cooking} minutes were cooking, ${minutes.riding} were riding and ${minutes.staircase.before} went on finding the right staircase. For the other ${minutes.waiting.before} the finished meal stood on a counter, waiting for a courier. The couriers, meanwhile, stood outside other kitchens and waited for meals that weren’t ready, because each was sent the moment an order came in.`,
    ],
  },
  approach: {
    heading: "Send the courier when the pan comes off the heat",
    steps: [
      {
        title: "A fortnight without software",
        text: "We tested the idea by hand first. In Zaragoza a colleague stood in each of eight kitchens in turn and told the dispatcher by radio when a dish was five minutes from ready. It was crude, and it took six minutes off the average order. That result bought us the budget, and it told us which button the kitchen would need.",
      },
      {
        title: "A model that predicts the paella",
        text: "Of the three native apps we then wrote, the kitchen’s is a tablet with one large button marked Ready. Those presses train a gradient-boosted model, which predicts how long each dish will take at that counter on that evening, and dispatch counts backwards from there. The model is retrained before dawn and goes live only if it beats yesterday’s on the last week of orders. Its typical error is 70 seconds, where the kitchens’ own medians were out by three minutes. A chef who disagrees turns a dial, and the chef’s figure wins.",
      },
      {
        title: "Notes from the last courier",
        text: "The first courier to find an entrance drops a pin on it and can add a line, such as “blue gate, bell broken”. The next one sees it on arrival. Payment runs through Ostra. If the soup is spilt, the courier reports it with one tap and the kitchen releases the refund with another.",
      },
      {
        title: "Six cities in turn",
        text: "Couriers use their own phones, so we tested on 60 borrowed ones, on August afternoons in Murcia, where it gets hotter than most batteries like. Position is now sampled by speed, and hardly at all at a red light, so a shift uses a third of the battery it used to. Zaragoza went first, fourteen weeks after we started, and Bilbao last, each on a weekday morning before the lunch orders. The old app stayed on the phones for a month after that.",
      },
    ],
  },
  result: {
    heading: "Nine minutes, and we can say where each of them went",
    text: `The figures compare the first quarter of 2026 with that of 2025, in the same six cities. An average order takes 31 minutes where it used to take 40. The meal’s wait on the counter fell from ${minutes.waiting.before} minutes to ${minutes.waiting.after}, which is seven of the nine, and finding the staircase takes ${minutes.staircase.after} where it took ${minutes.staircase.before}. Repeat orders rose by 33%, from 2.4 to 3.2 per customer per quarter. Prices hardly changed in that time, and neither did the number of couriers. They complete more rides per hour, and since they’re paid by the ride, fewer of them leave.`,
    figures: [
      {
        value: "9 min",
        label: "shorter average delivery",
        note: "40 minutes from order to doorbell in the first quarter of 2025, 31 a year later, over 3.8 million orders.",
        measured: {
          before: 40,
          after: 31,
          unit: "minutes per order",
          beforePeriod: "January to March 2025",
          afterPeriod: "January to March 2026",
        },
      },
      {
        value: "33%",
        label: "more repeat orders",
        note: "Second and later orders per customer per quarter went from 2.4 to 3.2, with first orders left out.",
        measured: {
          before: 2.4,
          after: 3.2,
          unit: "repeat orders per customer and quarter",
          beforePeriod: "January to March 2025",
          afterPeriod: "January to March 2026",
        },
      },
      {
        value: "6",
        label: "cities, each with a gain",
        note: "Málaga gained most, with more than twelve minutes. Alicante gained just over six.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "parts",
      title: "Where the minutes of an order go",
      caption:
        "Averages over the same six cities. Cooking and riding take as long as ever; the waiting is what shrank.",
      unit: "minutes",
      parts: [
        { label: "Cooking", tone: "blue" },
        { label: "Riding", tone: "sky" },
        { label: "Waiting for a courier", tone: "accent" },
        { label: "Finding the staircase", tone: "quiet" },
      ],
      rows: [
        {
          label: "January to March 2025",
          values: [minutes.cooking, minutes.riding, minutes.waiting.before, minutes.staircase.before],
        },
        {
          label: "January to March 2026",
          values: [minutes.cooking, minutes.riding, minutes.waiting.after, minutes.staircase.after],
        },
      ],
    },
    diagram: {
      title: "From the Ready button to the doorbell",
      caption:
        "Couriers used to be sent when an order came in. Now the model says when the dish will be ready, and dispatch counts backwards.",
      nodes: [
        { key: "kitchen", name: "Kitchen", note: "a tablet with one button", column: 1, row: 1, built: true },
        { key: "customer", name: "Customer", note: "orders and pays", column: 1, row: 2, built: true },
        { key: "model", name: "Model", note: "retrained before dawn", column: 2, row: 1, built: true },
        { key: "dispatch", name: "Dispatch", note: "counts backwards", column: 3, row: 1, built: true },
        { key: "ostra", name: "Ostra", note: "payment", column: 3, row: 2, built: false },
        { key: "courier", name: "Courier", note: "on 2,300 phones", column: 4, row: 1.5, built: true },
      ],
      flows: [
        { from: "kitchen", to: "model", label: "Ready presses" },
        { from: "model", to: "dispatch", label: "minutes per dish" },
        { from: "dispatch", to: "courier", label: "when to set off" },
        { from: "customer", to: "ostra", label: "price of the meal" },
        { from: "courier", to: "ostra", label: "refunds" },
      ],
    },
    screen: {
      image: "screen-delivery-app",
      alt: "A courier’s phone with a map, the time the dish will be ready and a note about the entrance",
      frame: "phone",
      title: "What a courier sees",
      caption: "The app holds couriers back until leaving makes sense.",
      notes: [
        "Setting off is counted backwards from the predicted minute.",
        "The typical error of the prediction is on the screen, too.",
        "The last courier’s note waits at the address.",
      ],
    },
  },
  technology: [
    "Swift",
    "Kotlin",
    "Go",
    "LightGBM",
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
      "I’d already signed off another hundred couriers! Then the engineers came back from a week on bicycles and told us the couriers were fine and our timing wasn’t. I’ve never been so happy to be wrong.",
  },
};
