import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Marketplace app",
  seo: {
    title: "Marketplace app: a tool listed in 40 seconds",
    description:
      "Second Bench is where tradespeople in Czechia and Austria sell tools they no longer use. Listing one took six minutes; we gave ourselves 40 seconds.",
  },
  client: "Second Bench",
  industry: "Online marketplace",
  summary: "Listing a tool takes 40 seconds, and each seller makes 36% more sales.",
  image: { image: "case-marketplace-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Twenty weeks to launch, first sellers after ten" },
    { label: "Team", value: "Two app engineers, one back end, one designer" },
    { label: "Live since", value: "1 July 2025" },
    { label: "Scale", value: "68,000 sellers in two countries" },
  ],
  problem: {
    heading: "Every shed is full of stock that never gets listed",
    text: [
      "A joiner in Brno owns three planers and uses one. To sell the others on Second Bench he had to fill in a form that began with the category and ended, eight fields later, with the size of the parcel. The median seller needed six minutes and ten seconds. Of those who started, 58% gave up, usually at the price.",
      "Pavel Dvořák’s team had already tried making most of the fields optional. Listings became quick and useless. A buyer in Graz wasn’t going to risk his money on “drill, good”. So the fields came back one after another until the form was as long as before. Each attempt had to be built twice, for the Android app and the mobile website, and there was no iPhone app at all.",
    ],
  },
  approach: {
    heading: "A budget of forty seconds, spent to the second",
    steps: [
      {
        title: "Where forty comes from",
        text: "We asked 30 tradespeople how long they’d spend on selling a tool before they’d rather leave it in the shed. The answers clustered around “as long as a traffic light”, and the lights in Brno take 40 seconds. From then on every idea had to say how many seconds it wanted and whose it would take. A stopwatch lay on the table at each review. Auctions were out, since sellers want the money this week, and so was a generated description, which buyers trusted less than two honest words and a picture of the scratch.",
      },
      {
        title: "Eighteen for the camera",
        text: "Tools describe themselves, on a small metal plate that sellers rarely think to photograph. The camera spends twelve seconds on three views and six on the plate, and reads the model and voltage from it without leaving the phone. Nothing is uploaded until the seller agrees. We trained it on 47,000 old listings. Where a model exists in two voltages the app asks which one it is, and if the plate is too worn to read there’s a search box with four suggestions.",
      },
      {
        title: "Nine for the price",
        text: "Price was where people gave up, so the app makes the first move. It shows what that model has fetched in the past half-year as a range, with a marker on the median, and the seller’s thumb does the rest. Showing a single recommended price would have been three seconds faster. In the trial, though, people haggled with it, and a range is something you can simply agree with.",
      },
      {
        title: "Thirteen for everything else",
        text: "Delivery gets eight seconds and a last look before publishing gets five, which makes forty. The size of the box depends on whether there’s a battery in it, because carriers won’t take loose lithium cells. The buyer’s money is held by Ostra until the parcel arrives, and that costs the seller no time at all. One React Native codebase serves both systems. The old Android app kept working until the end of September 2025, by which time hardly anyone was using it.",
      },
    ],
  },
  result: {
    heading: "More tools leave the shed",
    text: "The timing comes from the app itself. In the second quarter of 2026, over 96,000 listings, the median from opening the camera to a published listing was 40 seconds, against six minutes and ten seconds before. Sales per active seller rose by 36%, from 2.8 a quarter to 3.8, comparing the last quarter before launch with the same one a year later. Sellers list more, and a listing with a model number sells in ten days where a bare one takes seventeen.",
    figures: [
      {
        value: "40 s",
        label: "to list a tool",
        note: "Median of all listings in the second quarter of 2026, worn plates and second thoughts included.",
      },
      {
        value: "36%",
        label: "more sales per seller",
        note: "2.8 tools per active seller in the quarter before launch, 3.8 in the same quarter one year on.",
      },
      {
        value: "21%",
        label: "give up before publishing",
        note: "Down from 58% with the form; most of those who stop now do so on seeing what their tool is worth.",
      },
    ],
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
