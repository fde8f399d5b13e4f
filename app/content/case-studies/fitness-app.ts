import type { CaseStudy } from "../schema/work.ts";

export const fitnessApp: CaseStudy = {
  slug: "fitness-app",
  title: "Fitness app",
  seo: {
    title: "Fitness app for 240 Nordic studios",
    description:
      "Members of Stride Studios fought over full classes that ran half empty. A native booking app fixed the waiting list and went from 2.9 stars to 4.8.",
  },
  client: "Stride Studios",
  industry: "Fitness",
  summary: "240 studios, 4.8 stars, and 27% more classes booked per member.",
  image: { image: "case-fitness-app", alt: "" },
  service: "mobile-app-development",
  facts: [
    { label: "Duration", value: "Thirty-four weeks" },
    { label: "Team", value: "Five, and a trainer from each country" },
    { label: "Live since", value: "May 2025 in Iceland, August in Sweden" },
    { label: "Scale", value: "240 studios, 5 countries, 6 languages" },
  ],
  problem: {
    heading: "Fully booked, with eleven mats free.",
    text: [
      "Every Monday at 18:00 Stride opened the next week’s classes, and every Monday at 18:01 its app slowed to a crawl. People set alarms. They booked four evening classes to be sure of two, and dropped the others too late for anyone else to come. Trainers in Tampere taught thirty names and nineteen bodies.",
      "The app was a white label shared with 90 other chains. It stood at 2.9 stars. Stride had paid for the supplier’s premium tier, which bought a faster telephone number, and had fined late cancellations, which bought 1,700 complaints and a newspaper column in Bergen. The waiting list sent e-mails. By the time they were read, the class was in its cool-down.",
    ],
  },
  approach: {
    heading: "Spread the rush, move the waiting list, leave out the rest.",
    steps: [
      {
        title: "What members actually did",
        text: "A year of bookings showed that 61% of places were taken by someone who went to the same class the week before. So regulars now hold their place until Sunday noon and confirm it with one tap. The Monday race lost most of its runners overnight. We struck streaks, badges and a social feed from the plan; in 28 interviews not one member had asked for them, and Oskar Nyman, who founded the company, admitted the feed had been his.",
      },
      {
        title: "A place on your wrist",
        text: "If somebody drops out, the next person on the list is offered the place by push, on phone or watch, and has a quarter of an hour, or five minutes if class is near. Up to two hours ahead, dropping out is free. The app is written natively for both systems. A watch complication, a lock-screen pass and background delivery all sit close to the platform, and that decided it.",
      },
      {
        title: "Smallest country, deepest cellar",
        text: "Iceland, with six studios, went first in May 2025, then Finland, whose words do not fit Swedish buttons. Norway brought a complaint from VoiceOver users: the calendar read out as ‘button, button, button’. It was rebuilt in nine days, and two of them have tested each release since. Denmark was quiet. Stockholm was not. Its first studio lies two floors down without a signal, and check-in by scanned code needed the network at exactly the wrong place. Phones now carry a signed pass for the day, which the reader at the door verifies by itself. Both apps wrote to one ledger throughout, so a couple could use one each, and the white label stood empty on 31 August, when its contract ended.",
      },
    ],
  },
  result: {
    heading: "The same mats, with people on them.",
    text: "We counted September 2025 to February 2026 against the same six months a year earlier, for members active in both. Bookings rose from 5.2 to 6.6 classes per member and month, and attendance rose with them: 93% of booked places are now used, where it had been 74%. Stride added no studios and very few classes. Ratings started again from nothing with the new app and have stayed at 4.8 since their second month. The most frequent complaint is that popular classes are full. They are, this time.",
    figures: [
      {
        value: "240",
        label: "studios, checked in offline",
        note: "No door reader depends on the network any more, which matters most in the 38 studios below ground.",
      },
      {
        value: "4.8",
        label: "stars in both stores",
        note: "31,400 ratings on the App Store and Google Play together by September 2026; the previous app had 2.9.",
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
      "They talked me out of a social feed and into a waiting list. Our members train more often, our trainers see full rooms, and I no longer read app reviews with one eye shut.",
  },
};
