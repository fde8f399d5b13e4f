import { z } from "zod";
import { promises } from "../promises.ts";
import { page } from "../schema/page.ts";
import { label, paragraph, section, sentence } from "../schema/text.ts";

const { budgets } = promises;

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
  pricingNote: paragraph.array().length(2),
  gallery: section,
});

export type HowWeWorkPage = z.infer<typeof schema>;

export const howWeWorkPage: HowWeWorkPage = {
  seo: {
    title: "How we work, and what it costs",
    description:
      "Our four steps and the time each one takes, with typical budgets and four monthly plans for looking after the result.",
  },
  banner: {
    title: "How We Work",
    lead: "Four steps, each with an end date and something you can keep. You decide after every one whether to go on.",
    picture: { image: "page-how-we-work", alt: "" },
  },
  process: {
    label: "Our process",
    heading: "What happens, and when",
    note: "Every project goes through these four. The times are for replacing an existing system; a new product needs less for the first two. Our service and industry pages show the steps in more detail.",
  },
  steps: [
    {
      title: "Discovery",
      duration: "Weeks 1 and 2",
      description: "Two engineers come to you for the survey and bring notebooks instead of slides.",
      detail: `They read the code, look through the fault log and spend at least two days beside the people who use the system. The most useful finding is often a workaround, such as the spreadsheet that everyone keeps open on the second screen. The survey costs ${promises.survey.price}, and we deduct it if you go on with us.`,
      youGet:
        "A report of about twenty pages on what you have and what it costs to keep, and on what’s likely to break first.",
    },
    {
      title: "Discussion",
      duration: "Weeks 3 to 5",
      description: "We talk through what to build until the list is short enough to afford.",
      detail:
        "Every item gets a price and a reason, and items without a reason go. You’ll see drawings of the main screens and meet the people who’d do the work, then choose a working model. If the honest answer is a product off the shelf, we’ll name it.",
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
        "One site or one team goes first. We sit with them for a week and fix what’s awkward before moving the next. You can roll back for thirty days, and the old system stays readable for as long as your accountant needs it. The engineers who built the new one back up the duty rota for its first year.",
      youGet:
        "A system in use, with a runbook your own staff have practised and two engineers you know by name.",
    },
  ],
  pricing: {
    label: "Pricing",
    heading: "Four plans for looking after it",
    note: "This is what it costs to have a finished system looked after. Every plan has the same five parts, and the price follows the size.",
  },
  pricingNote: [
    "Plans are billed in US dollars before tax, because that’s how we’re billed for the monitoring tools behind them. Hosting isn’t included, and you can leave with a month’s notice. Faults in our own work are fixed free for twelve months after go-live, and beyond that while a plan runs.",
    `Building something new is quoted in pounds, stage by stage. As a guide before VAT, a first web version costs ${budgets.webMvp}, a mobile app ${budgets.mobileApp} and a cross-platform app ${budgets.crossPlatformApp}. Replacing a core system runs to ${budgets.coreReplacement}. Budget ${promises.upkeepPerYear} of the build price a year for new versions and small changes.`,
  ],
  gallery: {
    label: "Portfolio",
    heading: "Where the four steps have led",
    note: "Six projects that began with Discovery and went as far as they needed to.",
  },
};
