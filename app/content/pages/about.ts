import { z } from "zod";
import { city, foundingYear } from "../company.ts";
import { promises } from "../promises.ts";
import { page, tabPanel } from "../schema/page.ts";
import { fact, headline, iconItem, label, paragraph, processStep, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  intro: z.strictObject({
    label,
    heading: headline,
    text: paragraph.array().length(2),
    facts: fact.array().length(3),
  }),
  missionVision: section,
  tabs: tabPanel.array().length(2),
  why: section,
  whyChooseUs: iconItem.array().length(6),
  team: section,
  process: section,
  steps: processStep.array().length(6),
  partners: section,
  voices: section,
});

export type AboutPage = z.infer<typeof schema>;

export const aboutPage: AboutPage = {
  seo: {
    title: "About the firm and the people who own it",
    description: `Just over fifty people in ${city}, in a firm that belongs to its staff. Who we are and what we promise, with our credentials and awards.`,
    keywords: ["team", "people", "staff", "management"],
  },
  banner: {
    title: "About Us",
    lead: "Just over fifty people, in a firm that belongs to its staff. We have to live with what we ship.",
    picture: { image: "page-about", alt: "" },
  },
  intro: {
    label: "The firm",
    heading: "Small enough to know your system well",
    text: [
      `We’re a software engineering and consulting firm in ${city}. It started in ${foundingYear} with a single client, and it’s grown about as fast as we could train people. Today we write and run software for banks and hospitals, for a railway and for a good many factories.`,
      "There are no salespeople and no outside shareholders. The engineers who estimate your project also work on it, which keeps the estimates honest, and the profit goes to the people who made it. We’re certified to ISO 9001 and ISO/IEC 27001 and renew Cyber Essentials Plus every year. Our 25 awards include the European Ports Technology Prize of 2024 and the Payments Resilience Award of 2025, and we’ll send you the full list if you ask.",
    ],
    facts: [
      { label: "Largest project team", value: `${promises.team.largestProjectTeam} people` },
      { label: "Engineers on duty tonight", value: String(promises.onCall.engineersOnDuty) },
      { label: "Profit shared among", value: "Everyone who works here" },
    ],
  },
  missionVision: {
    label: "Mission and vision",
    heading: "What we’re here to do",
    note: "Both of these have cost us work we’d otherwise have taken.",
  },
  tabs: [
    {
      id: "mission",
      label: "Mission",
      heading: "Keep working systems working",
      text: "Plenty of companies run on software that’s been left to look after itself. We take it on and leave it easier to change than we found it. If a system ought to be retired, we’ll say so and help you switch it off.",
      points: [
        "We read the old code before we write any of the new.",
        "We leave tests and a runbook behind, and someone on your side who can use them.",
        "If it’s been a bad week, you’ll hear about it that week.",
      ],
      picture: {
        image: "industry-health-care",
        alt: "A hospital of white blocks in the shape of a cross, with an amber block at its door",
      },
    },
    {
      id: "vision",
      label: "Vision",
      heading: "Software that outlives its authors",
      text: "A bridge passes from one generation of engineers to the next with drawings and a maintenance budget, and software deserves the same. We’d like every system we touch to be understood, years later, by people who were at school when it was written.",
      points: [
        "Documentation is part of the delivery, and it’s reviewed like code.",
        "Every dependency has an owner and a date for its next review.",
        "Each year an apprentice takes over a system that’s older than they are.",
      ],
      picture: {
        image: "industry-housing-and-infrastructure",
        alt: "A street of block houses with towers behind, one front door lit amber",
      },
    },
  ],
  why: {
    label: "Why choose us",
    heading: "Six reasons you can check",
    note: "Ask for the evidence at the first meeting and we’ll bring it along.",
  },
  whyChooseUs: [
    {
      title: "Engineers you know by name",
      icon: "users",
      description:
        "They know your system’s habits, and you can reach at least one of them on any working day.",
    },
    {
      title: "A price before the work",
      icon: "receipt-text",
      description:
        "Each fixed-price stage has one figure, agreed on paper. If we overrun it, we pay for the extra days.",
    },
    {
      title: "Your code from day one",
      icon: "git-branch",
      description: "It lives in your repository, under your licence, in languages you can hire for.",
    },
    {
      title: "A rehearsed way back",
      icon: "undo-2",
      description:
        "We practise returning to the previous version before every release. An ordinary one takes fifteen minutes to reverse.",
    },
    {
      title: "Bad news early",
      icon: "message-square",
      description: "If a date’s in danger you’ll know two weeks ahead, while something can still be done.",
    },
    {
      title: "A second pair of eyes on every change",
      icon: "microscope",
      description:
        "A second engineer reviews the code, and one of Jonas Weber’s testers has to sign off the release.",
    },
  ],
  team: {
    label: "Our team",
    heading: "People you’ll actually meet",
    note: "All six still work on client systems, and three of them take their turn on call.",
  },
  process: {
    label: "Our process",
    heading: "From the first hour to the tenth year",
    note: "The durations are typical ones, and we’ll write yours down before you sign.",
  },
  steps: [
    {
      title: "Listen",
      duration: "One hour, free",
      description:
        "You describe the trouble to an engineer, who’ll tell you there and then if we’re the wrong firm.",
    },
    {
      title: "Survey",
      duration: "A fortnight",
      description:
        "A pair of us study the system and the work around it, including the spreadsheet that wasn’t mentioned.",
    },
    {
      title: "Propose",
      duration: "Three weeks",
      description:
        "You get eight pages on what to build and what to leave alone, with the cost of each stage and the risks.",
    },
    {
      title: "Build",
      duration: "In fortnights",
      description: "Every second week you’ll have something to click, with release notes in plain words.",
    },
    {
      title: "Hand over",
      duration: "One month",
      description:
        "The code is yours already. Your staff run the system while we watch, and we let go of one task at a time.",
    },
    {
      title: "Look after",
      duration: "Year after year",
      description:
        "A care plan keeps it watched, patched and backed up. Restore drills and a talk each quarter about what’s next come out of your upkeep budget.",
    },
  ],
  partners: {
    label: "Our partners",
    heading: "Tools we’d buy with our own money",
    note: "In four of the six cases we have.",
  },
  voices: {
    label: "Testimonials",
    heading: "What it’s like to be our client",
  },
};
