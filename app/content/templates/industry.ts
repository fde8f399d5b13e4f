import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  draft: true,
  card: { summary: "TODO: two sentences for the card on the overview." },
  name: "TODO Industry",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  title: "TODO: software for *New Industry*",
  subtitle: "TODO: the line under the title.",
  heroImage: {
    image: "page-industries",
    alt: "",
  },
  intro: {
    heading: "TODO: introduction",
    description:
      "TODO: what this trade needs of its software; this place takes a paragraph of 60 to 900 characters.",
  },
  services: [
    {
      title: "TODO Service 1",
      description: "TODO: what service 1 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
    {
      title: "TODO Service 2",
      description: "TODO: what service 2 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
    {
      title: "TODO Service 3",
      description: "TODO: what service 3 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
    {
      title: "TODO Service 4",
      description: "TODO: what service 4 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
    {
      title: "TODO Service 5",
      description: "TODO: what service 5 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
    {
      title: "TODO Service 6",
      description: "TODO: what service 6 is.",
      icon: "blocks",
      features: ["TODO Feature 1", "TODO Feature 2", "TODO Feature 3"],
    },
  ],
  clients: {
    heading: "Clients We Serve",
  },
  clientsServed: [
    {
      label: "TODO Client group 1",
      icon: "blocks",
    },
    {
      label: "TODO Client group 2",
      icon: "blocks",
    },
    {
      label: "TODO Client group 3",
      icon: "blocks",
    },
    {
      label: "TODO Client group 4",
      icon: "blocks",
    },
    {
      label: "TODO Client group 5",
      icon: "blocks",
    },
    {
      label: "TODO Client group 6",
      icon: "blocks",
    },
    {
      label: "TODO Client group 7",
      icon: "blocks",
    },
    {
      label: "TODO Client group 8",
      icon: "blocks",
    },
  ],
  change: {
    heading: "TODO: a process of a client",
    steps: [
      { step: "TODO Step 1", before: "TODO: step 1 before", after: "TODO: step 1 after" },
      { step: "TODO Step 2", before: "TODO: step 2 before", after: "TODO: step 2 after" },
      { step: "TODO Step 3", before: "TODO: step 3 before", after: "TODO: step 3 after" },
      { step: "TODO Step 4", before: "TODO: step 4 before", after: "TODO: step 4 after" },
    ],
    result: { step: "TODO Result", before: "TODO: before", after: "TODO: after" },
    source: "TODO: where the figures come from.",
  },
  inquiry: {
    heading: "TODO: inquiry form",
  },
  process: {
    heading: "TODO: process",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "TODO Step 1",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "TODO: what happens in step 1.",
    },
    {
      step: 2,
      title: "TODO Step 2",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "TODO: what happens in step 2.",
    },
    {
      step: 3,
      title: "TODO Step 3",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "TODO: what happens in step 3.",
    },
    {
      step: 4,
      title: "TODO Step 4",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "TODO: what happens in step 4.",
    },
    {
      step: 5,
      title: "TODO Step 5",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description: "TODO: what happens in step 5.",
    },
    {
      step: 6,
      title: "TODO Step 6",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "none",
      description: "TODO: what happens in step 6.",
    },
  ],
  benefits: {
    heading: "TODO: benefits",
  },
  clientBenefits: [
    {
      title: "TODO Benefit 1",
      description: "TODO: what benefit 1 is.",
      icon: "blocks",
    },
    {
      title: "TODO Benefit 2",
      description: "TODO: what benefit 2 is.",
      icon: "blocks",
    },
    {
      title: "TODO Benefit 3",
      description: "TODO: what benefit 3 is.",
      icon: "blocks",
    },
    {
      title: "TODO Benefit 4",
      description: "TODO: what benefit 4 is.",
      icon: "blocks",
    },
    {
      title: "TODO Benefit 5",
      description: "TODO: what benefit 5 is.",
      icon: "blocks",
    },
    {
      title: "TODO Benefit 6",
      description: "TODO: what benefit 6 is.",
      icon: "blocks",
    },
  ],
  questions: {
    heading: "TODO: questions",
  },
  faqs: [
    {
      id: "question-1",
      question: "TODO: question 1",
      answer: "TODO: the answer to question 1; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-2",
      question: "TODO: question 2",
      answer: "TODO: the answer to question 2; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-3",
      question: "TODO: question 3",
      answer: "TODO: the answer to question 3; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-4",
      question: "TODO: question 4",
      answer: "TODO: the answer to question 4; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-5",
      question: "TODO: question 5",
      answer: "TODO: the answer to question 5; this place takes a paragraph of 60 to 900 characters.",
    },
    {
      id: "question-6",
      question: "TODO: question 6",
      answer: "TODO: the answer to question 6; this place takes a paragraph of 60 to 900 characters.",
    },
  ],
};
