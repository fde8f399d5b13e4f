import type { CaseStudy } from "../schema/work.ts";

export const orderManagement: CaseStudy = {
  slug: "order-management",
  title: "Order management",
  seo: {
    title: "Order management for a trade wholesaler",
    description:
      "Bexley Trade Supply typed 9,000 order lines a day from phone calls and photographs. How errors fell, vans filled, and one hour in October went badly.",
  },
  client: "Bexley Trade Supply",
  industry: "Wholesale",
  summary: "Order errors down 41% and same-day dispatch up to 97% for a trade wholesaler.",
  image: { image: "case-order-management", alt: "" },
  service: "web-application-development",
  facts: [
    { label: "Duration", value: "Eleven months" },
    { label: "Team", value: "Four of us, and a sales desk of 26" },
    { label: "Live since", value: "September 2024" },
    { label: "Scale", value: "5 depots, 6,200 accounts, 9,000 lines a day" },
  ],
  problem: {
    heading: "‘Ten of the usual elbows’ is an order, if you know the plumber.",
    text: [
      "Bexley sells pipe, cable and fixings to tradespeople who order standing up. At half past six in the morning orders come in by telephone, text message, e-mail and photographs of plasterboard with a list in pencil. Twenty-six people on the sales desk turned all that into product codes on a green screen from 1998, and the good ones knew that Terry’s elbows are 22 millimetre and Mick’s are 15.",
      "When one of the good ones was off, vans went out wrong. Seventeen lines in every thousand were credited or picked again, and each cost a driver an hour and a plumber half a morning. Orders also queued: one keyed at ten to three might miss the three o’clock cut-off because forty were ahead of it. About a fifth of what should have left the same day left the next.",
    ],
  },
  approach: {
    heading: "Let the customer type, and make it quicker than ringing.",
    steps: [
      {
        title: "Why the first web shop failed",
        text: "Bexley had opened one in 2019. Five years on it carried 4% of orders. We asked forty customers at the trade counter, over bacon rolls at our expense, and heard the same thing: list prices. A roofer with nine years of negotiated terms was not going to pay what the internet said. So the new system began with the price file, all 310,000 customer prices of it, and a screen was drawn only when the prices agreed with the invoices of the previous quarter to the penny.",
      },
      {
        title: "The order pad",
        text: "It opens on what this customer bought last, in the words this customer uses. Type ‘elbow’ and Terry sees 22 millimetre first. An order for the usual takes four taps and works with one thumb on a ladder. The sales desk uses the same pad for callers, which means one set of rules and no second program to maintain. Reading e-mailed photographs by machine was on the wish list; our trial got nine lines in ten right, and the tenth was the whole problem, so a person still reads them.",
      },
      {
        title: "Account by account",
        text: "Customers were moved in weekly groups of about three hundred, smallest accounts first, so that an error would be cheap. The warehouse system was sound and we left it alone, behind an interface. Once an account had moved, the green screen refused new orders for it. The largest housebuilder went across in January 2025, and on 14 February the terminals were unplugged, labelled, and taken away by a collector from Swindon.",
      },
      {
        title: "One Wednesday at 14:10",
        text: "It had not all been quiet. In week seven, with 2,000 accounts across, the credit check stopped 212 orders inside an hour. It compared balances with payments posted overnight, and on the day most accounts pay, nearly everyone looked overdrawn. We turned the check into a warning at 14:50, the desk released what was held, and the depot manager kept three vans back until five. The proper cure took a week: payments now reach the check as the bank reports them.",
      },
    ],
  },
  result: {
    heading: "Fewer wrong boxes, and the vans leave full.",
    text: "The year from March 2025 was set against calendar 2023. Errors, meaning lines credited or re-picked through Bexley’s own fault, fell from 17 to 10 per thousand. Of orders placed before three o’clock, 97% left the same day, up from 81%, with the same vans and the same cut-off. Nobody on the sales desk lost a job: nine of them now look after accounts that had never been called before. What still goes wrong is mostly picking, which is the next piece of work.",
    figures: [
      {
        value: "41%",
        label: "fewer order errors",
        note: "From 17.0 to 10.0 wrong lines per thousand, taken from credit notes and re-pick slips in all five depots.",
      },
      {
        value: "97%",
        label: "dispatched the same day",
        note: "Share of orders in by 15:00 and on a van that day; in 2023 it stood at 81%.",
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
    "Open Banking",
  ],
  quote: {
    name: "Daniel Osei",
    role: "Operations director, Bexley Trade Supply",
    image: "daniel",
    rating: 4,
    quote:
      "We had one horrible hour in October and they were on the phone before I was. Since then three orders in every hundred miss the van. It used to be nineteen, and I knew most of them by name.",
  },
};
