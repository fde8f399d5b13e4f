import type { MethodologyPage } from "../schema/pages.ts";

export const methodologyPage: MethodologyPage = {
  seo: {
    title: "Agile, Waterfall and Scrum: how we choose",
    description:
      "When each development method fits, when it does not, what the stages are and how it tends to go wrong. A plain comparison from people who use all three.",
  },
  banner: {
    title: "Our Development Methodology",
    lead: "Three ways to run a project. We have finished work in all of them and will tell you which one suits yours.",
    picture: { image: "page-methodology", alt: "" },
  },
  intro:
    "A method is a bet on what you do not know yet. If the requirements will move, plan in short stretches. If a regulator has nailed them down, plan once and thoroughly. We settle the method with you before any code is written, put the reasons on one page, and change it when a reason turns out to be wrong.",
  methods: [
    {
      id: "agile",
      name: "Agile",
      heading: "Decide late, with evidence.",
      text: [
        "The work is cut into pieces that are useful on their own. The most valuable unfinished piece is always next, and the list is yours to reorder on any working day. Nothing is promised in detail for more than six weeks ahead, because nobody knows more than that.",
        "Money is released by the quarter. At the end of each one you see what it bought, measured in the figure the project set out to move, and decide whether the next quarter is worth paying for. Two clients have stopped early this way. Both had what they needed.",
      ],
      fits: [
        "New products whose users still surprise you.",
        "Systems that are replaced piece by piece while people go on using them.",
        "Companies that can spare a decision-maker twice a week.",
      ],
      doesNotFit:
        "A fixed scope with a fixed date and a penalty clause. The freedom is then a fiction, and reordering only costs time.",
      stages: [
        { title: "Sort", note: "The list, by value and by risk" },
        { title: "Slice", note: "The top item, cut down to two weeks or less" },
        { title: "Build", note: "Code, tests and help text together" },
        { title: "Release", note: "To a few users first, then to all" },
        { title: "Measure", note: "What changed, and whether to go on" },
      ],
    },
    {
      id: "waterfall",
      name: "Waterfall",
      heading: "Think once, build once.",
      text: [
        "Each phase ends with a document that somebody signs, and the next one starts from it. The method has a poor name in our trade, mostly earned by projects that skipped the thinking. Done properly, it is still how you build a thing that may not be wrong on its first day.",
        "We add two precautions that the textbook leaves out. The riskiest part runs as a prototype before the design is signed, and acceptance tests are written together with the requirements they check. A later change is possible. It gets a price, a new date and a signature of its own.",
      ],
      fits: [
        "Medical, rail and payment software with an approval to pass.",
        "Interfaces to hardware that has already been cast or launched.",
        "Public tenders, where the scope has the force of a contract.",
      ],
      doesNotFit: "Anything for users who cannot say what they want until they have tried it.",
      stages: [
        { title: "Requirements", note: "Numbered, testable, signed" },
        { title: "Design", note: "Drawn after the prototype has run" },
        { title: "Construction", note: "Against the design, with weekly inspection" },
        { title: "Verification", note: "By people who wrote none of it" },
        { title: "Acceptance", note: "Your tests, your site, your signature" },
        { title: "Maintenance", note: "Two releases a year, on fixed dates" },
      ],
    },
    {
      id: "scrum",
      name: "Scrum",
      heading: "A fixed beat for a moving target.",
      text: [
        "Scrum is Agile with a clock. One team, one ordered backlog, one sprint of two weeks, and a few meetings that start on time. The roles are plain too: your product owner decides what, our developers decide how, and a Scrum master keeps the two from swapping.",
        "A sprint ends on a Friday with software on a server you can reach. We publish how much of the forecast was finished, bad sprints included. After about five of them the forecast is good enough to plan a launch by.",
      ],
      fits: [
        "Teams of four to nine who do nothing else.",
        "Product owners with the authority to say no.",
        "Launch dates that marketing must know a season in advance.",
      ],
      doesNotFit:
        "Support work that arrives by the hour. A queue with a limit on open items serves that better than any sprint.",
      stages: [
        { title: "Refinement", note: "The backlog, estimated and put in order" },
        { title: "Planning", note: "One morning: the team takes what it can finish" },
        { title: "Daily Scrum", note: "Fifteen minutes, standing" },
        { title: "Review", note: "Second Friday: you try it, we watch" },
        { title: "Retrospective", note: "One hour, and one thing changes" },
      ],
    },
  ],
  comparison: {
    heading: "The same six questions, asked of each.",
    note: "The last row is the one to read first.",
  },
  comparisonRows: [
    {
      question: "Who sets the order of work",
      answers: ["You, on any day", "The plan", "Your product owner, every two weeks"],
    },
    {
      question: "When the price is known",
      answers: ["Quarter by quarter", "Before construction starts", "Per sprint; the total after about five"],
    },
    {
      question: "What a change costs",
      answers: [
        "Whatever it pushes down the list",
        "A quotation and a new date",
        "Nothing, from the next sprint on",
      ],
    },
    {
      question: "When you first see it run",
      answers: [
        "Week two or three",
        "At the prototype, then at acceptance",
        "At the end of the first sprint",
      ],
    },
    {
      question: "Your time per week",
      answers: ["Half a day", "Two days early and late, little between", "A day, for one product owner"],
    },
    {
      question: "How it goes wrong",
      answers: ["It never ends", "It delivers what was true last year", "The meetings outlive their purpose"],
    },
  ],
  closing: {
    heading: "Tell us what cannot move.",
    note: "The date, the budget or the scope: whichever is fixed usually decides the method. Working it out takes an hour and costs nothing.",
  },
};
