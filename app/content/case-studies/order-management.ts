import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Order management",
  seo: {
    title: "Order management for a trade wholesaler",
    description:
      "Bexley Trade Supply typed up 9,000 order lines a day for its customers. How the customers came to type them, and what that did for errors.",
  },
  client: "Bexley Trade Supply",
  industry: "Wholesale",
  industryKey: "retail-and-ecommerce",
  summary: "Order errors down 44% and same-day dispatch up to 97% for a trade wholesaler.",
  image: { image: "case-order-management", alt: "" },
  service: "web-application-development",
  engagement: {
    from: "2024-05",
    to: "2025-02",
    people: 3,
    days: 560,
    price: 400_000,
    firstVersion: { weeks: 10, people: 3, price: 100_000 },
  },
  facts: [
    { label: "Team", value: "Three of us, and a sales desk of 26" },
    { label: "Live since", value: "July 2024 at the desk, September outside" },
    { label: "Scale", value: "5 depots, 6,200 accounts, 9,000 lines a day" },
  ],
  problem: {
    heading: "“Ten of the usual elbows” is an order, if you know the plumber",
    text: [
      "Bexley sells pipe and cable to tradespeople who order standing up. From half past six in the morning the orders come in by phone and text message, or as photographs of plasterboard with a list in pencil. Twenty-six people on the sales desk turned all of that into product codes on a green screen from 1998, and the good ones knew that Terry’s elbows are 22 millimetre while Mick’s are 15.",
      "When one of the good ones was off, vans went out wrong. Sixteen lines in every thousand, or 144 a day, had to be credited or picked again because Bexley had made a mistake, and a wrong box could cost a plumber half a morning. Orders also had to wait their turn. One that was keyed at ten to three might miss the three o’clock cut-off because forty others were ahead of it, and about a fifth of what should have left the same day left the next.",
    ],
  },
  approach: {
    heading: "Let customers type their own orders, and make it the quicker way",
    steps: [
      {
        title: "Why the first web shop failed",
        text: "Bexley had opened one in 2019, and five years on it carried 4% of orders. We asked forty customers at the trade counter, over bacon rolls at our expense, and kept hearing about list prices. A roofer with twelve years of negotiated terms wasn’t going to pay what the internet said. So we began with the price file, all 275,000 customer prices of it, and didn’t draw a screen until those prices agreed to the penny with a quarter’s worth of invoices.",
      },
      {
        title: "The order pad",
        text: "It opens on the things this customer bought last, in the words this customer uses. Type “elbow” and Terry sees 22 millimetre first. Ordering the usual takes four taps. The sales desk had it first, after ten weeks, and uses the same pad for customers who’d rather phone. For the photographs of plasterboard there’s a vision model. It proposes product codes line by line and marks the ones it doubts, about one in ten. The desk checks those, and the customer confirms the list before anything is picked. Of the lines it was sure of, 7 in a thousand have turned out wrong.",
      },
      {
        title: "Account by account",
        text: "Every order keyed on the green screen was also priced by the new system, until both had agreed for thirty days. Customers then moved across in weekly groups of about three hundred, smallest accounts first, so that an error would be a cheap one. The warehouse system was sound and we left it alone. The largest housebuilder moved on 14 January 2025. A month later there was no need for a way back any more, and the green screens were switched off.",
      },
      {
        title: "One bad hour in October",
        text: "Not everything went as quietly as that. In week seven, with 2,000 accounts across, our credit check stopped 170 orders within an hour. It compared balances with payments posted overnight, and on the day most accounts pay, nearly everyone looked overdrawn. Lumora, which watches the logs, had paged us within minutes. We turned the check into a warning forty minutes later, the desk released the orders, and the depot manager held three vans back until five. The proper fix took a week. Payments now reach the check as soon as the bank reports them.",
      },
    ],
  },
  result: {
    heading: "Fewer wrong boxes, and the vans leave on time",
    text: "The figures compare the year from March 2025 with calendar 2023. Lines that had to be credited or picked again for that reason fell from 16 to 9 per thousand. Of the orders placed before three o’clock, 97% left the same day, up from 81%, with the same vans and the same cut-off. The sales desk is as large as before, but ten of its people now look after accounts that used to hear from Bexley only when something went wrong. Most of the errors that are left happen in picking, which is the next piece of work.",
    figures: [
      {
        value: "44%",
        label: "fewer order errors",
        note: "From 16.0 to 9.0 wrong lines per thousand, taken from credit notes and re-pick slips in all five depots.",
        measured: {
          before: 16,
          after: 9,
          unit: "wrong lines per thousand",
          beforePeriod: "2023",
          afterPeriod: "March 2025 to February 2026",
        },
      },
      {
        value: "97%",
        label: "dispatched the same day",
        note: "Share of orders placed by 15:00 that were on a van that day, compared with 81% in 2023.",
        measured: {
          name: "Sent the same day, of orders by 15:00",
          before: 81,
          after: 97,
          unit: "% of orders placed by 15:00",
          beforePeriod: "2023",
          afterPeriod: "March 2025 to February 2026",
        },
      },
      {
        value: "62%",
        label: "of orders entered by the customer",
        note: "In the year from March 2025. The old web shop and data exchange together had reached 23% at their best.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "slopes",
      title: "Wrong lines and missed vans",
      caption: "All five depots, calendar 2023 against the year from March 2025.",
    },
    diagram: {
      title: "Three ways in, one order pad",
      caption:
        "However an order arrives, it ends up on the same pad, with the customer’s own prices. The warehouse noticed nothing.",
      nodes: [
        { key: "phone", name: "Phone", column: 1, row: 1, built: false },
        { key: "photographs", name: "Photographs", note: "of plasterboard", column: 1, row: 2, built: false },
        { key: "customers", name: "Customers", note: "6,200 accounts", column: 1, row: 3, built: false },
        { key: "desk", name: "Sales desk", note: "26 people", column: 2, row: 1, built: false },
        { key: "vision", name: "Vision model", note: "marks its doubts", column: 2, row: 2, built: true },
        { key: "pad", name: "Order pad", note: "in the customer’s words", column: 3, row: 2, built: true },
        { key: "prices", name: "Price file", note: "275,000 prices", column: 4, row: 1, built: true },
        { key: "credit", name: "Credit check", note: "as the bank reports", column: 4, row: 2, built: true },
        { key: "warehouse", name: "Warehouse system", note: "left alone", column: 4, row: 3, built: false },
      ],
      flows: [
        { from: "phone", to: "desk", label: "calls" },
        { from: "photographs", to: "vision", label: "pencil lists" },
        { from: "desk", to: "pad", label: "typed" },
        { from: "vision", to: "pad", label: "product codes" },
        { from: "customers", to: "pad", label: "62% of orders" },
        { from: "prices", to: "pad", label: "own terms" },
        { from: "pad", to: "credit", label: "balance?" },
        { from: "pad", to: "warehouse", label: "to pick" },
      ],
    },
    screen: {
      image: "screen-order-management",
      alt: "A phone with an order pad: a search for elbow, the customer’s usual sizes and his own prices",
      frame: "phone",
      title: "Four taps on a ladder",
      caption: "The order pad, opened by a plumber at a quarter to seven.",
      notes: [
        "“Elbow” finds the size that this customer means.",
        "Prices are his, to the penny.",
        "The button says whether the order will make the van.",
      ],
    },
  },
  technology: [
    "Ruby on Rails",
    "Hotwire",
    "PostgreSQL",
    "OpenSearch",
    "Sidekiq",
    "Tailwind CSS",
    "EDIFACT",
    "Lumora",
    "Florence-2",
    "Open Banking",
  ],
  quote: {
    name: "Daniel Osei",
    role: "Operations director, Bexley Trade Supply",
    image: "daniel",
    rating: 4,
    quote:
      "Look, we had one horrible hour in October and they were on to it before I’d finished swearing. Three orders in a hundred miss the van now. It used to be nineteen, and I could’ve told you most of their names.",
  },
};
