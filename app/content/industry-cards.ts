import type { IndustryCard } from "./schema/industry.ts";

export const industryCards: IndustryCard[] = [
  {
    name: "Fitness & Wellness",
    key: "fitness-and-wellness",
    fact: "Booking, billing and wearables for 240 studios",
    summary:
      "Classes, direct debits and the turnstile, agreed to the minute. Since they got our app, members of one Nordic chain book 27% more classes.",
    picture: { image: "industry-fitness-and-wellness", alt: "" },
    onHome: true,
    linked: true,
  },
  {
    name: "Sports & Gaming",
    key: "sports-and-gaming",
    fact: "Live scores when a whole stadium refreshes",
    summary:
      "Match data, ticketing, wagering and game servers, rehearsed at three times the expected crowd. The hard load test is in July, so that August is dull.",
    picture: { image: "industry-sports-and-gaming", alt: "" },
    onHome: true,
    linked: true,
  },
  {
    name: "Food & Beverages",
    key: "food-and-beverages",
    fact: "Recipes, batches and recalls by the clock",
    summary:
      "Lot histories, allergen labels and line data, entered in gloves beside the machine. A mock recall takes minutes where it once took a day.",
    picture: { image: "industry-food-and-beverages", alt: "" },
    onHome: true,
    linked: true,
  },
  {
    name: "Finance & Insurance",
    key: "finance-and-insurance",
    fact: "Ledgers that close while the city sleeps",
    summary:
      "Payments, cover and savings under supervision, checked against the ledger every hour. An auditor can follow any figure down to its posting without ringing us.",
    picture: { image: "industry-finance-and-insurance", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Housing & Infrastructure",
    key: "housing-and-infrastructure",
    fact: "Permits, snags and handovers on one plan",
    summary:
      "Repairs desks, site diaries and asset registers for landlords and contractors. A damp report logged on Monday has a surveyor and a legal deadline by lunch.",
    picture: { image: "industry-housing-and-infrastructure", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Supply Chain & Logistics",
    key: "supply-chain-and-logistics",
    fact: "Dock slots, yards and customs in one queue",
    summary:
      "Dispatch, yard and customs software for hauliers, ports and warehouses. The gate knows the trailer before it turns in, and the driver already has a bay.",
    picture: { image: "industry-supply-chain-and-logistics", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Education/eLearning",
    key: "education-elearning",
    fact: "Exams for 90,000 learners at nine o’clock",
    summary:
      "Assessment, timetables and learner records for schools, colleges and course providers. A pupil with no signal can go on working and hand in later.",
    picture: { image: "industry-education-elearning", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Health Care",
    key: "health-care",
    fact: "Referrals answered in a day, not in six",
    summary:
      "Booking, referral and ward systems on HL7 FHIR, designed with a clinician at the table. If the network fails, the drug round goes on from the tablet’s own copy.",
    picture: { image: "industry-health-care", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Travel & Hospitality",
    key: "travel-and-hospitality",
    fact: "One inventory for every channel and desk",
    summary:
      "Reservations, rates and check-in for hotels, ferries and railways. The last cabin sells once, whoever asks first.",
    picture: { image: "industry-travel-and-hospitality", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Retail & eCommerce",
    key: "retail-and-ecommerce",
    fact: "Stock that tells the truth in 320 stores",
    summary:
      "Tills, shelves and web shop read from a single count. Marlow & Finch Stores had 28% fewer stock-outs in the first season after switching.",
    picture: { image: "industry-retail-and-ecommerce", alt: "" },
    onHome: true,
    linked: false,
  },
  {
    name: "Oil & Gas",
    key: "oil-and-gas",
    fact: "From wellhead signal to partner statement",
    summary:
      "Field data, permits, allocation and methane evidence for operators on land and offshore. Made to carry on when the satellite link does not.",
    picture: { image: "industry-oil-and-gas", alt: "" },
    onHome: false,
    linked: false,
  },
];
