import type { WhyUsPage } from "../schema/pages.ts";

export const whyUsPage: WhyUsPage = {
  seo: {
    title: "Why clients choose us, and why they stay",
    description:
      "Six services under one roof, figures you can check, systems in daily service and clients who answer the telephone when you ask about us.",
  },
  banner: {
    title: "Why Choose Us",
    lead: "Do not take our word for it. Watch the film, read the figures, then ring one of our clients.",
    picture: { image: "page-why-us", alt: "" },
  },
  film: {
    heading: "See how a load is carried.",
    text: "A short film about gates, bridges and the one block that is always lit. It has captions, no sound, and ends before your tea has brewed.",
    label: "Play the intro film",
    picture: { image: "hero-run", alt: "" },
  },
  services: {
    heading: "Six services, one telephone list.",
    note: "Whoever starts with one usually meets the others. They sit in the same building and review each other’s work.",
  },
  serviceCards: [
    {
      title: "Custom software",
      icon: "blocks",
      description:
        "For the part of your company that no product understands. Built beside what you have, and switched over when the figures match.",
    },
    {
      title: "Web applications",
      icon: "app-window",
      description:
        "Portals and back offices that open in under a second on the oldest laptop in your warehouse. We own one to be sure.",
    },
    {
      title: "Mobile apps",
      icon: "smartphone",
      description:
        "Apps for people with gloves, bad reception or one free hand. They go on working in the lift.",
    },
    {
      title: "Data and reporting",
      icon: "chart-column",
      description: "One agreed definition for each figure, and a trail from the chart back to the receipt.",
    },
    {
      title: "Testing",
      icon: "clipboard-check",
      description:
        "An independent team that tries to break your release on Wednesday so that your customers cannot on Saturday.",
    },
    {
      title: "Cloud and operations",
      icon: "server-cog",
      description:
        "Moves planned to the minute, bills you can read, and a duty engineer who was there when it was set up.",
    },
  ],
  portfolio: {
    heading: "Go and look at these.",
    note: "Each project here is in daily use, and its owner has agreed to take your questions.",
  },
  voices: {
    heading: "References who wrote it themselves.",
  },
};
