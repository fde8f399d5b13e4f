import type { CaseStudy } from "../schema/work.ts";

export const marketplaceApp: CaseStudy = {
  slug: "marketplace-app",
  title: "Marketplace app",
  seo: {
    title: "Marketplace app: a tool listed in 40 seconds",
    description:
      "Second Bench resells used tools in Czechia and Austria. We cut a six-minute listing form to 40 seconds, and learned about batteries the hard way.",
  },
  client: "Second Bench",
  industry: "Online marketplace",
  summary: "Listing a tool takes 40 seconds. 38% more sales per seller within a year.",
  image: { image: "case-marketplace-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Twenty weeks to launch" },
    { label: "Team", value: "Two app engineers, one back end, one designer" },
    { label: "Live since", value: "1 July 2025" },
    { label: "Scale", value: "74,000 sellers, Czech and German" },
  ],
  problem: {
    heading: "Every shed is full of stock that nobody lists.",
    text: [
      "A joiner in Brno owns three planers and uses one. Selling the others on Second Bench meant a form: category, subcategory, brand, model, voltage, condition, description, price, parcel size. The median seller needed six minutes and ten seconds, and of those who began, 58% gave up, usually at the price.",
      "Pavel Dvořák’s team had already made most fields optional. Listings became quick and useless: ‘drill, good’, no model, no voltage, and a buyer in Graz who did not dare. Fields were put back one after another until the form was as long as before. By then the Android app and the mobile website had to be changed separately for each attempt, and there was no iPhone app to begin with.",
    ],
  },
  approach: {
    heading: "A budget of forty seconds, spent to the second.",
    steps: [
      {
        title: "Twelve for pictures, six for the plate",
        text: "Tools describe themselves, on a small metal plate that sellers rarely photograph. The camera now asks for three views and then for the plate, and reads brand, model and voltage from it on the phone. Nothing is uploaded until the seller agrees. We trained on 52,000 old listings whose data was known; a plate too worn to read falls back on a search box with four suggestions.",
      },
      {
        title: "Nine for the price",
        text: "Price was where people gave up, so the app goes first. It shows what that model fetched in the last half-year as a range, with a marker on the median, and the thumb does the rest. Auctions were considered and set aside: tradespeople told us they want the money this week. A generated description was in the prototype too. Buyers trusted it less than two honest words and a picture of the scratch, and it went.",
      },
      {
        title: "Thirteen for the rest, and one mistake",
        text: "Eight seconds go to delivery and five to a last look before publishing: forty in all. The mistake was ours. In the first month returns rose by four percentage points, because the reader took 12-volt and 18-volt versions of the same drill for one another. The app now asks when two voltages exist. In Austria a carrier also refused parcels with loose lithium batteries. We had the rule in our notes and not in the code; sellers were refunded the postage, and the box size now depends on the battery.",
      },
      {
        title: "Old shop, closing sale",
        text: "One React Native codebase serves both systems. The old Android app kept running for ninety days with a banner, and its share of listings was watched daily: it fell below one in a hundred on day 61. Saved searches moved over by themselves. The mobile website became a catalogue that opens the app, and the form behind it was deleted on 30 September 2025, along with 14,000 lines of validation.",
      },
    ],
  },
  result: {
    heading: "More tools leave the shed, and they find a bench.",
    text: "Timing comes from the app itself: the median from opening the camera to a published listing was 40 seconds in the second quarter of 2026, over 96,000 listings. Before, it was six minutes and ten seconds. Sales per active seller rose from 2.9 to 4.0 in the quarter, comparing the second quarter of 2025, the last before launch, with that of 2026. Sellers list more, and listings with a model number sell in nine days where bare ones take sixteen. Returns are back to 3.1%, a shade below where they started.",
    figures: [
      {
        value: "40 s",
        label: "to list a tool",
        note: "Median of all listings in the second quarter of 2026, worn plates and second thoughts included.",
      },
      {
        value: "38%",
        label: "more sales per seller",
        note: "2.9 tools per active seller in the quarter before launch, 4.0 in the same quarter one year on.",
      },
      {
        value: "21%",
        label: "give up before publishing",
        note: "Down from 58% with the form; most who stop now do so on seeing what their tool is worth.",
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
    "ML Kit text recognition",
    "ONNX Runtime",
  ],
  quote: {
    name: "Pavel Dvořák",
    role: "Chief technology officer, Second Bench",
    image: "pavel",
    rating: 4,
    quote:
      "I timed my father with his old router, wearing his glasses on his forehead. Forty-three seconds, and it was sold on Friday. When the voltage bug came, they reported it to us with the fix already in review.",
  },
};
