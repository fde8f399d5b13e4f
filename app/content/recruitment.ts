import type { RecruitmentStep } from "./schema/career.ts";

export const recruitmentSteps: RecruitmentStep[] = [
  {
    number: 1,
    title: "Connect Us",
    description:
      "Apply on the page of the role, or write first if something is unclear. The person you would work for reads it and replies within five working days.",
    link: "/contact",
  },
  {
    number: 2,
    title: "Our Process",
    description:
      "A call of 45 minutes with your future lead. We describe the work as it is, the dull weeks included, and you decide whether it still appeals.",
    link: "/how-we-work",
  },
  {
    number: 3,
    title: "Interviews",
    description:
      "One paid half-day on a real problem with two colleagues. No puzzles at a whiteboard; bring your own keyboard if you prefer it.",
    link: "/about",
  },
  {
    number: 4,
    title: "Hire Result",
    description:
      "Yes or no within three days, by telephone. A yes comes with the salary from the advert, a no with our reasons.",
  },
];
