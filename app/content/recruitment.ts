import type { RecruitmentStep } from "./schema/career.ts";

export const recruitmentSteps: RecruitmentStep[] = [
  {
    number: 1,
    title: "Connect Us",
    description:
      "Apply on the page of the role, or ask us first if something’s unclear. The person you’d report to and a member of the team read it, and you’ll have a reply within five working days.",
    link: "/contact",
  },
  {
    number: 2,
    title: "Our Process",
    description:
      "A 45-minute call with the person you’d report to. We’ll describe the job as it is, dull weeks included, and you can decide whether it still appeals.",
    link: "/how-we-work",
  },
  {
    number: 3,
    title: "Interviews",
    description:
      "A paid half-day on a real problem with two colleagues. There are no whiteboard puzzles, and you’re welcome to bring your own keyboard.",
    link: "/about",
  },
  {
    number: 4,
    title: "Hire Result",
    description:
      "We’ll let you know within three working days. If it’s a yes, you get the salary from the advert. If it’s a no, we’ll tell you why.",
    link: "/our-mission",
  },
];
