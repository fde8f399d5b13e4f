import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  draft: true,
  tab: "software-engineering",
  title: "Draft Service",
  seo: {
    title: "Draft service: title for search engines",
    description: "Draft service: what a search engine shows of this page, in 70 to 160 characters.",
  },
  description: "Draft service: the lead under the title.",
  heroImage: {
    image: "service-custom-software-development",
    alt: "",
  },
  sectionWiseContent: {
    capabilities: {
      heading: "Draft service: capabilities",
    },
    ourCapabilities: [
      {
        title: "Capability 1",
        description: "Draft service: what capability 1 is.",
        icon: "blocks",
      },
      {
        title: "Capability 2",
        description: "Draft service: what capability 2 is.",
        icon: "blocks",
      },
      {
        title: "Capability 3",
        description: "Draft service: what capability 3 is.",
        icon: "blocks",
      },
      {
        title: "Capability 4",
        description: "Draft service: what capability 4 is.",
        icon: "blocks",
      },
      {
        title: "Capability 5",
        description: "Draft service: what capability 5 is.",
        icon: "blocks",
      },
      {
        title: "Capability 6",
        description: "Draft service: what capability 6 is.",
        icon: "blocks",
      },
      {
        title: "Capability 7",
        description: "Draft service: what capability 7 is.",
        icon: "blocks",
      },
      {
        title: "Capability 8",
        description: "Draft service: what capability 8 is.",
        icon: "blocks",
      },
    ],
    benefits: {
      heading: "Draft service: benefits",
    },
    clientBenefits: [
      {
        title: "Benefit 1",
        description: "Draft service: what benefit 1 is.",
        icon: "blocks",
      },
      {
        title: "Benefit 2",
        description: "Draft service: what benefit 2 is.",
        icon: "blocks",
      },
      {
        title: "Benefit 3",
        description: "Draft service: what benefit 3 is.",
        icon: "blocks",
      },
      {
        title: "Benefit 4",
        description: "Draft service: what benefit 4 is.",
        icon: "blocks",
      },
      {
        title: "Benefit 5",
        description: "Draft service: what benefit 5 is.",
        icon: "blocks",
      },
      {
        title: "Benefit 6",
        description: "Draft service: what benefit 6 is.",
        icon: "blocks",
      },
    ],
    process: {
      heading: "Draft service: process",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Step 1",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description: "Draft service: what happens in step 1.",
      },
      {
        step: 2,
        title: "Step 2",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description: "Draft service: what happens in step 2.",
      },
      {
        step: 3,
        title: "Step 3",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description: "Draft service: what happens in step 3.",
      },
      {
        step: 4,
        title: "Step 4",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description: "Draft service: what happens in step 4.",
      },
      {
        step: 5,
        title: "Step 5",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description: "Draft service: what happens in step 5.",
      },
      {
        step: 6,
        title: "Step 6",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "none",
        description: "Draft service: what happens in step 6.",
      },
    ],
    technology: {
      heading: "Draft service: technology",
    },
    techStack: [
      {
        category: "Category 1",
        stack: ["Technology 1.1", "Technology 1.2", "Technology 1.3"],
      },
      {
        category: "Category 2",
        stack: ["Technology 2.1", "Technology 2.2", "Technology 2.3"],
      },
      {
        category: "Category 3",
        stack: ["Technology 3.1", "Technology 3.2", "Technology 3.3"],
      },
      {
        category: "Category 4",
        stack: ["Technology 4.1", "Technology 4.2", "Technology 4.3"],
      },
    ],
    inquiry: {
      heading: "Draft service: inquiry form",
    },
    cases: {
      heading: "Draft service: case studies",
    },
    caseStudies: ["clinic-booking", "delivery-app", "edtech-app"],
    why: {
      heading: "Draft service: reasons to choose us",
    },
    whyChooseUsLeft: [
      {
        title: "Reason 1",
        description: "Draft service: what reason 1 is.",
        icon: "blocks",
      },
      {
        title: "Reason 2",
        description: "Draft service: what reason 2 is.",
        icon: "blocks",
      },
      {
        title: "Reason 3",
        description: "Draft service: what reason 3 is.",
        icon: "blocks",
      },
    ],
    whyChooseUsRight: [
      {
        title: "Reason 4",
        description: "Draft service: what reason 4 is.",
        icon: "blocks",
      },
      {
        title: "Reason 5",
        description: "Draft service: what reason 5 is.",
        icon: "blocks",
      },
      {
        title: "Reason 6",
        description: "Draft service: what reason 6 is.",
        icon: "blocks",
      },
    ],
    voices: {
      heading: "Draft service: what clients say",
    },
    testimonials: [
      {
        name: "Client 1",
        role: "Role and company",
        image: "kenji",
        rating: 5,
        quote: "Draft service: what client 1 says.",
        quoteIconClass: "quote",
      },
      {
        name: "Client 2",
        role: "Role and company",
        image: "kenji",
        rating: 5,
        quote: "Draft service: what client 2 says.",
        quoteIconClass: "quote",
      },
      {
        name: "Client 3",
        role: "Role and company",
        image: "kenji",
        rating: 5,
        quote: "Draft service: what client 3 says.",
        quoteIconClass: "quote",
      },
    ],
    questions: {
      heading: "Draft service: questions",
    },
    faqs: [
      {
        id: "question-1",
        question: "Draft service: question 1",
        answer:
          "Draft service: the answer to question 1; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        id: "question-2",
        question: "Draft service: question 2",
        answer:
          "Draft service: the answer to question 2; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        id: "question-3",
        question: "Draft service: question 3",
        answer:
          "Draft service: the answer to question 3; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        id: "question-4",
        question: "Draft service: question 4",
        answer:
          "Draft service: the answer to question 4; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        id: "question-5",
        question: "Draft service: question 5",
        answer:
          "Draft service: the answer to question 5; this place takes a paragraph of 60 to 900 characters.",
      },
      {
        id: "question-6",
        question: "Draft service: question 6",
        answer:
          "Draft service: the answer to question 6; this place takes a paragraph of 60 to 900 characters.",
      },
    ],
  },
};
