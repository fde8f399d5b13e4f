import { z } from "zod";
import { city, foundingYear } from "../company.ts";
import {
  fact,
  glyph,
  headline,
  label,
  link,
  paragraph,
  picture,
  processStep,
  section,
  sentence,
  seo,
  slug,
} from "../schema/text.ts";

export const schema = z.strictObject({
  seo,
  slides: z
    .strictObject({ id: slug, tab: label, tabNote: label, heading: headline, text: sentence, picture })
    .array()
    .length(3),
  cards: section,
  flipCards: z.strictObject({ title: label, text: sentence, glyph, to: z.string() }).array().length(4),
  about: z.strictObject({
    label,
    heading: headline,
    lead: sentence,
    text: paragraph,
    facts: fact.array().length(2),
    link,
  }),
  partners: z.strictObject({ heading: label, note: sentence }),
  services: section,
  process: section,
  steps: processStep.array().length(4),
  industries: section,
  voices: section,
  news: section,
  newsLink: link,
});

export type HomePage = z.infer<typeof schema>;

export const homePage: HomePage = {
  seo: {
    title: "Software engineering and consulting",
    description: `We build and look after software for companies that can’t afford to stop. A staff-owned firm in ${city}, in business since ${foundingYear}.`,
  },
  slides: [
    {
      id: "build",
      tab: "Build",
      tabNote: "New systems that carry the load",
      heading: "The software your business stands on",
      text: `We build and run systems for companies that can’t afford to stop. We’ve done it since ${foundingYear}, and we look after each system for as long as you want us to.`,
      picture: { image: "hero-build", alt: "" },
    },
    {
      id: "modernise",
      tab: "Modernise",
      tabNote: "Old code, replaced with care",
      heading: "Your oldest system still earns the money",
      text: "We replace it one function at a time. Old and new run side by side until they’ve agreed for thirty days, and you can roll back for another month.",
      picture: { image: "hero-modernise", alt: "" },
    },
    {
      id: "run",
      tab: "Run",
      tabNote: "Someone answers at 3 a.m.",
      heading: "At three in the morning, an engineer picks up",
      text: "The people who write our code also take turns on call. You’d be surprised how much it improves the code.",
      picture: { image: "hero-run", alt: "" },
    },
  ],
  cards: {
    label: "What we do",
    heading: "Four jobs clients bring us first",
    note: "Turn a card over to see what’s involved.",
  },
  flipCards: [
    {
      title: "IT Management",
      text: "Named engineers get to know your systems, keep them patched and backed up, and answer at any hour. If you like, a list each month says what could be switched off.",
      glyph: "tower",
      to: "/services/cloud",
    },
    {
      title: "Marketing Strategy",
      text: "Your website knows where buyers give up. We build portals and shops that count each step, so your budget can follow the evidence.",
      glyph: "field",
      to: "/services/digital-engineering",
    },
    {
      title: "Data Security",
      text: "Our testers try to get at data they shouldn’t see, restore your backups against the clock and check who holds which rights. You’ll get the faults in order of harm.",
      glyph: "wall",
      to: "/services/software-testing",
    },
    {
      title: "Business Solution",
      text: "Where no product fits the way you work, we build the system around it, at one price per stage. If a package would do the job, we’ll tell you which.",
      glyph: "bridge",
      to: "/services/custom-software-development",
    },
  ],
  about: {
    label: "About us",
    heading: "Most of what we build is out of sight",
    lead: "It parks a railway’s trains and tells a clinic who’s coming at ten.",
    text: "Software like that is only noticed when it stops. So we build it with a rehearsed way back and an alarm that names the broken part, and more than one of us knows why each piece is there. The oldest is Haaf Line’s ferry booking system from our first year, now in its fourth version.",
    facts: [
      { label: "Average time with a care client", value: "9 years" },
      { label: "Owned by", value: "The people who work here" },
    ],
    link: { label: "Meet the firm", to: "/about" },
  },
  partners: {
    heading: "Our partners",
    note: "Six vendors whose products we know well, faults included.",
  },
  services: {
    heading: "Our Services",
    note: "Hire one discipline or all seven. The same people review the work either way.",
  },
  process: {
    label: "Our process",
    heading: "Four steps, with a way out after each",
    note: "You can stop after any of them and keep what’s been made.",
  },
  steps: [
    {
      title: "Discovery",
      duration: "2 weeks",
      description:
        "Engineers read the code and sit with your users. The report is yours even if we part company here.",
    },
    {
      title: "Discussion",
      duration: "3 weeks",
      description:
        "You get a proposal of eight pages, with prices and dates, that your board can read in one sitting.",
    },
    {
      title: "Testing",
      duration: "Every 2 weeks",
      description: "Working software on your own servers, checked against last month’s real cases.",
    },
    {
      title: "Execute",
      duration: "As long as you like",
      description:
        "We go live in daylight where we can. For the first year you can reach the engineers who built it on any working day.",
    },
  ],
  industries: {
    label: "Industries",
    heading: "Industries we’ve learned on site",
    note: "We know them well enough to disagree with you now and then.",
  },
  voices: {
    label: "Testimonials",
    heading: "What our clients say",
    note: "We asked them to be honest, and printed what they sent.",
  },
  news: {
    label: "Latest news",
    heading: "Notes from our projects",
    note: "Written by the people who did the work, mistakes included.",
  },
  newsLink: { label: "All blogs", to: "/blogs" },
};
