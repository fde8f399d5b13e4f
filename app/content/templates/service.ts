import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  draft: true,
  tab: "software-engineering",
  title: "TODO Service",
  seo: {
    title: "TODO: title for search engines",
    description: "TODO: what a search engine shows of this page, in 70 to 160 characters.",
  },
  description: "TODO: the lead under the title.",
  heroImage: {
    image: "service-custom-software-development",
    alt: "",
  },
  sectionWiseContent: {
    capabilities: {
      heading: "TODO: capabilities",
    },
    ourCapabilities: [
      {
        title: "TODO Capability 1",
        description: "TODO: what capability 1 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 2",
        description: "TODO: what capability 2 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 3",
        description: "TODO: what capability 3 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 4",
        description: "TODO: what capability 4 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 5",
        description: "TODO: what capability 5 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 6",
        description: "TODO: what capability 6 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 7",
        description: "TODO: what capability 7 is.",
        icon: "blocks",
      },
      {
        title: "TODO Capability 8",
        description: "TODO: what capability 8 is.",
        icon: "blocks",
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
    weekByWeek: {
      note: "TODO: how long the example takes and what it costs.",
      weeks: 6,
      demonstrations: [2, 4, 6],
      phases: [
        {
          from: 1,
          to: 1,
          title: "TODO Step 1",
          weDo: "TODO: what we do in step 1.",
          youDo: "TODO: what the client does in step 1.",
          youGet: "TODO: what the client gets in step 1.",
        },
        {
          from: 2,
          to: 2,
          title: "TODO Step 2",
          weDo: "TODO: what we do in step 2.",
          youDo: "TODO: what the client does in step 2.",
          youGet: "TODO: what the client gets in step 2.",
        },
        {
          from: 3,
          to: 3,
          title: "TODO Step 3",
          weDo: "TODO: what we do in step 3.",
          youDo: "TODO: what the client does in step 3.",
          youGet: "TODO: what the client gets in step 3.",
        },
        {
          from: 4,
          to: 4,
          title: "TODO Step 4",
          weDo: "TODO: what we do in step 4.",
          youDo: "TODO: what the client does in step 4.",
          youGet: "TODO: what the client gets in step 4.",
        },
        {
          from: 5,
          to: 5,
          title: "TODO Step 5",
          weDo: "TODO: what we do in step 5.",
          youDo: "TODO: what the client does in step 5.",
          youGet: "TODO: what the client gets in step 5.",
        },
        {
          from: 6,
          to: 6,
          title: "TODO Step 6",
          weDo: "TODO: what we do in step 6.",
          youDo: "TODO: what the client does in step 6.",
          youGet: "TODO: what the client gets in step 6.",
        },
      ],
    },
    technology: {
      heading: "TODO: technology",
    },
    techStack: [
      {
        category: "TODO Category 1",
        stack: ["TODO Technology 1.1", "TODO Technology 1.2", "TODO Technology 1.3"],
      },
      {
        category: "TODO Category 2",
        stack: ["TODO Technology 2.1", "TODO Technology 2.2", "TODO Technology 2.3"],
      },
      {
        category: "TODO Category 3",
        stack: ["TODO Technology 3.1", "TODO Technology 3.2", "TODO Technology 3.3"],
      },
      {
        category: "TODO Category 4",
        stack: ["TODO Technology 4.1", "TODO Technology 4.2", "TODO Technology 4.3"],
      },
    ],
    inquiry: {
      heading: "TODO: inquiry form",
    },
    cases: {
      heading: "TODO: case studies",
    },
    caseStudies: ["clinic-booking", "delivery-app", "edtech-app"],
    why: {
      heading: "TODO: reasons to choose us",
    },
    whyChooseUsLeft: [
      {
        title: "TODO Reason 1",
        description: "TODO: what reason 1 is.",
        icon: "blocks",
      },
      {
        title: "TODO Reason 2",
        description: "TODO: what reason 2 is.",
        icon: "blocks",
      },
      {
        title: "TODO Reason 3",
        description: "TODO: what reason 3 is.",
        icon: "blocks",
      },
    ],
    whyChooseUsRight: [
      {
        title: "TODO Reason 4",
        description: "TODO: what reason 4 is.",
        icon: "blocks",
      },
      {
        title: "TODO Reason 5",
        description: "TODO: what reason 5 is.",
        icon: "blocks",
      },
      {
        title: "TODO Reason 6",
        description: "TODO: what reason 6 is.",
        icon: "blocks",
      },
    ],
    voices: {
      heading: "TODO: what clients say",
    },
    testimonials: [
      {
        name: "TODO Client 1",
        role: "TODO Role and company",
        image: "kenji",
        rating: 5,
        quote: "TODO: what client 1 says.",
        quoteIconClass: "quote",
      },
      {
        name: "TODO Client 2",
        role: "TODO Role and company",
        image: "kenji",
        rating: 5,
        quote: "TODO: what client 2 says.",
        quoteIconClass: "quote",
      },
      {
        name: "TODO Client 3",
        role: "TODO Role and company",
        image: "kenji",
        rating: 5,
        quote: "TODO: what client 3 says.",
        quoteIconClass: "quote",
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
  },
};
