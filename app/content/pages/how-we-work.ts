import type { HowWeWorkPage } from "../schema/pages.ts";

export const howWeWorkPage: HowWeWorkPage = {
  seo: {
    title: "How we work: four steps and four prices",
    description:
      "Discovery, discussion, testing, execution: how long each step takes, what you hold in your hands after it, and what running care costs per month.",
  },
  banner: {
    title: "How We Work",
    lead: "Four steps, each with an end date and something you can keep. You decide at every landing whether to climb on.",
    picture: { image: "page-how-we-work", alt: "" },
  },
  process: {
    heading: "What happens, and in which week.",
    note: "The steps are the same for a register with forty users and for a railway. Only their lengths differ.",
  },
  steps: [
    {
      title: "Discovery",
      duration: "Weeks 1 and 2",
      description: "Two engineers come to you with notebooks and leave their opinions at home.",
      detail:
        "They read the code and the fault log, copy a week of real data, and spend at least two days next to the people who use the system. The most useful finding is often a workaround: a sticky note, a second spreadsheet, a colleague everybody asks.",
      youGet:
        "A report of about twenty pages: what you have, what it costs to keep, and what is likely to break first.",
    },
    {
      title: "Discussion",
      duration: "Weeks 3 to 5",
      description: "We argue about what to build until the list is short enough to afford.",
      detail:
        "Every item gets a price, a risk and a reason. Items without a reason go. You see drawings of the main screens, meet the people who would do the work, and choose the working model. If the honest answer is a product off the shelf, we name it.",
      youGet:
        "Eight pages for your board with scope, sums and dates, and a contract that repeats them word for word.",
    },
    {
      title: "Testing",
      duration: "Every second Friday",
      description:
        "Software arrives in fortnightly pieces, and each has to earn its place against real cases.",
      detail:
        "We replay last month’s orders, claims or shifts through the new part and compare the results with what really happened. Differences are listed by name. About one in five turns out to be a fault in the old system that nobody had noticed.",
      youGet:
        "A running version on a server of yours, a list of the differences still open, and an hour with the developers.",
    },
    {
      title: "Execute",
      duration: "From the first release on",
      description:
        "The switch is thrown on a weekday morning, with the old system warm and the way back rehearsed.",
      detail:
        "One site or one team goes first. We sit beside them for a week, repair what hurts, and only then move the next. After the last one the old system stays readable for as long as your accountant needs it. Those who built the new one carry its telephone for the first year.",
      youGet: "A system in use, a runbook your own staff have practised with, and two names to call.",
    },
  ],
  pricing: {
    heading: "Four plans. All in writing.",
    note: "What it costs to have a finished system looked after. Every plan has the same five parts, and the price follows the size.",
  },
  pricingNote:
    "Prices are in US dollars before tax, by the month, with one month’s notice. Building something new is quoted separately, stage by stage.",
  gallery: {
    heading: "Where the four steps have led.",
    note: "Six projects that went through all of them.",
  },
};
