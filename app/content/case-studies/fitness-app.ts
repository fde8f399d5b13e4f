import type { CaseStudyEntry } from "../schema/work.ts";

/** Of every 100 places, how many were booked; and of the booked ones, the percentage used. */
const before = { booked: 58, used: 85 };
const after = { booked: 74, used: 93 };

function placesIn({ booked, used }: typeof before) {
  const taken = Math.round((booked * used) / 100);
  return [taken, booked - taken, 100 - booked];
}

export const caseStudy: CaseStudyEntry = {
  title: "Fitness app",
  seo: {
    title: "Fitness app for 240 Nordic studios",
    description:
      "Stride Studios’ evening classes were booked out while other classes ran half empty. A native app spreads the rush, and ratings went from 2.9 stars to 4.8.",
  },
  client: "Stride Studios",
  industry: "Fitness",
  industryKey: "fitness-and-wellness",
  summary: "240 studios, 4.8 stars, and 27% more classes booked per member.",
  image: { image: "case-fitness-app", alt: "" },
  service: "mobile-app-development",
  engagement: {
    from: "2025-02",
    to: "2025-09",
    people: 3,
    days: 440,
    price: 325_000,
    firstVersion: { weeks: 13, people: 3, price: 138_000 },
  },
  facts: [
    { label: "Team", value: "Three, and a trainer from each country" },
    { label: "Live since", value: "May 2025 in Iceland, August in Sweden" },
    { label: "Scale", value: "240 studios, 5 countries, 6 languages" },
  ],
  problem: {
    heading: "Six o’clock was full, and seven o’clock had mats to spare",
    text: [
      "Every Monday at 18:00 Stride opened the next week’s classes. People set alarms for it, and a minute later the app had slowed to a crawl. Some booked three evening classes to be sure of one, then dropped the others too late for anyone else to come. The six o’clock class had a waiting list that worked by email. By the time anyone read it, the class was in its cool-down.",
      `Over the whole timetable it looked different. In the winter of 2024/25 only ${before.booked} of every 100 places were booked at all, and of the booked ones ${100 - before.used}% stayed empty. Stride’s app was a white label shared with 90 other chains, so it couldn’t show a member the half-empty class an hour later. It was rated 2.9 stars.`,
    ],
  },
  approach: {
    heading: "Five countries, and what each of them taught us",
    steps: [
      {
        title: "Iceland: keeping a regular’s place",
        text: "Iceland came first, with six studios, thirteen weeks after we began. A year of bookings had shown that 61% of places went to someone who’d been in the same class the week before. So regulars hold their place until the day before booking opens and confirm it with one tap. The weekly race lost most of its runners. If a class is full, the app offers the nearest one that isn’t, by time first and by distance second.",
      },
      {
        title: "Finland and Norway: words and voices",
        text: "Finnish words don’t fit on Swedish buttons, so every screen was redrawn for the longest language. In Norway, VoiceOver users told us that the calendar read out as “button, button, button”. We rebuilt it within a fortnight, and the members who’d complained have tested every release since. Dropping out is free until the last hours before class, and the next person on the list gets a message on the wrist or the phone with a quarter of an hour to take the place.",
      },
      {
        title: "Denmark and Sweden: doors without a signal",
        text: "After Denmark came Stockholm, whose first studio is deep underground. Phones carry a signed pass for the day, which the reader at the door can verify on its own, so check-in doesn’t need the network. We wrote the app natively for both systems, because the watch and the lock-screen pass sit close to the platform. Both apps wrote to one ledger throughout, and the white label was switched off at the end of September, a month after the last studio moved.",
      },
    ],
  },
  result: {
    heading: "The same timetable, with more people in it",
    text: `The figures compare October 2025 to March 2026 with the same months a year earlier, for members who were active in both. Bookings rose by 27%, from 5.2 to 6.6 classes per member per month. Stride’s timetable hardly changed, so the places came from the emptier classes: ${after.booked} of every 100 are booked, up from ${before.booked}. And people turn up, to ${after.used}% of what they book instead of ${before.used}%, which makes 6.1 visits a month where it was 4.4. The rating started again from zero with the new app and has been 4.8 stars since its second month.`,
    figures: [
      {
        value: "240",
        label: "studios, checked in offline",
        note: "The door readers no longer depend on the network, which matters most in the 24 studios below ground.",
      },
      {
        value: "4.8",
        label: "stars in both stores",
        note: "29,600 ratings on the App Store and Google Play together by September 2026; the previous app had 2.9.",
        measured: {
          before: 2.9,
          after: 4.8,
          unit: "stars",
          beforePeriod: "Previous app, January 2025",
          afterPeriod: "September 2026",
        },
      },
      {
        value: "27%",
        label: "more classes booked per member",
        note: "5.2 a month in the winter half of 2024/25, 6.6 in that of 2025/26, from the booking ledger.",
        measured: {
          before: 5.2,
          after: 6.6,
          unit: "classes booked per member and month",
          beforePeriod: "October 2024 to March 2025",
          afterPeriod: "October 2025 to March 2026",
        },
      },
    ],
  },
  evidence: {
    chart: {
      kind: "squares",
      title: "Of every 100 places",
      caption:
        "The same timetable in two winters, October to March: more places booked, and fewer of the booked ones left empty.",
      unit: "places",
      parts: [
        { label: "used", tone: "accent" },
        { label: "booked, but empty", tone: "sky" },
        { label: "not booked", tone: "quiet" },
      ],
      rows: [
        { label: "Winter 2024/25", values: placesIn(before) },
        { label: "Winter 2025/26", values: placesIn(after) },
      ],
    },
    diagram: {
      title: "One ledger for two apps and a door",
      caption:
        "Both apps wrote to the ledger until the last studio had moved, and the door works without either.",
      nodes: [
        { key: "app", name: "The app", note: "in 6 languages", column: 1, row: 1, built: true },
        {
          key: "white-label",
          name: "White label",
          note: "until September 2025",
          column: 1,
          row: 2,
          built: false,
        },
        { key: "ledger", name: "One ledger", note: "every booking", column: 2, row: 1.5, built: true },
        { key: "list", name: "Waiting list", note: "next in line", column: 3, row: 1, built: true },
        { key: "pass", name: "Signed pass", note: "for the day", column: 3, row: 2, built: true },
        { key: "watch", name: "Watch", note: "or phone", column: 4, row: 1, built: true },
        { key: "reader", name: "Reader", note: "at the door, offline", column: 4, row: 2, built: false },
      ],
      flows: [
        { from: "app", to: "ledger", label: "bookings", both: true },
        { from: "white-label", to: "ledger", label: "bookings", both: true },
        { from: "ledger", to: "list", label: "a freed place" },
        { from: "ledger", to: "pass", label: "today’s classes" },
        { from: "list", to: "watch", label: "15 minutes to take it" },
        { from: "pass", to: "reader", label: "checked on its own" },
      ],
    },
    screen: {
      image: "screen-fitness-app",
      alt: "A phone with a day’s classes: a regular place to confirm, a full class and a free one an hour later",
      frame: "phone",
      title: "A full class, and a better idea",
      caption: "Tuesday in Stockholm, as a member sees it.",
      notes: [
        "A regular keeps the place with one tap.",
        "Below a full class comes the nearest one with room.",
        "The watch gets the message when a place is freed.",
      ],
    },
  },
  technology: [
    "SwiftUI",
    "Jetpack Compose",
    "watchOS",
    "Wear OS",
    "Ktor",
    "Google Cloud Run",
    "Cloud SQL",
    "Passkeys",
  ],
  quote: {
    name: "Oskar Nyman",
    role: "Founder, Stride Studios",
    image: "oskar",
    rating: 4,
    quote:
      "OK, I wanted a social feed and I got a decent waiting list instead. Our seven o’clock trainers see full rooms for once, and I can read app reviews with both eyes open again.",
  },
};
