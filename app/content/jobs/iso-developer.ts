import { city } from "../company.ts";
import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  order: 3,
  title: "iOS Developer",
  seo: {
    title: `iOS Developer, ${city}, £64,000`,
    description:
      "Build iPhone apps that people use outdoors and in a hurry. You’d work in Swift 6 and SwiftUI, with a release every fortnight.",
  },
  image: { image: "industry-health-care", alt: "" },
  alwaysOpen: { posted: "1 week ago" },
  employment: "Full Time",
  experience: "4 years",
  salary: "£64,000 a year",
  location: `${city}, three days a week on site`,
  deadline: "24 January 2022",
  summary: "Build iPhone apps for people who are standing up and in the middle of something else.",
  applyFor: "Others",
  description: [
    "Our clients’ apps open bank accounts and guide delivery riders through the rain. They have to be ready within two seconds and keep going through a dead spot. You’d be our fourth iOS engineer, working with three on Android and two designers.",
    "We write native Swift where the device matters and share code where it doesn’t, and you’ll have a say in which is which. Some of our test phones are years old, because that’s what the users have. Like every engineer here, you’ll join the on-call rota after six months, about one week in nine, and you’re paid for it even if the phone stays quiet.",
  ],
  responsibilities: [
    "Own two client apps from the first sketch to the App Store, and read the reviews afterwards.",
    "Write features in Swift and SwiftUI, and keep the older UIKit screens in good order.",
    "Keep data correct when the connection drops halfway, and say so plainly on the screen.",
    "Test each release with VoiceOver and the largest text size, using one hand.",
    "Track crashes and battery use, and fix the worst offender in every cycle.",
    "Agree interfaces with the back-end team before either side builds.",
  ],
  qualifications: [
    "Four years of iOS work and at least one app in the store that you can take us through line by line.",
    "Current Swift with structured concurrency, and an opinion on when to avoid it.",
    "Experience with offline storage and conflict handling, for instance in SQLite.",
    "Knowledge of signing and phased release, including one you had to halt.",
    "An interest in accessibility that goes beyond labels.",
    "Some Kotlin or React Native, so you can help your Android colleagues now and then.",
  ],
};
