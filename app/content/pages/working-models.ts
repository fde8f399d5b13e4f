import type { WorkingModelsPage } from "../schema/pages.ts";

export const workingModelsPage: WorkingModelsPage = {
  seo: {
    title: "Four working models, and what each one costs you",
    description:
      "Fixed price, time and materials, dedicated team or staff augmentation: how we run and bill each one, when to choose it and when to leave it alone.",
  },
  banner: {
    title: "Our Working Models",
    lead: "Four kinds of contract. They differ in who decides, who pays for a wrong estimate and how you get out.",
    picture: { image: "page-working-models", alt: "" },
  },
  intro:
    "Many disputes about software are disputes about the contract it was built under. So we talk about that first. About half of our clients start with one fixed stage and move to another model once they know us. Changing over takes a new page in the agreement, and nothing is thrown away.",
  models: [
    {
      id: "fixed-price",
      name: "Fixed price",
      heading: "One figure, agreed in writing.",
      text: "We survey first, then quote each stage as a sum. The quotation says what is in, what is out and what we assumed. A wrong estimate is our loss. A change of scope is quoted before anybody starts on it, and you may decline.",
      run: "A delivery lead on our side, an approver on yours, and a demonstration once a fortnight against the signed scope.",
      billed: "By the stage: the survey when you hold the report, the building when you accept each release.",
      choose: "You can write the scope down and your board wants one number.",
      avoid: "You expect to find out what you need along the way. Each discovery would be a change request.",
      glyph: "plan",
    },
    {
      id: "time-and-materials",
      name: "Time and materials",
      heading: "Pay for the days you use.",
      text: "You get a rate for each role, a forecast and a ceiling. Hours are booked to the task, on the day, on a sheet that is open to you. At three quarters of the ceiling we stop and talk, so the last invoice surprises nobody.",
      run: "From a shared board. You set the order, we estimate, and a short call on Mondays settles the week.",
      billed: "Monthly in arrears, by the half day, with a line for every task.",
      choose: "The work is clear for the next month and open after that, as in most modernisation.",
      avoid: "Nobody at your end has an hour a week to steer it.",
      glyph: "stairs",
    },
    {
      id: "dedicated-team",
      name: "Dedicated team",
      heading: "A team of ours that works for you alone.",
      text: "Three to nine people, named in the contract, who have no other client. They learn your trade as well as your code. If one of them leaves, the successor works alongside for a month, and that month is on us.",
      run: "A lead engineer runs the team and joins your weekly meeting. Priorities come from your side, methods from ours.",
      billed: "A flat sum per head and month, held steady for a year at a time.",
      choose: "The product has a road ahead of at least a year and you would rather not recruit for it.",
      avoid: "The work comes in bursts. An idle team costs as much as a busy one.",
      glyph: "tower",
    },
    {
      id: "staff-augmentation",
      name: "Staff augmentation",
      heading: "Our engineers, your rules.",
      text: "One or several of us join your team, use your tools and report to your lead. You interview them first, as you would anybody. What they learn is written into your documentation as they go, so little leaves with them.",
      run: "By you. We hold a review with your lead every six weeks and replace a poor match within ten working days.",
      billed: "By the day worked, once a month, at a rate agreed for the whole period.",
      choose: "You have a working team and lack a skill or a pair of hands until a certain date.",
      avoid: "The team lacks a lead. Extra people then make the problem larger.",
      glyph: "bridge",
    },
  ],
  comparison: {
    heading: "Side by side, before you sign.",
    note: "Overruns and notice periods matter more than the day rate.",
  },
  comparisonRows: [
    {
      question: "How firm the price is",
      answers: [
        "Before each stage",
        "A ceiling first, the sum at the end",
        "A year in advance",
        "Day rate at once, days as you go",
      ],
    },
    {
      question: "Who pays for an overrun",
      answers: ["We do", "You do, up to the ceiling", "You do, in time", "You do"],
    },
    {
      question: "Who directs the work",
      answers: [
        "Our delivery lead",
        "You and us, every Monday",
        "You set aims, our lead the rest",
        "Your own lead",
      ],
    },
    {
      question: "Smallest engagement",
      answers: [
        "One stage, about six weeks",
        "Ten days",
        "Three people, six months",
        "One person, three months",
      ],
    },
    {
      question: "Way out",
      answers: ["After any stage", "Two weeks’ notice", "Two months’ notice", "One month’s notice"],
    },
    {
      question: "What it asks of you",
      answers: [
        "Two hours a fortnight",
        "An hour a week, at least",
        "Half a day a week",
        "Daily contact, as with any colleague",
      ],
    },
  ],
  closing: {
    heading: "Undecided is a fine place to start.",
    note: "Describe the work in three sentences. We reply with the model we would pick in your place, and the reason.",
  },
};
