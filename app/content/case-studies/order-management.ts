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
  summary: "Order errors down 44% and same-day dispatch up to 97% for a trade wholesaler.",
  image: { image: "case-order-management", alt: "" },
  service: "web-application-development",
  facts: [
    { label: "Duration", value: "Ten months, May 2024 to February 2025" },
    { label: "Team", value: "Four of us, and a sales desk of 26" },
    { label: "Live since", value: "September 2024" },
    { label: "Scale", value: "5 depots, 6,200 accounts, 9,000 lines a day" },
  ],
  problem: {
    heading: "“Ten of the usual elbows” is an order, if you know the plumber",
    text: [
      "Bexley sells pipe and cable to tradespeople who order standing up. From half past six in the morning the orders come in by phone and text message, or as photographs of plasterboard with a list in pencil. Twenty-six people on the sales desk turned all of that into product codes on a green screen from 1998, and the good ones knew that Terry’s elbows are 22 millimetre while Mick’s are 15.",
      "When one of the good ones was off, vans went out wrong. Sixteen lines in every thousand had to be credited or picked again, and each of those cost a driver an hour and a plumber half a morning. Orders also had to wait their turn. One that was keyed at ten to three might miss the three o’clock cut-off because forty others were ahead of it, and about a fifth of what should have left the same day left the next.",
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
        text: "It opens on the things this customer bought last, in the words this customer uses. Type “elbow” and Terry sees 22 millimetre first. Ordering the usual takes four taps and works with one thumb on a ladder. The sales desk uses the same pad for everyone else, so there’s one set of rules and no second program to maintain. We also tried reading the photographs by machine. It got nine lines in ten right, the tenth was the whole problem, and a person still reads them.",
      },
      {
        title: "Account by account",
        text: "Every order keyed on the green screen was also priced by the new system, until the two had agreed for thirty days. Customers then moved across in weekly groups of about three hundred, smallest accounts first, so that an error would be a cheap one. The warehouse system was sound and we left it alone. The largest housebuilder moved on 14 January 2025. Thirty days later there was no need for a way back any more, and the terminals went to a collector in Swindon.",
      },
      {
        title: "One bad hour in October",
        text: "Not everything went as quietly as that. In week seven, with 2,000 accounts across, our credit check stopped 170 orders within an hour. It compared balances with payments posted overnight, and on the day most accounts pay, nearly everyone looked overdrawn. We turned the check into a warning forty minutes later, the desk released the orders, and the depot manager held three vans back until five. The proper fix took a week. Payments now reach the check as soon as the bank reports them.",
      },
    ],
  },
  result: {
    heading: "Fewer wrong boxes, and the vans leave on time",
    text: "We compared the year from March 2025 with calendar 2023. Lines that had to be credited or picked again through Bexley’s own fault fell from 16 to 9 per thousand. Of the orders placed before three o’clock, 97% left the same day, up from 81%, with the same vans and the same cut-off. The sales desk is still 26 people, and ten of them now look after accounts that used to hear from Bexley only when something went wrong. Most of the errors that are left happen in picking, which is the next piece of work.",
    figures: [
      {
        value: "44%",
        label: "fewer order errors",
        note: "From 16.0 to 9.0 wrong lines per thousand, taken from credit notes and re-pick slips in all five depots.",
      },
      {
        value: "97%",
        label: "dispatched the same day",
        note: "Share of orders placed by 15:00 that were on a van that day, compared with 81% in 2023.",
      },
      {
        value: "62%",
        label: "of orders entered by the customer",
        note: "The old web shop and data exchange together had reached 23% at their best.",
      },
    ],
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
