import { z } from "zod";
import { film, page } from "../schema/page.ts";
import { iconItem, section } from "../schema/text.ts";

export const schema = z.strictObject({
  ...page,
  film,
  services: section,
  serviceCards: iconItem.array().length(6),
  portfolio: section,
  voices: section,
});

export type WhyUsPage = z.infer<typeof schema>;

export const whyUsPage: WhyUsPage = {
  seo: {
    title: "Why clients choose us, and why they stay",
    description:
      "Evidence you can check, from named projects to their prices. We’re certified to ISO/IEC 27001 and give references to any buyer who asks.",
  },
  banner: {
    title: "Why Choose Us",
    lead: "Don’t take our word for it. Ask for references and we’ll put you in touch with two clients whose project was like yours.",
    picture: { image: "page-why-us", alt: "" },
  },
  film: {
    heading: "Our intro film",
    text: "A short film about a gate, and about the one block that’s always lit. It has captions and no sound, and it’ll be over before your tea has brewed.",
    label: "Play the intro film",
    transcriptLabel: "Read the transcript",
    picture: { image: "hero-run", alt: "" },
  },
  services: {
    label: "Our services",
    heading: "What clients hire us for most",
    note: "Six jobs from our seven disciplines. The people behind them are colleagues, and they review each other’s work.",
  },
  serviceCards: [
    {
      title: "Custom software",
      icon: "blocks",
      description:
        "For the part of your company that no product understands. We build it beside what you have and switch over when the figures match.",
    },
    {
      title: "Web applications",
      icon: "app-window",
      description:
        "Portals and back offices that are quick on the oldest laptop in your warehouse. We keep an old one here to be sure.",
    },
    {
      title: "Mobile apps",
      icon: "smartphone",
      description:
        "Apps for people wearing gloves or standing in a lift with no signal. They keep working and catch up later.",
    },
    {
      title: "Data and reporting",
      icon: "chart-column",
      description:
        "Each figure has one agreed definition and a trail that leads from the chart to the receipt.",
    },
    {
      title: "Testing",
      icon: "clipboard-check",
      description:
        "An independent team that tries to break your release before your customers get the chance to.",
    },
    {
      title: "Cloud and operations",
      icon: "server-cog",
      description:
        "Moves planned to the minute and bills you can read, with a duty engineer who knows how it was set up.",
    },
  ],
  portfolio: {
    label: "Portfolio",
    heading: "Go and look at these",
    note: "The owner of every project here has agreed to take questions from prospective clients.",
  },
  voices: {
    label: "Testimonials",
    heading: "References in their own words",
    note: "We’re insured for £5 million and certified to ISO/IEC 27001, but most buyers find these more useful.",
  },
};
