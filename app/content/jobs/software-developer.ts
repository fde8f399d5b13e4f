import { city } from "../company.ts";
import type { JobEntry } from "../schema/career.ts";

export const job: JobEntry = {
  order: 2,
  title: "Software Developer",
  seo: {
    title: `Software Developer, ${city} or remote, £68,000`,
    description:
      "Join a small team with four demanding clients and code from 1998. The stack is Java and TypeScript with PostgreSQL, and you can work remotely.",
  },
  image: { image: "industry-housing-and-infrastructure", alt: "" },
  alwaysOpen: { posted: "4 days ago" },
  employment: "Full Time",
  experience: "5 years",
  salary: "£68,000 a year",
  location: `${city} or remote within the UK`,
  deadline: "21 January 2022",
  summary: "Replace old systems one function at a time, and look after the result once it’s live.",
  applyFor: "Others",
  description: [
    "You’d join a team of five that looks after four clients who can’t afford to stop. Half of your week is new code. The other half is reading what a colleague wrote in 1998 and finding out why it’s right.",
    "Our stack is deliberately unexciting, with Java and TypeScript on PostgreSQL, and Kubernetes where it’s worth the trouble. A second engineer reviews every change and a tester signs off the release. You’ll join the on-call rota after six months, about one week in nine, and you’re paid for it whether or not anything happens.",
    "In your first month you’ll visit a client, watch people use the system and fix one thing they complain about.",
  ],
  responsibilities: [
    "Build features with your team and release them once a fortnight.",
    "Read legacy code in Java or even COBOL, and record its rules as tests.",
    "Build the comparisons that run old and new side by side until they agree.",
    "Review colleagues’ changes kindly and within a working day.",
    "Talk to users directly, without a chain of managers in between.",
    "Write up the incidents you’ve worked on, including how the fault was found.",
    "Look after one junior engineer’s progress, once you’ve settled in.",
  ],
  qualifications: [
    "Five years of professional development, at least two of them with code that was there before you were.",
    "Sound Java or Kotlin, and enough TypeScript to change both ends of a feature.",
    "SQL beyond the ORM, to the point of reading a query plan and saying what you’d try first.",
    "A habit of automated testing that survives a deadline.",
    "Experience of running what you wrote, including one outage you can tell us about.",
    "A degree is welcome but not required. Show us something you’ve built or repaired.",
  ],
};
