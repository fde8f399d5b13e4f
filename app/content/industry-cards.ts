import type { IndustryCard } from "./schema/industry.ts";

export const industryCards: IndustryCard[] = [
  {
    name: "Fitness & Wellness",
    key: "fitness-and-wellness",
    fact: "Class booking for 240 studios",
    summary:
      "Class bookings and direct debits that agree with the turnstile. Members of one Nordic chain book 27% more classes than they did before our app.",
    picture: { image: "industry-fitness-and-wellness", alt: "" },
    linked: true,
  },
  {
    name: "Sports & Gaming",
    key: "sports-and-gaming",
    fact: "Live scores when a whole stadium refreshes",
    summary:
      "Match data and ticketing systems, rehearsed at three times the expected crowd. We run the hard load test in July so that August is dull.",
    picture: { image: "industry-sports-and-gaming", alt: "" },
    linked: true,
  },
  {
    name: "Food & Beverages",
    key: "food-and-beverages",
    fact: "Recalls that take minutes instead of a day",
    summary:
      "Lot histories and hygiene checks that people can enter beside the line with gloves on. When the auditor asks for a mock recall, you’ll have it in minutes.",
    picture: { image: "industry-food-and-beverages", alt: "" },
    linked: true,
  },
  {
    name: "Finance & Insurance",
    key: "finance-and-insurance",
    fact: "Ledgers that close while the city sleeps",
    summary:
      "Payments and policies for supervised firms, checked against the ledger every hour. Your auditors can follow any figure down to its posting without our help.",
    picture: { image: "industry-finance-and-insurance", alt: "" },
    linked: false,
  },
  {
    name: "Housing & Infrastructure",
    key: "housing-and-infrastructure",
    fact: "Repairs and handovers on one plan",
    summary:
      "Repairs desks and asset registers for landlords and contractors. A report of damp is given a surveyor and a legal deadline on the morning it comes in.",
    picture: { image: "industry-housing-and-infrastructure", alt: "" },
    linked: false,
  },
  {
    name: "Supply Chain & Logistics",
    key: "supply-chain-and-logistics",
    fact: "Dock slots and customs papers in one queue",
    summary:
      "Dispatch and customs software for hauliers and ports. The gate recognises the trailer before it turns in, and the driver already has a bay.",
    picture: { image: "industry-supply-chain-and-logistics", alt: "" },
    linked: false,
  },
  {
    name: "Education/eLearning",
    key: "education-elearning",
    fact: "Exams for 90,000 learners at nine o’clock",
    summary:
      "Assessment and learner records for schools and course providers. A pupil without a signal can carry on working and hand in later.",
    picture: { image: "industry-education-elearning", alt: "" },
    linked: false,
  },
  {
    name: "Health Care",
    key: "health-care",
    fact: "Referrals answered in a day, not in six",
    summary:
      "Booking and referral systems on HL7 FHIR, designed with a clinician at the table. If the network fails, the drug round goes on from the tablet’s own copy.",
    picture: { image: "industry-health-care", alt: "" },
    linked: false,
  },
  {
    name: "Travel & Hospitality",
    key: "travel-and-hospitality",
    fact: "One inventory for every channel and desk",
    summary:
      "Reservations and check-in for hotels and ferries. The last cabin is sold once, however many people ask for it in the same second.",
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
      "Field data and methane evidence for operators on land and offshore. It carries on when the satellite link doesn’t.",
    picture: { image: "industry-oil-and-gas", alt: "" },
    linked: false,
  },
];
