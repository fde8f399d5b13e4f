import type { CaseStudy } from "../schema/work.ts";

export const socialApp: CaseStudy = {
  slug: "social-app",
  title: "Social app",
  seo: {
    title: "Social app for growers, from one codebase",
    description:
      "Allotment ran two apps that had drifted nine months apart. One Flutter codebase later both platforms ship together, and crashes are 45% rarer.",
  },
  client: "Allotment",
  industry: "Community",
  summary: "One codebase, 2 platforms, 180,000 members and a 45% lower crash rate.",
  image: { image: "case-social-app", alt: "" },
  service: "cross-platform-app-development",
  facts: [
    { label: "Duration", value: "Nine months, with a pause for spring" },
    { label: "Team", value: "Three of ours, and Allotment’s one developer" },
    { label: "Live since", value: "September 2025" },
    { label: "Scale", value: "180,000 members in the UK and Ireland" },
  ],
  problem: {
    heading: "Half the members could not see the seed swap.",
    text: [
      "Allotment is where growers in Britain and Ireland show each other their leeks, ask what has eaten the brassicas, and swap seed by post. It was started by two friends in Cork. By 2024 it had an iPhone app by one freelancer, an Android app by another, and a gap between them of nine months. The seed swap, its best idea, existed only on iPhones. Grandfathers on Android phones were asking their grandchildren to swap on their behalf.",
      "Both apps also crashed: six times in every thousand sessions, and oftenest when a photograph was posted, which is what people come for. Aoife Brennan and her co-founder were answering fifty apologies a week by hand. A wrapped mobile website, tried in the summer of 2023, scrolled so badly that it was withdrawn after a fortnight.",
    ],
  },
  approach: {
    heading: "One app, written once, published after the harvest.",
    steps: [
      {
        title: "Keep what works",
        text: "The server was a plain Django application, nine years old in parts and in good order. A rewrite would have been fashionable and would have cost the year. We gave it tests, an index on the slowest table and a documented interface, and spent the money on the phones. The timeline stays in order of time. Ranking by reaction had been suggested by an investor, and the members’ council, which exists and is fierce, said no.",
      },
      {
        title: "Flutter, for a reason",
        text: "A single developer would have to look after the result, so two codebases were one too many. We built the photo feed, the hardest screen, three times in three weeks and scrolled each version on a five-year-old phone from a supermarket. Flutter dropped the fewest frames and its widgets could be tested without a device. Camera and share sheet remain native, some 900 lines in all.",
      },
      {
        title: "Worse before better",
        text: "The first beta, in February 2025, crashed nine times in a thousand sessions. It decoded pictures at full size: six in a row filled the memory of a cheap phone. With sowing season about to start, the busiest weeks of the year, we and the founders agreed to hold the launch for autumn. The delay hurt, and our estimate had not allowed for it; we carried the extra month. Pictures are now scaled while they are read and the feed lets go of what has left the screen.",
      },
      {
        title: "Goodbye to two apps",
        text: "From September 2025 the new app replaced both old ones under their own names in the stores, in seven stages with a day’s halt after each. Drafts and unsent messages were carried over; members had written poems in there. Anyone on a version older than two years saw a kind notice and a link for three months. The old code was archived in December, and its two authors were thanked by name in the release notes.",
      },
    ],
  },
  result: {
    heading: "Both platforms ship on the same Thursday.",
    text: "November 2025 to April 2026 was measured against the same half-year before, on both systems together. Crashes fell from 6.0 to 3.3 per thousand sessions. Most of what remains happens on phones with two gigabytes of memory or less, and we still work on it. Membership passed 180,000 in May 2026, up from 131,000; the seed swap, open to all at last, brought in the larger share. A feature now takes one person about as long as it used to take each of two, and support mail is down to a handful a week.",
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
      "They told us in February that it was not good enough to launch. I was furious for a day. We went out in September with an app that stays open, and the grandfathers can swap their own beans.",
  },
};
