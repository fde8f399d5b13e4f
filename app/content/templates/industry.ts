import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  draft: true,
  card: { summary: "Draft industry: two sentences for the card on the overview." },
  name: "Draft Industry",
  seo: {
    title: "Draft industry: title for search engines",
    description: "Draft industry: what a search engine shows of this page, in 70 to 160 characters.",
  },
  title: "Draft industry: software for *New Industry*",
  subtitle: "Draft industry: the line under the title.",
  heroImage: {
    image: "page-industries",
    alt: "",
  },
  intro: {
    heading: "Draft industry: introduction",
    description:
      "Draft industry: what this trade needs of its software; this place takes a paragraph of 60 to 900 characters.",
  },
  services: [
    {
      title: "Service 1",
      description: "Draft industry: what service 1 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 2",
      description: "Draft industry: what service 2 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 3",
      description: "Draft industry: what service 3 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 4",
      description: "Draft industry: what service 4 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 5",
      description: "Draft industry: what service 5 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 6",
      description: "Draft industry: what service 6 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
  ],
  clients: {
    heading: "Clients We Serve",
  },
  clientsServed: [
    {
      label: "Client group 1",
      icon: "blocks",
    },
    {
      label: "Client group 2",
      icon: "blocks",
    },
    {
      label: "Client group 3",
      icon: "blocks",
    },
    {
      label: "Client group 4",
      icon: "blocks",
    },
    {
      label: "Client group 5",
      icon: "blocks",
    },
    {
      label: "Client group 6",
      icon: "blocks",
    },
    {
      label: "Client group 7",
      icon: "blocks",
    },
    {
      label: "Client group 8",
      icon: "blocks",
    },
  ],
  inquiry: {
    heading: "Draft industry: inquiry form",
  },
  process: {
    heading: "Draft industry: process",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Step 1",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft industry: what happens in step 1.",
    },
    {
      step: 2,
      title: "Step 2",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft industry: what happens in step 2.",
    },
    {
      step: 3,
      title: "Step 3",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft industry: what happens in step 3.",
    },
    {
      step: 4,
      title: "Step 4",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft industry: what happens in step 4.",
    },
    {
      step: 5,
      title: "Step 5",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft industry: what happens in step 5.",
    },
    {
      step: 6,
      title: "Step 6",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "none",
      description: "Draft industry: what happens in step 6.",
    },
  ],
  benefits: {
    heading: "Draft industry: benefits",
  },
  clientBenefits: [
    {
      title: "Benefit 1",
      description: "Draft industry: what benefit 1 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 2",
      description: "Draft industry: what benefit 2 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 3",
      description: "Draft industry: what benefit 3 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 4",
      description: "Draft industry: what benefit 4 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 5",
      description: "Draft industry: what benefit 5 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 6",
      description: "Draft industry: what benefit 6 is.",
      icon: "blocks",
    },
  ],
  questions: {
    heading: "Draft industry: questions",
  },
  faqs: [
    {
      id: "question-1",
      question: "Draft industry: question 1",
      answer:
        "Draft industry: the answer to question 1; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-2",
      question: "Draft industry: question 2",
      answer:
        "Draft industry: the answer to question 2; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-3",
      question: "Draft industry: question 3",
      answer:
        "Draft industry: the answer to question 3; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-4",
      question: "Draft industry: question 4",
      answer:
        "Draft industry: the answer to question 4; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-5",
      question: "Draft industry: question 5",
      answer:
        "Draft industry: the answer to question 5; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-6",
      question: "Draft industry: question 6",
      answer:
        "Draft industry: the answer to question 6; this place takes a paragraph of 60 to 900 characters.",
    },
  ],
};
