import { foundingYear } from "./company.ts";
import type { IndustryCard } from "./schema/industry.ts";

export const industryCards: IndustryCard[] = [
  {
    name: "Fitness & Wellness",
    key: "fitness-and-wellness",
    fact: "Class booking for 240 studios",
    summary:
      "Class bookings and direct debits that agree with the turnstile. Members of Stride Studios book 27% more classes than they did before our app.",
    picture: { image: "industry-fitness-and-wellness", alt: "" },
    linked: true,
  },
  {
    name: "Sports & Gaming",
    key: "sports-and-gaming",
    fact: "Live scores when a whole stadium refreshes",
    summary:
      "Match data and ticketing, rehearsed at three times the expected crowd. The 214 clubs of the Three Ridings Football League register players and report scores with our system.",
    picture: { image: "industry-sports-and-gaming", alt: "" },
    linked: true,
  },
  {
    name: "Food & Beverages",
    key: "food-and-beverages",
    fact: "Recalls that take minutes instead of a day",
    summary:
      "Lot histories that people can enter with gloves on, and recalls in minutes. At the other end of the trade, Fresco Porta delivers dinner nine minutes sooner with our apps.",
    picture: { image: "industry-food-and-beverages", alt: "" },
    linked: true,
  },
  {
    name: "Finance & Insurance",
    key: "finance-and-insurance",
    fact: "Accounts opened in six minutes",
    summary:
      "Payments and policies for supervised firms, checked against the ledger every hour. At Nordsund Bank a new customer typically has an account in six minutes instead of three days.",
    picture: { image: "industry-finance-and-insurance", alt: "" },
    linked: false,
  },
  {
    name: "Housing & Infrastructure",
    key: "housing-and-infrastructure",
    fact: "Repairs and handovers on one plan",
    summary:
      "Repairs desks and asset registers for landlords. At Tarn Court Homes, with 9,400 flats, a report of damp gets a surveyor and a legal deadline on the morning it comes in.",
    picture: { image: "industry-housing-and-infrastructure", alt: "" },
    linked: false,
  },
  {
    name: "Supply Chain & Logistics",
    key: "supply-chain-and-logistics",
    fact: "Dock slots and customs papers in one queue",
    summary:
      "Dispatch and customs software for hauliers and ports. The lorry gates of the Port of Aarhaven kept working for ten hours while its cable to town was cut.",
    picture: { image: "industry-supply-chain-and-logistics", alt: "" },
    linked: false,
  },
  {
    name: "Education/eLearning",
    key: "education-elearning",
    fact: "Exams for 90,000 learners at nine o’clock",
    summary:
      "Assessment for colleges and schools. Kirkgate Open College’s learners start their exams at the same minute, and Numeral’s pupils practise without a connection.",
    picture: { image: "industry-education-elearning", alt: "" },
    linked: false,
  },
  {
    name: "Health Care",
    key: "health-care",
    fact: "Referrals answered in a day, not in six",
    summary:
      "Booking and referral systems, designed with a clinician at the table. Saint-Aubin Hospitals answer referrals the next day, and Linden Dental Group’s no-shows fell by 35%.",
    picture: { image: "industry-health-care", alt: "" },
    linked: false,
  },
  {
    name: "Travel & Hospitality",
    key: "travel-and-hospitality",
    fact: "One inventory for every channel and desk",
    summary: `Reservations and check-in for hotels and ferries. Haaf Line, our first client, hasn’t sold the same place on its car deck twice since ${foundingYear}.`,
    picture: { image: "industry-travel-and-hospitality", alt: "" },
    linked: false,
  },
  {
    name: "Retail & eCommerce",
    key: "retail-and-ecommerce",
    fact: "Stock figures that 320 stores can trust",
    summary:
      "The tills and the web shop read from a single count. Marlow & Finch Stores had 28% fewer stock-outs in the first season after switching.",
    picture: { image: "industry-retail-and-ecommerce", alt: "" },
    linked: false,
  },
  {
    name: "Oil & Gas",
    key: "oil-and-gas",
    summary:
      "Field data and methane evidence that carry on when the satellite link doesn’t. Skerrow Energy closes its monthly allocation four working days sooner with our system.",
    picture: { image: "industry-oil-and-gas", alt: "" },
    linked: false,
  },
];
