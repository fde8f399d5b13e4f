import { z } from "zod";
import { page } from "../schema/page.ts";
import { headline, label, paragraph, section, sentence, title } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  intro: paragraph,
  methods: z
    .strictObject({
      id: z.enum(["agile", "waterfall", "scrum"]),
      name: label,
      heading: headline,
      text: paragraph.array().length(2),
      fits: sentence.array().length(3),
      doesNotFit: sentence,
      stages: z.strictObject({ title: label, note: title }).array().min(4).max(6),
    })
    .array()
    .length(3),
  comparison: section,
  /** One row per question, with one answer per method, in the order of `methods`. */
  comparisonRows: z
    .strictObject({ question: label, answers: title.array().length(3) })
    .array()
    .min(4)
    .max(7),
  closing: section,
});

export type MethodologyPage = z.infer<typeof schema>;

export const methodologyPage: MethodologyPage = {
  seo: {
    title: "Agile, Waterfall and Scrum: how we choose",
    description:
      "When each development method fits and how it tends to go wrong. A plain comparison from people who use all three.",
  },
  banner: {
    title: "Our Development Methodology",
    lead: "We’ve finished projects with each of these three methods, and we’ll tell you which one suits yours.",
    picture: { image: "page-methodology", alt: "" },
  },
  intro:
    "A method is a bet on what you don’t know yet. If the requirements are going to move, plan in short stretches. If a regulator has nailed them down, plan thoroughly and only once. We’ll settle the method with you before any code is written and put the reasons on one page. If a reason turns out to be wrong, we’ll change the method.",
  methods: [
    {
      id: "agile",
      name: "Agile",
      heading: "Decide late, with evidence",
      text: [
        "We cut the work into pieces that are useful on their own. The most valuable unfinished piece is always next, and you can reorder the list on any working day. We don’t promise anything in detail for more than six weeks ahead, because past that point it’s guesswork.",
        "You release the money by the quarter. At the end of each one you’ll see what it bought, measured in the figure the project set out to move, and decide whether the next quarter’s worth paying for. Some clients have stopped early this way because they already had what they needed.",
      ],
      fits: [
        "New products whose users still surprise you.",
        "Systems that are replaced piece by piece while people go on using them.",
        "Companies that can spare a decision-maker twice a week.",
      ],
      doesNotFit:
        "A fixed scope with a fixed date and a penalty clause. You won’t be free to reorder anything, so you’d only be paying for the meetings.",
      stages: [
        { title: "Sort", note: "The list, most valuable first" },
        { title: "Slice", note: "The top item, cut down to a fortnight or less" },
        { title: "Build", note: "Code and its tests together" },
        { title: "Release", note: "To a few users first, then to all" },
        { title: "Measure", note: "What changed, and whether to go on" },
      ],
    },
    {
      id: "waterfall",
      name: "Waterfall",
      heading: "Think once, build once",
      text: [
        "Each phase ends with a signed document, and the next one starts from it. The method has a bad name in our trade, mostly because of projects that skipped the thinking. Done properly, it’s still how you build something that mustn’t be wrong on its first day.",
        "We add precautions that the textbook leaves out. The riskiest part runs as a prototype before the design is signed, and we write the acceptance tests together with the requirements they check. You can still change something later if you accept a new price and date.",
      ],
      fits: [
        "Medical or rail software that has to be approved before use.",
        "Interfaces to hardware that’s already been built.",
        "Public tenders, where the scope has the force of a contract.",
      ],
      doesNotFit: "Anything for users who can’t say what they want until they’ve tried it.",
      stages: [
        { title: "Requirements", note: "Numbered and testable, with a signature" },
        { title: "Design", note: "Drawn after the prototype has run" },
        { title: "Construction", note: "Against the design, with a demonstration every fortnight" },
        { title: "Verification", note: "By people who didn’t write any of it" },
        { title: "Acceptance", note: "With your own tests, at your site" },
        { title: "Maintenance", note: "Releases in spring and autumn, on fixed dates" },
      ],
    },
    {
      id: "scrum",
      name: "Scrum",
      heading: "A fixed beat for a moving target",
      text: [
        "Scrum is Agile with a clock. There’s one team with one ordered backlog, working in fortnightly sprints, and a few meetings that start on time. Your product owner decides what to build and our developers decide how. A Scrum master keeps them from swapping.",
        "Every sprint ends with software on a server you can reach. We publish how much of the forecast we finished, bad sprints included. After about five of them the forecast is usually good enough to plan a launch by.",
      ],
      fits: [
        "Teams of three to nine who do nothing else.",
        "Product owners with the authority to say no.",
        "Launch dates that marketing must know a season in advance.",
      ],
      doesNotFit:
        "Support work that arrives by the hour. A simple queue with a limit on open items serves that better than any sprint.",
      stages: [
        { title: "Refinement", note: "The backlog, estimated and sorted" },
        { title: "Planning", note: "One morning, when the team takes what it can finish" },
        { title: "Daily Scrum", note: "Fifteen minutes, standing up" },
        { title: "Review", note: "At the end of the sprint, you try it and we watch" },
        { title: "Retrospective", note: "One hour, and one thing changes" },
      ],
    },
  ],
  comparison: {
    label: "Comparison",
    heading: "The same six questions, asked of each",
    note: "If you only read one row, make it the last.",
  },
  comparisonRows: [
    {
      question: "Who sets the order of work",
      answers: ["You, on any day", "The plan", "Your product owner, every sprint"],
    },
    {
      question: "When the price is known",
      answers: ["Quarter by quarter", "Before construction starts", "Per sprint; the total after about five"],
    },
    {
      question: "What a change costs",
      answers: [
        "Something else moves down the list",
        "A quotation and a new date",
        "Nothing, from the next sprint on",
      ],
    },
    {
      question: "When you first see it run",
      answers: [
        "Within a fortnight",
        "At the prototype, then every fortnight",
        "At the end of the first sprint",
      ],
    },
    {
      question: "Your time per week",
      answers: ["Half a day", "Much early and late, little between", "A day, for one product owner"],
    },
    {
      question: "How it goes wrong",
      answers: ["It never ends", "It delivers what was true last year", "The meetings outlive their purpose"],
    },
  ],
  closing: {
    label: "Next step",
    heading: "Tell us what can’t move",
    note: "The thing that’s fixed, often the date or the budget, usually decides the method. Working it out takes an hour and costs nothing.",
  },
};
