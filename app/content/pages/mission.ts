import type { MissionPage } from "../schema/pages.ts";

export const missionPage: MissionPage = {
  seo: {
    title: "Our mission: we stay until it holds",
    description:
      "What we set out to do, where we would like our trade to be in ten years, and the approach that connects the two. And six rules to hold us to.",
  },
  banner: {
    title: "Our Mission",
    lead: "Five words on the wall of the meeting room: we stay until it holds.",
    picture: { image: "page-mission", alt: "" },
  },
  intro: {
    heading: "A sentence is easy. Here is what it obliges us to do.",
    note: "Every clause below has been tested by an invoice, a deadline or a fault at night.",
  },
  tabs: [
    {
      id: "mission",
      label: "Mission",
      heading: "To be answerable for software that matters.",
      text: "A program is finished when it has survived a year of month-ends, holidays and staff changes, and the people who depend on it have stopped thinking about it. Our mission is to bring systems to that point and to be there, by name, until they reach it.",
      points: [
        "The builders take the support calls for the first twelve months.",
        "A launch counts as done only after its first full year-end.",
        "Faults of ours are repaired without an invoice, however old they are.",
      ],
      picture: {
        image: "tab-data-engineering-and-analytics",
        alt: "Water channels step down through terraces of blocks, one of them lit amber",
      },
    },
    {
      id: "vision",
      label: "Vision",
      heading: "A trade that inspects its own bridges.",
      text: "Lifts carry a plate with the date of their last inspection. Payroll systems do not, though more people depend on them. In ten years we would like every system that matters to have such a plate: who looked, when, what was found and who will come next.",
      points: [
        "Each of our clients gets an inspection report every January.",
        "Our checklist goes to any firm that asks for it, competitors included.",
        "When we fail an inspection of our own, the report says so.",
      ],
      picture: {
        image: "tab-software-engineering",
        alt: "Blocks of nine heights stand on one base, and one is amber",
      },
    },
    {
      id: "approach",
      label: "Approach",
      heading: "Small moves, proved one at a time.",
      text: "Large changes fail in ways that nobody can trace. So we cut them until each part can be tested against real cases and undone before lunch. It looks slow in the first month. By the sixth it is the only plan in the building that still matches its dates.",
      points: [
        "Nothing is switched off until its successor has agreed with it for thirty days.",
        "Go-lives happen on weekday mornings, when everyone is awake.",
        "What went wrong is discussed without blame, and the notes go to the client.",
      ],
      picture: {
        image: "tab-software-testing",
        alt: "A pyramid of blocks rests on a table and is topped in amber",
      },
    },
  ],
  carousel: {
    heading: "Six rules we can be held to.",
    note: "Quote them back to us. Several clients do.",
  },
  principles: [
    {
      title: "Say no in the first week",
      text: "If the idea will not pay for itself, you hear it while it is still cheap. Last year that ended nine projects before they began.",
      picture: { image: "industry-travel-and-hospitality", alt: "" },
    },
    {
      title: "Write it down",
      text: "A decision that exists only in somebody’s head is an outage waiting for a holiday.",
      picture: { image: "project-archive-shield", alt: "" },
    },
    {
      title: "Teach the successor",
      text: "Every system has a second person who could run it tomorrow. Twice a year we make them do it for a week.",
      picture: { image: "industry-education-elearning", alt: "" },
    },
    {
      title: "Keep the old lamp lit",
      text: "The system being replaced is looked after as carefully as its successor, down to the last day of its service.",
      picture: { image: "case-erp-migration", alt: "" },
    },
    {
      title: "Count before and after",
      text: "We measure the figure that a project should move before we touch anything. Without that number, success is an opinion.",
      picture: { image: "tab-business-intelligence", alt: "" },
    },
    {
      title: "Leave the door open",
      text: "Plain formats, common languages and a written exit plan. A client who stays should be one who could go.",
      picture: { image: "tab-digital-engineering", alt: "" },
    },
  ],
  team: {
    heading: "Three people who will remind us.",
    note: "Any client can ring them when a rule has been bent.",
  },
  voices: {
    heading: "Held to it, by the people it affects.",
  },
};
