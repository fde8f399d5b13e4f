import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Fitness app",
  seo: {
    title: "Fitness app for 240 Nordic studios",
    description:
      "Stride Studios’ members fought over full classes that ran half empty. A native booking app fixed the waiting list and went from 2.9 stars to 4.8.",
  },
  client: "Stride Studios",
  industry: "Fitness",
  summary: "240 studios, 4.8 stars, and 27% more classes booked per member.",
  image: { image: "case-fitness-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Thirty-two weeks, Iceland live after thirteen" },
    { label: "Team", value: "Five, and a trainer from each country" },
    { label: "Live since", value: "May 2025 in Iceland, August in Sweden" },
    { label: "Scale", value: "240 studios, 5 countries, 6 languages" },
  ],
  problem: {
    heading: "Fully booked, with a dozen mats free",
    text: [
      "Every Monday at 18:00 Stride opened the next week’s classes. People set alarms for it, and a minute later the app had slowed to a crawl. They booked four evening classes to be sure of two, then dropped the others too late for anyone else to come. Trainers in Tampere had thirty names on the list and eighteen people in the room.",
      "The app was a white label shared with 90 other chains, and it was rated 2.9 stars. Stride had paid for the supplier’s premium tier, which bought a quicker answer from support, and had fined late cancellations, which brought 1,700 complaints and a newspaper column in Bergen. The waiting list worked by email. By the time anyone read it, the class was in its cool-down.",
    ],
  },
  approach: {
    heading: "Spread the rush and make the waiting list move",
    steps: [
      {
        title: "Keeping a regular’s place",
        text: "A year of bookings showed that 61% of places went to someone who’d been in the same class the week before. So regulars now hold their place until the day before booking opens and confirm it with one tap. The weekly race lost most of its runners overnight. We took streaks and a social feed out of the plan, because in 25 interviews not a single member had asked for them. Oskar Nyman, who founded the company, admitted the feed had been his idea.",
      },
      {
        title: "A place on your wrist",
        text: "When somebody drops out, the next person on the list gets a message on the wrist or the phone and has a quarter of an hour to take the place. It’s five minutes if class is near. Dropping out is free until two hours ahead. We wrote the app natively for both systems. The watch and the lock-screen pass sit so close to the platform that shared code would have saved very little.",
      },
      {
        title: "Five countries, smallest first",
        text: "Iceland went first, with six studios, in May 2025. Then came Finland, whose words don’t fit on Swedish buttons. In Norway, VoiceOver users told us that the calendar read out as “button, button, button”. We rebuilt it within a fortnight, and two of them have tested every release since. After a quiet month in Denmark came Stockholm, whose first studio is two floors underground without a signal. Check-in needed the network in exactly that spot, so phones now carry a signed pass for the day which the reader at the door can verify on its own. Both apps wrote to one ledger throughout, and the white label was switched off at the end of September, thirty days after the last studio moved.",
      },
    ],
  },
  result: {
    heading: "The same mats, with people on them",
    text: "We compared October 2025 to March 2026 with the same six months a year earlier, for members who were active in both. Bookings rose by 27%, from 5.2 to 6.6 classes per member per month, and people turned up: 93% of booked places are now used, up from 73%. Stride added no studios and very few classes. The rating started again from zero with the new app and has been 4.8 stars since its second month. The most common complaint is that popular classes are full, and this time they really are.",
    figures: [
      {
        value: "240",
        label: "studios, checked in offline",
        note: "The door readers no longer depend on the network, which matters most in the two dozen studios below ground.",
      },
      {
        value: "4.8",
        label: "stars in both stores",
        note: "29,600 ratings on the App Store and Google Play together by September 2026; the previous app had 2.9.",
      },
      {
        value: "27%",
        label: "more classes booked per member",
        note: "5.2 a month in the winter half of 2024/25, 6.6 in that of 2025/26, from the booking ledger.",
      },
    ],
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
      "OK, the social feed was my idea and it was a bad one. They talked me into a decent waiting list instead, our trainers see full rooms, and I can read app reviews with both eyes open again.",
  },
};
