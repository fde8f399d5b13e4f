import type { AboutPage } from "../schema/pages.ts";

export const aboutPage: AboutPage = {
  seo: {
    title: "About the firm and the people who own it",
    description:
      "Who we are, what we promise and who picks up the telephone: about fifty engineers in a firm that belongs to its own staff.",
  },
  banner: {
    title: "About Us",
    lead: "About fifty engineers who own the firm they work for, and so have to live with what they ship.",
    picture: { image: "page-about", alt: "" },
  },
  intro: {
    label: "The firm",
    heading: "Small enough to know your system by heart.",
    text: [
      "We are a software engineering and consulting firm. We began in 1991 with two people and one client, and have grown only as fast as we could train. Today we write, test and run software for banks, hospitals, railways, shops and factories.",
      "Nobody here works on commission, and there are no outside shareholders. Whoever estimates your project also works on it, and the profit goes to the people who made it. That keeps estimates honest. It may also be why the average client has been with us for nine years.",
    ],
    picture: {
      image: "hero-build",
      alt: "A gate of dark blocks stands open at night, with one amber block on its threshold",
    },
    facts: [
      { label: "Largest project team", value: "11 people" },
      { label: "Engineers awake tonight", value: "2" },
      { label: "Profit shared among", value: "Everyone who works here" },
    ],
  },
  missionVision: {
    heading: "What we are for, and where it leads.",
    note: "Two short statements. Each has cost us work that we would otherwise have taken.",
  },
  tabs: [
    {
      id: "mission",
      label: "Mission",
      heading: "Keep working systems working.",
      text: "Companies run on software that nobody has time to look after. We take it on, learn it, and leave it easier to change than we found it. When a system ought to be retired, we say so and help to switch it off.",
      points: [
        "Read the old code before writing any of the new.",
        "Leave behind tests, a runbook and somebody who can use both.",
        "Report a bad week in the week in which it happens.",
      ],
      picture: {
        image: "industry-health-care",
        alt: "A hospital of white blocks in the shape of a cross, with an amber block at its door",
      },
    },
    {
      id: "vision",
      label: "Vision",
      heading: "Software that outlives its authors.",
      text: "A bridge passes from one generation of engineers to the next with drawings, inspection dates and a maintenance budget. Software deserves the same. We want every system we touch to be understood by people who were at school when it was written.",
      points: [
        "Documentation is part of the delivery and is reviewed like code.",
        "Every dependency has an owner and a planned date of departure.",
        "Each year an apprentice takes over a system older than they are.",
      ],
      picture: {
        image: "industry-housing-and-infrastructure",
        alt: "A street of block houses with towers behind, one front door lit amber",
      },
    },
  ],
  why: {
    heading: "Six reasons, each of them checkable.",
    note: "Ask for the evidence at the first meeting. We bring it.",
  },
  whyChooseUs: [
    {
      title: "Two names, no queue",
      icon: "users",
      description: "Your system has two engineers who know its habits. One of the pair is always reachable.",
    },
    {
      title: "A price before the work",
      icon: "receipt-text",
      description:
        "Each fixed stage carries one figure, agreed on paper. If we overrun it, the extra days are ours.",
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
        "No release goes live until somebody has practised returning to the one before it, with a stopwatch.",
    },
    {
      title: "Bad news early",
      icon: "message-square",
      description: "If a date is in danger you hear it two weeks ahead, while something can still be done.",
    },
    {
      title: "Signed off by another",
      icon: "microscope",
      description:
        "Whoever writes a change never approves it. Jonas Weber’s testers do, and they are hard to please.",
    },
  ],
  team: {
    heading: "People you will actually meet.",
    note: "All six still work on client systems. Three of them take their turn with the night phone.",
  },
  process: {
    heading: "From the first call to the tenth year.",
    note: "The durations are typical. Yours will be written down before you sign.",
  },
  steps: [
    {
      title: "Listen",
      duration: "One hour",
      description:
        "You describe the trouble. An engineer takes notes and tells you there and then if we are the wrong firm.",
    },
    {
      title: "Survey",
      duration: "Two weeks",
      description:
        "A pair of us studies the system and the work around it, including the spreadsheet nobody mentioned.",
    },
    {
      title: "Propose",
      duration: "Three weeks",
      description:
        "On eight pages: what to build, what to leave alone, the cost of each stage and the risks in order.",
    },
    {
      title: "Build",
      duration: "In fortnights",
      description: "Something you can click arrives every second Friday, with release notes in plain words.",
    },
    {
      title: "Hand over",
      duration: "One month",
      description: "Your staff run it while we watch. Then we let go, one task at a time.",
    },
    {
      title: "Look after",
      duration: "Year after year",
      description:
        "We patch, measure and practise the restore, and meet once a quarter to argue about what comes next.",
    },
  ],
  partners: {
    heading: "Tools we would buy with our own money.",
    note: "In four of the six cases we have.",
  },
  voices: {
    heading: "What it is like to be our client.",
  },
};
