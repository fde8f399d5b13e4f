import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Marketplace app",
  seo: {
    title: "Marketplace app: a tool listed in 40 seconds",
    description:
      "Second Bench sells used tools in Czechia and Austria. A model on the phone reads the type plate, so listing takes 40 seconds instead of six minutes.",
  },
  client: "Second Bench",
  industry: "Online marketplace",
  industryKey: "retail-and-ecommerce",
  summary: "Listing a tool takes 40 seconds, and each seller makes 36% more sales.",
  image: { image: "case-marketplace-app", alt: "" },
  service: "cross-platform-app-development",
  engagement: {
    from: "2025-02",
    to: "2025-06",
    people: 4,
    days: 360,
    price: 250_000,
    firstVersion: { weeks: 10, people: 3, price: 107_000 },
  },
  facts: [
    { label: "Team", value: "Four, one of them a designer" },
    { label: "Live since", value: "1 July 2025" },
    { label: "Scale", value: "68,000 registered sellers, Czechia and Austria" },
  ],
  problem: {
    heading: "Every shed is full of stock that never gets listed",
    text: [
      "A joiner in Brno owns three planers and uses one. To sell the others on Second Bench he had to fill in a form that began with the category and ended, eight fields later, with the size of the parcel. The median seller needed six minutes and ten seconds. Of those who started, 58% gave up, usually at the price.",
      "All the fields were there for a reason. A buyer in Graz won’t risk his money on “drill, good”; he wants the model, the voltage and a picture of the scratch. So Pavel Dvořák didn’t ask us for a shorter form. He asked how much of it the phone could fill in, and whether one app could do it for Android and for the iPhone owners who’d never had one.",
    ],
  },
  approach: {
    heading: "A budget of forty seconds, spent to the second",
    steps: [
      {
        title: "Where forty comes from",
        text: "We asked 30 tradespeople how long they’d spend on selling a tool before they’d rather leave it in the shed. The answers clustered around “as long as a traffic light”, and the lights in Brno take 40 seconds. From then on every idea had to say how many seconds it wanted and whose it would take. A stopwatch lay on the table at each review.",
      },
      {
        title: "Eighteen for the camera, which reads the plate",
        text: "Tools describe themselves, on a small metal plate that sellers rarely think to photograph. The camera spends twelve seconds on three views and six on the plate. A model that we trained on 47,000 old listings recognises the tool and reads its type and voltage on the phone itself, so nothing is uploaded until the seller agrees. It gets 94 plates in 100 right. When it isn’t sure it asks, and when a plate is too worn there’s a search box with four suggestions. Each correction goes into the next round of training.",
      },
      {
        title: "Nine for the price",
        text: "Price was where people gave up, so the app makes the first move. It shows what that model has fetched in the past half-year as a range, with a marker on the median, and the seller’s thumb does the rest. In the trial people haggled with a single recommended price. A range is something you can simply agree with.",
      },
      {
        title: "Thirteen for everything else",
        text: "Delivery gets eight seconds and a last look before publishing gets five, which makes forty. The size of the box depends on whether there’s a battery in it, because carriers won’t take loose lithium cells. The buyer’s money is held by Ostra until the parcel arrives, and that costs the seller no time at all. One React Native codebase serves both systems. The first sellers had it after ten weeks, and the old Android app retired in September 2025.",
      },
    ],
  },
  result: {
    heading: "More tools leave the shed",
    text: "The timing comes from the app itself. In the second quarter of 2026, over 96,000 listings, the median from opening the camera to a published listing was 40 seconds, against six minutes and ten seconds before. Sales per active seller rose by 36%, from 2.8 a quarter to 3.8, comparing the last quarter before launch, trial sellers left out, with the same one a year later. A seller counts as active in a quarter if they’ve listed something. Sellers list more, and a listing with a model number sells in ten days where a bare one takes seventeen.",
    figures: [
      {
        value: "40 s",
        label: "to list a tool",
        note: "Median of all listings in the second quarter of 2026, worn plates and second thoughts included.",
        measured: {
          before: 370,
          after: 40,
          unit: "seconds per listing",
          beforePeriod: "April to June 2025",
          afterPeriod: "April to June 2026",
        },
      },
      {
        value: "36%",
        label: "more sales per seller",
        note: "2.8 tools per active seller in the quarter before launch, 3.8 in the same quarter one year on.",
        measured: {
          before: 2.8,
          after: 3.8,
          unit: "sales per active seller and quarter",
          beforePeriod: "April to June 2025",
          afterPeriod: "April to June 2026",
        },
      },
      {
        value: "21%",
        label: "give up before publishing",
        note: "Down from 58% with the form; most of those who stop now do so on seeing what their tool is worth.",
        measured: {
          name: "Listings given up",
          before: 58,
          after: 21,
          unit: "% of started listings",
          beforePeriod: "April to June 2025",
          afterPeriod: "April to June 2026",
        },
      },
    ],
  },
  evidence: {
    chart: {
      kind: "bars",
      title: "Faster to list, fewer who give up",
      caption: "The last quarter with the form and the same quarter a year later, from the app’s own log.",
    },
    diagram: {
      title: "The phone fills in the form",
      caption:
        "The model runs on the phone, so nothing is uploaded until the seller agrees. Its mistakes become lessons.",
      nodes: [
        { key: "camera", name: "Camera", note: "18 of the 40 seconds", column: 1, row: 1.5, built: true },
        { key: "model", name: "Model", note: "on the phone itself", column: 2, row: 1, built: true },
        { key: "search", name: "Search box", note: "four suggestions", column: 2, row: 2, built: true },
        { key: "listing", name: "Listing", note: "type, voltage, price", column: 3, row: 1.5, built: true },
        { key: "ostra", name: "Ostra", note: "holds the money", column: 4, row: 1, built: false },
        { key: "training", name: "Training", note: "the next model", column: 4, row: 2, built: true },
      ],
      flows: [
        { from: "camera", to: "model", label: "the type plate" },
        { from: "camera", to: "search", label: "a worn plate" },
        { from: "model", to: "listing", label: "94 in 100 right" },
        { from: "search", to: "listing" },
        { from: "listing", to: "ostra", label: "a sale" },
        { from: "listing", to: "training", label: "corrections" },
      ],
    },
    screen: {
      image: "screen-marketplace-app",
      alt: "A phone with a photographed drill, its recognised model and a slider for the price",
      frame: "phone",
      title: "Nine seconds for the price",
      caption: "The step at which most sellers used to give up.",
      notes: [
        "The plate has been read: model and voltage are filled in.",
        "The curve is what this model has really fetched.",
        "A stopwatch runs along, as it did in our reviews.",
      ],
    },
  },
  technology: [
    "React Native",
    "Expo",
    "TypeScript",
    "NestJS",
    "MySQL",
    "Typesense",
    "Ostra",
    "ML Kit text recognition",
    "PyTorch",
    "ONNX Runtime",
  ],
  quote: {
    name: "Pavel Dvořák",
    role: "Chief technology officer, Second Bench",
    image: "pavel",
    rating: 4,
    quote:
      "Median 40 seconds, 95th percentile 1:50, confirmed from our own logs. My father needed a minute, with his glasses on his forehead.",
  },
};
