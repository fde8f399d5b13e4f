import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Social app",
  seo: {
    title: "Social app for growers, from one codebase",
    description:
      "Allotment’s two apps had drifted seven months apart. One Flutter codebase replaced both, crashes are 45% rarer, and its only developer now runs it.",
  },
  client: "Allotment",
  industry: "Community",
  summary: "One codebase, 2 platforms, 180,000 members and a 45% lower crash rate.",
  image: { image: "case-social-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Nine months, then two of handover" },
    { label: "Team", value: "Three of ours, and Allotment’s one developer" },
    { label: "Live since", value: "September 2025" },
    { label: "Scale", value: "180,000 members in the UK and Ireland" },
  ],
  problem: {
    heading: "Half the members couldn’t see the seed swap",
    text: [
      "Allotment is where growers in Britain and Ireland show each other their leeks, ask what’s eaten the brassicas and swap seed by post. Two friends in Cork started it. By 2024 it had an iPhone app by one freelancer and an Android app by another, with seven months of features between them. The seed swap, its best idea, existed only on iPhones. Grandfathers with Android phones were asking their grandchildren to swap for them.",
      "Both apps also crashed six times in every thousand sessions, usually when someone posted a photograph, which is what people come for. Aoife Brennan and her co-founder were writing fifty apologies a week by hand, and they’d just hired Niamh Daly, their first and only developer. She’d written web back ends for six years and had never built an app. Our brief had one unusual line in it: when this is finished, Niamh runs it.",
    ],
  },
  approach: {
    heading: "Build it so that one person can look after it",
    steps: [
      {
        title: "Keep the server",
        text: "The server was a plain Django application, a decade old in parts and in good order. Rewriting it would have used up the year, and it was the one part Niamh already knew. We gave it tests and an index on the slowest table, and spent the money on the phones. The timeline stays in order of time. An investor had suggested ranking posts by reactions, and the members’ council, which exists and is fierce, said no.",
      },
      {
        title: "Choosing with the person who’ll own it",
        text: "One developer can’t look after two codebases. We built the photo feed, the hardest screen, in three frameworks over three weeks and scrolled each version on a five-year-old phone from a supermarket, and Flutter came out smoothest. Niamh then spent a week changing things in all three and picked it as well, because she could test a screen without a device. About 1,200 lines for the camera and the share sheet are still native.",
      },
      {
        title: "Swapping seats in spring",
        text: "Sowing time is the busiest stretch of the year, so the plan was always to launch after the harvest, and that left room to teach. Until March our engineers wrote the code and Niamh reviewed it. From April she wrote and they reviewed. Members of the council had been trying out a first version since the end of March. The picture handling was hers: photographs are scaled down while they’re being read, and the feed lets go of anything that has left the screen. By July she’d written a third of the app and turned down two of our suggestions, rightly.",
      },
      {
        title: "Launching, then leaving",
        text: "In September 2025 the new app replaced both old ones under their own names in the stores, in seven stages with a day’s pause after each. Drafts and unsent messages came along; members had written poems in there. Niamh pressed the button for the last four stages while we watched. We stayed for two months, mostly to answer questions, and the questions dried up in the sixth week. These days we hear from her when a new version of Flutter comes out.",
      },
    ],
  },
  result: {
    heading: "Both platforms ship on the same day",
    text: "We compared November 2025 to April 2026 with the same months a year earlier, on both systems together. Crashes fell by 45%, from 6.0 to 3.3 per thousand sessions, and most of the rest happen on phones with two gigabytes of memory or less. Membership passed 180,000 in May 2026, up from 131,000, largely thanks to a seed swap that’s open to everyone. Niamh has shipped twenty-one releases on her own since we left. Support mail is down to a handful a week.",
    figures: [
      {
        value: "2",
        label: "platforms from one codebase",
        note: "94% of the code is shared, and since September 2025 every release has reached both stores within a day.",
      },
      {
        value: "180,000",
        label: "members",
        note: "Registered and seen in the last ninety days, counted in May 2026; it was 131,000 on the day of the launch.",
      },
      {
        value: "45%",
        label: "lower crash rate",
        note: "From 6.0 to 3.3 crashes per thousand sessions, winter half-year against winter half-year.",
      },
    ],
  },
  technology: ["Flutter", "Dart", "Django", "PostgreSQL", "Celery", "Sentry", "Fastlane", "libvips"],
  quote: {
    name: "Aoife Brennan",
    role: "Co-founder, Allotment",
    image: "aoife",
    rating: 5,
    quote:
      "I kept waiting for the bit where we couldn’t manage without them, and it never came. Niamh has it well in hand, and the grandfathers are swapping their own beans, God help us.",
  },
};
