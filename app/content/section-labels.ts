/** The labels of the sections on service, industry, case study and project pages. */
export const serviceLabels = {
  capabilities: "Our capabilities",
  benefits: "Client benefits",
  process: "Our process",
  weeks: "Week by week",
  technology: "Technology",
  inquiry: "Send an inquiry",
  cases: "Case studies",
  why: "Why choose us",
  voices: "Testimonials",
  questions: "Frequently asked questions",
};

export const industryLabels = {
  intro: "Our services",
  change: "Before and after",
  inquiry: "Send an inquiry",
  process: "Our process",
  benefits: "Client benefits",
  questions: "Frequently asked questions",
};

export const caseStudyLabels = { problem: "The problem", approach: "Our approach", result: "The result" };

export const projectLabels = { brief: "The brief", work: "The work", outcome: "The outcome" };
