import type { HomePage } from "../schema/pages.ts";

export const homePage: HomePage = {
  seo: {
    title: "Software engineering and consulting",
    description:
      "We take on systems that companies cannot stop using, and design, build and run them. A staff-owned firm, in business since 1991.",
  },
  slides: [
    {
      id: "build",
      tab: "Build",
      tabNote: "New systems, made to carry load",
      heading: "The software your business stands on.",
      text: "We design, build and run systems for companies that cannot afford to stop. Our rule dates from 1991: we stay until it holds.",
      picture: { image: "hero-build", alt: "" },
    },
    {
      id: "modernise",
      tab: "Modernise",
      tabNote: "Old code, carried forward",
      heading: "Your oldest system still earns the money.",
      text: "We replace it one function at a time and let old and new run side by side until their figures agree. Until that day, the way back stays open.",
      picture: { image: "hero-modernise", alt: "" },
    },
    {
      id: "run",
      tab: "Run",
      tabNote: "Someone answers at 3 a.m.",
      heading: "At three in the morning, an engineer picks up.",
      text: "The people who write the code take the night calls. It makes them write different code.",
      picture: { image: "hero-run", alt: "" },
    },
  ],
  cards: {
    heading: "Four jobs we have carried for thirty-five years.",
    note: "Turn a card over for the small print. There is not much of it.",
  },
  flipCards: [
    {
      title: "IT Management",
      text: "Two named engineers know your systems and answer for them. Where no product fits the way you run things, they build the missing part.",
      glyph: "tower",
      to: "/services/custom-software-development",
    },
    {
      title: "Marketing Strategy",
      text: "Your website knows where buyers give up. We build web applications that count each step, so that the budget can follow the evidence.",
      glyph: "field",
      to: "/services/web-application-development",
    },
    {
      title: "Data Security",
      text: "A phone left in a taxi should open nothing. Our apps keep their keys in the handset’s own secure hardware, and your desk can lock them out.",
      glyph: "wall",
      to: "/services/mobile-app-development",
    },
    {
      title: "Business Solution",
      text: "One team and one codebase for every device your customers hold. It costs less than building twice, and we tell you when twice is wiser.",
      glyph: "bridge",
      to: "/services/cross-platform-app-development",
    },
  ],
  about: {
    label: "About us",
    heading: "Most of what we build is out of sight.",
    lead: "It clears payments, plans trains and tells a clinic who is coming at ten.",
    text: "Nobody notices such software until it stops. So we build it with a rehearsed way back, an alarm that names the broken part, and a person who knows why each piece is there. The oldest is a booking system for a ferry line from our first year, now in its fourth version.",
    facts: [
      { label: "Average client relationship", value: "9 years" },
      { label: "Owned by", value: "The people who work here" },
    ],
    link: { label: "Meet the firm", to: "/about" },
    picture: { image: "page-about", alt: "" },
  },
  partners: {
    heading: "Our partners",
    note: "Six vendors whose products we know well, faults included.",
  },
  services: {
    heading: "Our Services: seven disciplines, one standard.",
    note: "Hire one of them or all seven. The same people review the work either way.",
  },
  process: {
    heading: "Four steps up. None skipped.",
    note: "Stop after any of them and you keep what was made.",
  },
  steps: [
    {
      title: "Discovery",
      duration: "2 weeks",
      description:
        "We read the code, sit with the users and list what can break. The report is yours even if we part here.",
    },
    {
      title: "Discussion",
      duration: "3 weeks",
      description: "Scope, price, dates and the first three releases, on eight pages that a board can read.",
    },
    {
      title: "Testing",
      duration: "Every 2 weeks",
      description: "Working software on your own servers, proved against last month’s real cases.",
    },
    {
      title: "Execute",
      duration: "As long as you like",
      description: "We switch it on in daylight. The engineers who built it stay on call for a year.",
    },
  ],
  industries: {
    heading: "Ten industries, each learned on site.",
    note: "We know them well enough to argue with you about them.",
  },
  voices: {
    heading: "What clients say once the invoice is paid.",
  },
  news: {
    heading: "Notes from the work.",
    note: "Written by the engineers who did it, with the mistakes left in.",
  },
  newsLink: { label: "All blogs", to: "/blogs" },
};
