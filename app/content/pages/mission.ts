import { z } from "zod";
import { page, tabPanel } from "../schema/page.ts";
import { glyph, label, section, sentence } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  intro: section,
  tabs: tabPanel.array().length(3),
  carousel: section,
  principles: z.strictObject({ title: label, text: sentence, glyph }).array().min(5).max(6),
  team: section,
  voices: section,
});

export type MissionPage = z.infer<typeof schema>;

export const missionPage: MissionPage = {
  seo: {
    title: "Our mission: stay until the system runs well",
    description:
      "What we set out to do, where we’d like our trade to be in ten years and how we work towards it, with six rules you can hold us to.",
  },
  banner: {
    title: "Our Mission",
    lead: "“We stay until it holds” is on the wall of our meeting room. We look after what we build until people can rely on it without thinking.",
    picture: { image: "page-mission", alt: "" },
  },
  intro: {
    label: "What we stand for",
    heading: "What that obliges us to do",
    note: "The promises about your own system are written into our contracts.",
  },
  tabs: [
    {
      id: "mission",
      label: "Mission",
      heading: "To answer for software that matters",
      text: "For us a program is finished when it’s been through a year of month-ends and staff changes, and the people who depend on it have stopped thinking about it. Our mission is to bring systems to that point and to stay within reach until they get there.",
      points: [
        "For its first twelve months, the engineers who built a system can be reached on any working day, care plan or not.",
        "We don’t call a launch done until it’s been through its first year-end.",
        "Faults in our own work are fixed free for a year, and for as long as you keep a care plan.",
      ],
      picture: {
        image: "industry-travel-and-hospitality",
        alt: "A gate of blocks stands open behind a forecourt, with one amber block in front of it",
      },
    },
    {
      id: "vision",
      label: "Vision",
      heading: "A trade that inspects its own bridges",
      text: "A lift carries a plate with the date of its last inspection. A payroll system doesn’t, though far more people depend on it. In ten years we’d like every important system to have such a plate, saying who looked at it and when, and what they found.",
      points: [
        "Every client with a care plan gets an inspection report each January.",
        "We’ll send our checklist to any firm that asks, competitors included.",
        "If we fail an inspection of our own, the report says so.",
      ],
      picture: {
        image: "industry-supply-chain-and-logistics",
        alt: "Goods cross a viaduct of blocks, one of them amber",
      },
    },
    {
      id: "approach",
      label: "Approach",
      heading: "Small moves, checked one at a time",
      text: "When a large change fails, it’s hard to say which part of it did. So we cut changes down until each can be tested against real cases and undone quickly. It looks slow in the first month. By the sixth it’s usually the only plan in the building that still matches its dates.",
      points: [
        "A new system takes over once it’s agreed with the old one for thirty days.",
        "We go live on weekday mornings, unless your own work can only pause at another time.",
        "We discuss what went wrong without blame, and you’ll get the notes.",
      ],
      picture: {
        image: "industry-education-elearning",
        alt: "Rows of blocks form a half circle around a small stage, with one amber block on it",
      },
    },
  ],
  carousel: {
    label: "Our principles",
    heading: "Six rules to hold us to",
    note: "Feel free to quote them back at us, as several clients do.",
  },
  principles: [
    {
      title: "Say no in the first week",
      text: "If an idea won’t pay for itself, you should hear it while that’s still cheap. Last year that ended seven projects before they began.",
      glyph: "gap",
    },
    {
      title: "Write it down",
      text: "A decision that’s only in someone’s head is an outage waiting for their holiday.",
      glyph: "plan",
    },
    {
      title: "Teach the successor",
      text: "Every system has a second person who could run it tomorrow. We make them do it for a week every spring and autumn.",
      glyph: "stairs",
    },
    {
      title: "Look after the old system too",
      text: "We look after the system being replaced as carefully as its successor, right up to its last day.",
      glyph: "wall",
    },
    {
      title: "Count before and after",
      text: "Before we touch anything, we measure the figure the project is meant to move. Otherwise success is just an opinion.",
      glyph: "field",
    },
    {
      title: "Leave the door open",
      text: "You’ll have plain formats and a written exit plan. We’d like clients to stay because they want to.",
      glyph: "gate",
    },
  ],
  team: {
    label: "Our team",
    heading: "Three people who’ll keep us to it",
    note: "Any client can go straight to them if they think we’ve bent a rule.",
  },
  voices: {
    label: "Testimonials",
    heading: "How it feels from the client’s side",
  },
};
