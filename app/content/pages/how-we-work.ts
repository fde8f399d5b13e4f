import { z } from "zod";
import { priceGuide } from "../price-guide.ts";
import { promises } from "../promises.ts";
import { page } from "../schema/page.ts";
import { label, paragraph, section, sentence, title } from "../schema/text.ts";

const { budgets, codeCheck, survey } = promises;

export const schema = z.strictObject({
  ...page,
  process: section,
  steps: z
    .strictObject({
      title: z.enum(["Discovery", "Discussion", "Testing", "Execute"]),
      duration: label,
      description: sentence,
      detail: paragraph,
      youGet: sentence,
    })
    .array()
    .length(4),
  pricing: section,
  guide: z.strictObject({
    heading: label,
    text: sentence,
    legends: z.strictObject({ work: label, size: label, hosting: label }),
    sums: z.strictObject({ care: label, upkeep: label, upkeepShare: label }),
    note: paragraph,
    send: label,
  }),
  building: z.strictObject({
    heading: label,
    prices: z.strictObject({ work: label, price: label, note: title }).array().min(5),
    note: paragraph,
  }),
  care: z.strictObject({ heading: label, text: sentence, note: paragraph }),
  gallery: section,
});

export type HowWeWorkPage = z.infer<typeof schema>;

export const howWeWorkPage: HowWeWorkPage = {
  seo: {
    title: "How we work, and what it costs",
    description:
      "Our four steps and the time each one takes, with typical budgets and four monthly plans for looking after the result.",
    keywords: [
      "pricing",
      "price",
      "prices",
      "cost",
      "costs",
      "rates",
      "day rate",
      "fees",
      "budget",
      "estimate",
      "quote",
    ],
  },
  banner: {
    title: "How We Work",
    lead: "Four steps, each with an end date and something you can keep. You decide after every one whether to go on.",
    picture: { image: "page-how-we-work", alt: "" },
  },
  process: {
    label: "Our process",
    heading: "What happens, and when",
    note: "Every project goes through these four. The times are for replacing an existing system; a new product needs less for the first steps. Our service and industry pages show the steps in more detail.",
  },
  steps: [
    {
      title: "Discovery",
      duration: "Weeks 1 and 2",
      description: "A pair of engineers come to you for the survey and bring notebooks instead of slides.",
      detail: `They read the code, look through the fault log and spend some days beside the people who use the system. The most useful finding is often a workaround, such as the spreadsheet that everyone keeps open on the second screen. The survey costs ${survey.price}, and we deduct it if you go on with us.`,
      youGet:
        "A report of about twenty pages on what you have and what it costs to keep, and on what’s likely to break first.",
    },
    {
      title: "Discussion",
      duration: "Weeks 3 to 5",
      description: "We talk through what to build until the list is short enough to afford.",
      detail:
        "Every item gets a price and a reason, and items without a reason go. You’ll see drawings of the main screens and meet the people who’d do the work, then choose a working model. If the survey has shown that a product off the shelf would do part of the work, its name and price are in there too.",
      youGet:
        "Eight pages for your board with the prices and dates, and a contract that says the same thing.",
    },
    {
      title: "Testing",
      duration: "Every fortnight",
      description: "You get working software every fortnight, and each piece is checked against real cases.",
      detail:
        "We replay last month’s orders or claims through the new part and compare the results with what really happened. You’ll get a list of the differences. About one in five turns out to be a fault in the old system that’s been there for years.",
      youGet:
        "A running version on a server of yours, and an hour with the developers to go through the open differences.",
    },
    {
      title: "Execute",
      duration: "From the first release",
      description:
        "We go live on a weekday morning where we can, with the old system still running and the way back rehearsed.",
      detail:
        "One site or one team goes first. We sit with them for a week and fix what’s awkward before moving the next. You can roll back for thirty days, and the old system stays readable for as long as your accountant needs it. For its first year, the engineers who built the new one can be reached on any working day.",
      youGet: "A system in use, with a runbook your own staff have practised and engineers you know by name.",
    },
  ],
  pricing: {
    heading: "Pricing",
    note: "Guide prices for building something, then four monthly plans for looking after it. Our case studies say what each of them cost.",
  },
  guide: {
    heading: "Price guide",
    text: "Choose three things to see a range and how we arrive at it. It’s a guide and not a quote, but it’s the same arithmetic.",
    legends: { work: "Kind of work", size: "Size", hosting: "Hosting: who looks after it?" },
    sums: {
      care: "A year of care.",
      upkeep: "A year of small changes.",
      upkeepShare: `Budget ${promises.upkeepPerYear} of the price.`,
    },
    note: `Before VAT. The rates are averages, rounded to the pound; one person costs ${budgets.dayRate} a day. Your provider bills you for the hosting itself.`,
    send: "Send us this estimate",
  },
  building: {
    heading: "What it costs to build",
    prices: [
      ...priceGuide.works.map(({ name, price, note }) => ({ work: name, price, note })),
      { work: "Cloud move", price: budgets.cloudMove, note: "By the number of systems" },
      { work: "Data platform, first stage", price: budgets.dataPlatform, note: "By the number of sources" },
      {
        work: "First set of dashboards",
        price: budgets.dashboards,
        note: "With definitions your departments agree on",
      },
      { work: "AI trial", price: budgets.aiTrial, note: "Six weeks on your own past cases" },
      {
        work: "Testing",
        price: budgets.testing,
        note: "From four weeks of one tester to a full security test",
      },
      {
        work: "Clickable prototype",
        price: budgets.prototype,
        note: "A designer for three weeks, an engineer for two",
      },
      { work: "Survey of a system", price: survey.price, note: "A fortnight, deducted if you go on with us" },
      { work: "Code check", price: codeCheck.price, note: "Five working days of one engineer" },
      { work: "Day rates", price: budgets.dayRate, note: "By role, if you’d rather pay by the day" },
    ],
    note: `All in pounds before VAT, and quoted to the pound before you sign. The prices of apps and web versions are for the first release. The larger projects in our case studies went on from there. Afterwards, budget ${promises.upkeepPerYear} of the build price a year for new versions and small changes.`,
  },
  care: {
    heading: "What it costs to look after",
    text: "Every plan has the same five parts, and the price depends on the number of systems.",
    note: `A plan pays for monitoring, automatic backups, security patches and a duty engineer who gets your system running again at any hour. Other work, such as a restore drill or a new version of a library, is charged by the day and belongs to the ${promises.upkeepPerYear} above. Plans are billed in US dollars before tax, because that’s how we’re billed for the monitoring tools behind them. The pounds are approximate, at £${promises.carePlans.poundsPerDollar} to the dollar. Hosting isn’t included, and you can leave with a month’s notice. Faults in our own work are fixed free for twelve months after go-live, and beyond that while a plan runs.`,
  },
  gallery: {
    label: "Portfolio",
    heading: "Where the four steps have led",
    note: "Six projects that began with Discovery and went as far as they needed to.",
  },
};
