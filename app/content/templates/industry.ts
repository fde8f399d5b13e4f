import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  draft: true,
  card: { fact: "To be written", summary: "Draft: two sentences for the card on the overview." },
  name: "Draft Industry",
  seo: {
    title: "Draft: title for search engines",
    description: "Draft: what a search engine shows of this page, in 70 to 160 characters.",
  },
  title: "Draft: software for *New Industry*",
  subtitle: "Draft: the line under the title.",
  heroImage: {
    image: "page-industries",
    alt: "",
  },
  intro: {
    heading: "Draft: introduction",
    description:
      "Draft: what this trade needs of its software; this place takes a paragraph of 60 to 900 characters.",
  },
  services: [
    {
      title: "Service 1",
      description: "Draft: what service 1 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 2",
      description: "Draft: what service 2 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 3",
      description: "Draft: what service 3 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 4",
      description: "Draft: what service 4 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 5",
      description: "Draft: what service 5 is.",
      icon: "blocks",
      features: ["Feature 1", "Feature 2", "Feature 3"],
    },
    {
      title: "Service 6",
      description: "Draft: what service 6 is.",
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
    heading: "Draft: inquiry form",
  },
  process: {
    heading: "Draft: process",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Step 1",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft: what happens in step 1.",
    },
    {
      step: 2,
      title: "Step 2",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft: what happens in step 2.",
    },
    {
      step: 3,
      title: "Step 3",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft: what happens in step 3.",
    },
    {
      step: 4,
      title: "Step 4",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft: what happens in step 4.",
    },
    {
      step: 5,
      title: "Step 5",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "Draft: what happens in step 5.",
    },
    {
      step: 6,
      title: "Step 6",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "none",
      description: "Draft: what happens in step 6.",
    },
  ],
  benefits: {
    heading: "Draft: benefits",
  },
  clientBenefits: [
    {
      title: "Benefit 1",
      description: "Draft: what benefit 1 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 2",
      description: "Draft: what benefit 2 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 3",
      description: "Draft: what benefit 3 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 4",
      description: "Draft: what benefit 4 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 5",
      description: "Draft: what benefit 5 is.",
      icon: "blocks",
    },
    {
      title: "Benefit 6",
      description: "Draft: what benefit 6 is.",
      icon: "blocks",
    },
  ],
  questions: {
    heading: "Draft: questions",
  },
  faqs: [
    {
      id: "question-1",
      question: "Draft: question 1",
      answer: "Draft: the answer to question 1; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-2",
      question: "Draft: question 2",
      answer: "Draft: the answer to question 2; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-3",
      question: "Draft: question 3",
      answer: "Draft: the answer to question 3; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-4",
      question: "Draft: question 4",
      answer: "Draft: the answer to question 4; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-5",
      question: "Draft: question 5",
      answer: "Draft: the answer to question 5; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-6",
      question: "Draft: question 6",
      answer: "Draft: the answer to question 6; this place takes a paragraph of 60 to 900 characters.",
    },
  ],
};
