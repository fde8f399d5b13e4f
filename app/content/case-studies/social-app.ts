import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "Social app",
  seo: {
    title: "Social app for growers, from one codebase",
    description:
      "Allotment’s iPhone and Android apps had drifted seven months apart. One Flutter codebase replaced both, crashes are 45% rarer, and its only developer runs it.",
  },
  client: "Allotment",
  industry: "Community",
  summary: "One codebase, 2 platforms, 180,000 members and a 45% lower crash rate.",
  image: { image: "case-social-app", alt: "" },
  service: "cross-platform-app-development",
  engagement: {
    from: "2025-01",
    to: "2025-11",
    people: 2,
    days: 400,
    price: 260_000,
    firstVersion: { weeks: 12, people: 2, price: 80_000 },
  },
  facts: [
    { label: "Team", value: "2 of ours, and Allotment’s one developer" },
    { label: "Live since", value: "September 2025" },
    { label: "Scale", value: "180,000 members in the UK and Ireland" },
  ],
  problem: {
    heading: "Half the members couldn’t see the seed swap",
    text: [
      "Allotment is where growers in Britain and Ireland show each other their leeks, ask what’s eaten the brassicas and swap seed by post. It was started by a pair of friends in Cork. By 2024 it had an iPhone app by one freelancer and an Android app by another, with seven months of features between them. The seed swap, its best idea, existed only on iPhones. Grandfathers with Android phones were asking their grandchildren to swap for them.",
      "Both apps also crashed six times in every thousand sessions, usually when someone posted a photograph, which is what people come for. Aoife Brennan and her co-founder had just hired Niamh Daly, their first and only developer. She’d written web back ends for six years and had never built an app. Our brief had one unusual line in it: when this is finished, Niamh runs it.",
    ],
  },
  approach: {
    heading: "Build it so that one person can look after it",
    steps: [
      {
        title: "January: keep the server",
        text: "The server was a plain Django application, a decade old in parts and in good order. It was also the part Niamh already knew. We gave it tests and an index on the slowest table, and spent the money on the phones. The timeline stays in order of time, because that’s what the members’ council asked for.",
      },
      {
        title: "February: let the owner choose",
        text: "We built the photo feed, the hardest screen, in three frameworks over three weeks and scrolled each version on a five-year-old phone from a supermarket, and Flutter came out smoothest. Niamh then spent a week changing things in all three and picked it as well, because she could test a screen without a device. About 1,200 lines for the camera and the share sheet are native. Members of the council had a first version by the end of March.",
      },
      {
        title: "April: swap seats",
        text: "Sowing time is the busiest stretch of the year, so the launch was set for after the harvest, and that left room to teach. Until March our engineers wrote the code and Niamh reviewed it. From April she wrote and they reviewed. The picture handling was hers: photographs are scaled down while they’re being read, and the feed lets go of anything that has left the screen. By July she’d written a third of the app and turned down several of our suggestions, rightly.",
      },
      {
        title: "September: launch, then leave",
        text: "The new app replaced both old ones under their own names in the stores, in seven stages with a day’s pause after each. Drafts and unsent messages came along; members had written poems in there. Niamh pressed the button for the last four stages while we watched. We stayed until November to convert ten years of photographs and to answer questions, which dried up in the sixth week. For a year she could ring us on any working day, and did when a new version of Flutter came out.",
      },
    ],
  },
  result: {
    heading: "Both platforms ship on the same day",
    text: "The figures compare November 2025 to April 2026 with the same months a year earlier, on both systems together. Crashes fell by 45%, from 6.0 to 3.3 per thousand sessions, and most of the rest happen on phones with very little memory. Membership passed 180,000 in May 2026, up from 131,000, largely thanks to a seed swap that’s open to everyone. Niamh has shipped twenty-one releases on her own since we left. Support mail is down to a handful a week, from fifty.",
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
        measured: {
          before: 131_000,
          after: 180_000,
          unit: "members",
          beforePeriod: "September 2025",
          afterPeriod: "May 2026",
        },
      },
      {
        value: "45%",
        label: "lower crash rate",
        note: "From 6.0 to 3.3 crashes per thousand sessions, winter half-year against winter half-year.",
        measured: {
          before: 6,
          after: 3.3,
          unit: "crashes per thousand sessions",
          beforePeriod: "November 2024 to April 2025",
          afterPeriod: "November 2025 to April 2026",
        },
      },
    ],
  },
  evidence: {
    chart: {
      kind: "lines",
      title: "Members since the launch",
      caption: "Registered members who were seen in the last ninety days, counted at the end of each month.",
      figure: "members",
      times: ["Sept 2025", "Oct", "Nov", "Dec", "Jan", "Feb", "Mar", "Apr", "May 2026"],
      series: [
        {
          label: "Members",
          values: [131_000, 136_000, 140_500, 144_000, 147_500, 152_500, 160_500, 170_500, 180_000],
        },
      ],
      events: [
        { time: "Nov", label: "We leave" },
        { time: "Apr", label: "Sowing time" },
      ],
    },
    diagram: {
      title: "New phones, old server",
      caption:
        "The two apps became one. The server stayed, because it was sound and because its only developer knew it.",
      nodes: [
        { key: "iphone", name: "iPhone", column: 1, row: 1, built: false },
        { key: "android", name: "Android", column: 1, row: 2, built: false },
        {
          key: "codebase",
          name: "One Flutter codebase",
          note: "94% shared",
          column: 2,
          row: 1.5,
          built: true,
        },
        { key: "django", name: "Django", note: "a decade old in parts", column: 3, row: 1, built: false },
        { key: "sentry", name: "Sentry", column: 3, row: 2, built: false },
        { key: "postgresql", name: "PostgreSQL", note: "one new index", column: 4, row: 1, built: false },
      ],
      flows: [
        { from: "codebase", to: "iphone", label: "each release" },
        { from: "codebase", to: "android", label: "the same day" },
        { from: "codebase", to: "django", label: "posts and swaps", both: true },
        { from: "codebase", to: "sentry", label: "crashes" },
        { from: "django", to: "postgresql", both: true },
      ],
    },
    screen: {
      image: "screen-social-app",
      alt: "A phone with seeds offered nearby: leeks, runner beans and tomatoes, each with a button to swap",
      frame: "phone",
      title: "The seed swap, on both platforms",
      caption: "The screen that half the members couldn’t see.",
      notes: [
        "Seeds nearby come first, then those by post.",
        "Offers are in order of time, as the members’ council asked.",
        "The same build runs on iPhones and on Android.",
      ],
    },
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
