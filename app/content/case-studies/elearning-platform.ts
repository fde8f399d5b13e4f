import type { CaseStudy } from "../schema/work.ts";

export const elearningPlatform: CaseStudy = {
  slug: "elearning-platform",
  title: "eLearning platform",
  seo: {
    title: "eLearning platform: 90,000 exams at nine",
    description:
      "Kirkgate Open College’s exams fell over at four minutes past nine. The platform that replaced them hands out the paper before anyone needs it.",
  },
  client: "Kirkgate Open College",
  industry: "Education",
  summary: "90,000 learners sit exams at nine o’clock. Support tickets down 52%.",
  image: { image: "case-elearning-platform", alt: "" },
  service: "web-application-development",
  facts: [
    { label: "Duration", value: "A year of building, a year of sittings" },
    { label: "Team", value: "Eight, including two testers" },
    { label: "Live since", value: "Autumn term 2025" },
    { label: "Scale", value: "112,000 learners, 640 courses" },
  ],
  problem: {
    heading: "At 09:04 the exam was over for 31,000 people.",
    text: [
      "The January sitting of 2024 lasted four minutes. Thirty-one thousand learners pressed Start, the platform stopped answering, and the college spent February arranging resits. One candidate, a night-shift nurse, had swapped three shifts to be there. Her letter was read out to the governors.",
      "The platform was a self-hosted system with 140 plug-ins, eleven of them abandoned by their authors. Larger servers had been rented twice, and both times the limit turned out to be the database. As a stopgap the college split each exam into three start times by surname, which helped the servers and anyone who had a friend earlier in the alphabet. Behind the exams lay an everyday ache: 83 support tickets a term for every thousand learners, chiefly passwords, lost uploads and ‘where is my course’.",
    ],
  },
  approach: {
    heading: "Nothing important may happen for the first time at nine.",
    steps: [
      {
        title: "Courses before exams",
        text: "Courses were carried over in the order of their next start date, from September 2025, so no learner changed platform mid-course. Tutors previewed each one and signed it off; about 70 were retired at that point, having had no enrolments since 2021. The old site shrank to a transcript archive at Easter 2026, after its last cohort had finished, and its database servers were wiped in July.",
      },
      {
        title: "The sealed envelope",
        text: "Paper exams solved this long ago: the papers are in the room before the clock strikes. Ours are encrypted and delivered to each learner’s browser from the evening before. At nine a key of 32 bytes is published on a content network that would not notice ten times the load. Answers are written to the device at once and sent on at staggered intervals, so a lost connection costs nothing but a small notice saying so.",
      },
      {
        title: "Webcams, declined",
        text: "Three suppliers of camera supervision had been invited to pitch. We asked the college to count its proven cases of cheating first: 19 in five years, all from copied coursework. The money went into question banks that give each candidate a different paper of equal difficulty. We also kept the application in one piece. It serves courses most of the day, and a college with four developers does not need thirty services to look after.",
      },
      {
        title: "A rehearsal that failed usefully",
        text: "Jonas Weber’s testers ran a mock exam in November 2025 with 20,000 volunteers and 80,000 simulated ones. The envelope opened on time. The sign-in service had fallen over at 08:52, because everyone arrives in the same ten minutes. Sessions for exam day are now issued the day before, and the door opens at half past seven. A second rehearsal in February passed. Four blind learners tested beside us throughout and filed 61 defects; exam season began with none of those open.",
      },
    ],
  },
  result: {
    heading: "Nine o’clock came, and it was an ordinary Tuesday.",
    text: "On 9 June 2026, at the start of the summer sitting, 90,214 learners opened their papers between nine and ten past, all of them at one start time again. One in a hundred waited longer than 1.8 seconds. Seventeen needed a member of staff, most over a flat battery. Across the academic year 2025/26 the help desk received 40 tickets per thousand learners and term, against 83 in 2023/24. Single sign-on and uploads that resume by themselves account for most of the difference.",
    figures: [
      {
        value: "90,000",
        label: "learners start at nine together",
        note: "90,214 by the server’s log of 9 June 2026; the previous record on one start time was the sitting that failed.",
      },
      {
        value: "52%",
        label: "fewer support tickets",
        note: "83 tickets per thousand learners and term in 2023/24, 40 in 2025/26, counted in the college’s own help desk.",
      },
      {
        value: "0",
        label: "answers lost in the summer sitting",
        note: "Every saved answer was matched against the device’s record; 412 scripts arrived late by mobile network and were accepted.",
      },
    ],
  },
  technology: [
    "TypeScript",
    "Node.js",
    "Vue",
    "PostgreSQL",
    "Valkey",
    "Amazon CloudFront",
    "Web Crypto and IndexedDB",
    "LTI 1.3",
    "k6",
  ],
  quote: {
    name: "George Pemberton",
    role: "Vice principal, Kirkgate Open College",
    image: "george",
    rating: 5,
    quote:
      "I had cleared my diary for the morning of the summer exam, with a statement to the press drafted in case. By twenty past nine I was answering ordinary mail. I kept the statement as a souvenir.",
  },
};
