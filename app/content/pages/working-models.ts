import { z } from "zod";
import { promises } from "../promises.ts";
import { page } from "../schema/page.ts";
import { glyph, headline, label, link, paragraph, section, sentence, slug, title } from "../schema/text.ts";

const { budgets } = promises;

export const schema = z.strictObject({
  ...page,
  intro: paragraph,
  models: z
    .strictObject({
      id: slug,
      name: label,
      heading: headline,
      text: paragraph,
      run: sentence,
      billed: sentence,
      choose: sentence,
      avoid: sentence,
      glyph,
    })
    .array()
    .length(4),
  comparison: section,
  pricingLink: link,
  comparisonRows: z
    .strictObject({ question: label, answers: title.array().length(4) })
    .array()
    .min(4)
    .max(7),
  closing: section,
});

export type WorkingModelsPage = z.infer<typeof schema>;

export const workingModelsPage: WorkingModelsPage = {
  seo: {
    title: "Four working models, and what each one costs you",
    description:
      "Fixed price, time and materials, dedicated team or staff augmentation. How we run and bill each one, and when you should choose it.",
  },
  banner: {
    title: "Our Working Models",
    lead: "The four contracts differ in who decides, in who pays for a wrong estimate and in how you get out.",
    picture: { image: "page-working-models", alt: "" },
  },
  intro:
    "Many disputes about software are really about the contract it was built under, so we talk about that first. About half of our clients start with one fixed stage and move to another model once they know us. Changing over takes a new page in the agreement, and you don’t lose anything that’s been built.",
  models: [
    {
      id: "fixed-price",
      name: "Fixed price",
      heading: "One figure, agreed in writing",
      text: "We survey first, then quote a sum for each stage. The quotation says what’s included and what we’ve assumed. If our estimate was wrong, that’s our loss. If you’d like to change the scope, we’ll quote for it before starting, and you’re free to say no.",
      run: "There’s a delivery lead on our side and an approver on yours, with a demonstration once a fortnight against the signed scope.",
      billed: `By the stage, usually ${budgets.stage}. You pay for the survey once you have the report, and for each stage once you’ve accepted it.`,
      choose: "You can write the scope down and your board wants one number.",
      avoid: "You expect to find out what you need along the way. Each discovery would be a change request.",
      glyph: "plan",
    },
    {
      id: "time-and-materials",
      name: "Time and materials",
      heading: "Pay for the days you use",
      text: "You get a rate for each role and a ceiling on the total. We book our hours to the task on the day, on a sheet you can open at any time. At three quarters of the ceiling we stop and talk, so the last invoice won’t be a surprise.",
      run: "We work from a shared board in the order you set, and a short meeting at the start of each week settles the plan.",
      billed: `Monthly in arrears, by the half day, with a line for every task, at day rates of ${budgets.dayRate}.`,
      choose: "The work is clear for the next month and open after that, as in most modernisation.",
      avoid: "You can’t spare anyone for an hour a week to steer it.",
      glyph: "stairs",
    },
    {
      id: "dedicated-team",
      name: "Dedicated team",
      heading: "A team of ours that works for you alone",
      text: "Three to nine people, named in the contract, who have no other client while they work for you. They’ll learn your trade as well as your code. If one of them leaves, the successor works alongside for a month, and we pay for that month.",
      run: "A lead engineer runs the team and joins your weekly meeting. You set the priorities and we choose the methods.",
      billed: "A flat sum per person per month, fixed for a year at a time.",
      choose: "The product has a road ahead of at least a year and you’d rather not recruit for it.",
      avoid: "Your work comes in bursts. An idle team costs as much as a busy one.",
      glyph: "tower",
    },
    {
      id: "staff-augmentation",
      name: "Staff augmentation",
      heading: "Our engineers, your rules",
      text: "One or more of us join your team and report to your lead. You interview them first, as you would anyone else. They write what they learn into your documentation as they go, so very little leaves with them.",
      run: "You run it yourself. We hold a review with your lead every six weeks and replace a poor match within ten working days.",
      billed: "By the day worked, once a month, at a rate agreed for the whole period.",
      choose: "You have a working team and lack a skill or a pair of hands until a certain date.",
      avoid: "Your team hasn’t got a lead. Extra people would only make that problem larger.",
      glyph: "bridge",
    },
  ],
  comparison: {
    label: "Comparison",
    heading: "Side by side, before you sign",
    note: "In our experience the overrun and the notice period matter more than the day rate.",
  },
  pricingLink: { label: "Pricing and day rates", to: "/how-we-work#pricing" },
  comparisonRows: [
    {
      question: "When you know the price",
      answers: [
        "Before each stage",
        "A ceiling first, the sum at the end",
        "A year in advance",
        "Day rate now, days as you go",
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
        "You and us, week by week",
        "You set the aims, our lead does the rest",
        "Your own lead",
      ],
    },
    {
      question: "Smallest engagement",
      answers: [
        "A five-day code check, or about six weeks of building",
        "Ten days",
        "Three people, six months",
        "One person, three months",
      ],
    },
    {
      question: "Way out",
      answers: ["After any stage", "A fortnight’s notice", "Two months’ notice", "One month’s notice"],
    },
    {
      question: "What it asks of you",
      answers: [
        "An hour a week, on average",
        "An hour a week, at least",
        "Half a day a week",
        "Daily contact, as with any colleague",
      ],
    },
  ],
  closing: {
    label: "Next step",
    heading: "It’s fine not to know yet",
    note: "Describe the work in a few sentences. We’ll tell you which model we’d pick in your place and why.",
  },
};
