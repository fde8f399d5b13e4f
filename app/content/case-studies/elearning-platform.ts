import type { CaseStudyEntry } from "../schema/work.ts";

export const caseStudy: CaseStudyEntry = {
  title: "eLearning platform",
  seo: {
    title: "eLearning platform: 90,000 exams at nine",
    description:
      "Kirkgate Open College’s online exam once collapsed after four minutes. Its new platform delivers the papers the evening before and unlocks them at nine.",
  },
  client: "Kirkgate Open College",
  industry: "Education",
  industryKey: "education-elearning",
  summary: "90,000 learners sit exams at nine o’clock, and support tickets are down 52%.",
  image: { image: "case-elearning-platform", alt: "" },
  service: "web-application-development",
  engagement: {
    from: "2025-01",
    to: "2026-06",
    people: 4,
    days: 1330,
    price: 980_000,
    firstVersion: { weeks: 9, people: 3, price: 95_000 },
  },
  facts: [
    { label: "Team", value: "Four on average, one of them a tester" },
    { label: "Live since", value: "Autumn term 2025, exams since June 2026" },
    { label: "Scale", value: "112,000 learners, 640 courses" },
  ],
  problem: {
    heading: "At 09:04 the exam was over for 31,000 people",
    text: [
      "The January sitting of 2024 lasted four minutes. Thirty-one thousand learners pressed Start and the platform stopped responding. The college spent February arranging resits. One candidate, a nurse on nights, had swapped three shifts to be there. Her letter was read out to the governors.",
      "The platform was a self-hosted system with 140 plug-ins, many of them abandoned by their authors. The college had rented larger servers twice, and both times it was the database that gave up. As a stopgap it split each exam into three start times by surname, which helped the servers, along with anyone who had a friend earlier in the alphabet. There was an everyday problem too. Every term brought 83 support tickets per thousand learners, chiefly about passwords and lost uploads.",
    ],
  },
  approach: {
    heading: "Nothing important should happen for the first time at nine",
    steps: [
      {
        title: "Courses before exams",
        text: "We moved courses across in the order of their next start date, from September 2025, so that no learner changed platform mid-course. Tutors, who’d had a first course to try out after nine weeks, checked each one against the old site and signed it off. About 70 were retired at that point, having had no enrolments since 2021. At Easter 2026, when its last cohort had finished, the old site became a transcript archive.",
      },
      {
        title: "The sealed envelope",
        text: "Paper exams solved this problem long ago, because the papers are in the room before the clock strikes. Ours are encrypted and sent to each learner’s browser from the evening before. At nine a key of 32 bytes is published on a content delivery network that wouldn’t notice ten times the load. Answers are saved on the device as they’re typed and sent on at staggered intervals, so a lost connection costs the candidate nothing but a small notice saying so.",
      },
      {
        title: "No webcams",
        text: "Three suppliers of camera supervision had been invited to pitch. We asked the college to count its proven cases of cheating first. There had been 19 in five years, all of them copied coursework. The money went into question banks instead, which give each candidate a different paper of equal difficulty. We also kept the application in one piece, because a college with four developers doesn’t need thirty services to look after.",
      },
      {
        title: "A rehearsal that failed",
        text: "Jonas Weber’s testers ran a mock exam in November 2025 with 20,000 volunteers and 80,000 simulated candidates. The papers opened on time, but sign-in had fallen over at 08:52, because everyone arrives in the same ten minutes. Sessions for exam day are now issued the day before, and the doors open at half past seven. A second rehearsal, in February, went through. Four blind learners tested alongside us and reported 57 defects, all of them fixed by the time exam season began.",
      },
    ],
  },
  result: {
    heading: "Nine o’clock came, and it was an ordinary morning",
    text: "On 9 June 2026, at the start of the summer sitting, 90,214 learners opened their papers between nine and ten past, all with the same start time again. One in a hundred waited longer than 1.8 seconds. Twenty-three needed help from a member of staff, mostly because of a flat battery. Over the academic year 2025/26 the help desk received 40 tickets per thousand learners per term, down 52% from the 83 of 2023/24. Most of that is down to single sign-on, and to uploads that pick up where they left off.",
    figures: [
      {
        value: "90,000",
        label: "learners start at nine together",
        note: "90,214 by the server’s log of 9 June 2026; the previous record on one start time was the sitting that failed.",
      },
      {
        value: "52%",
        label: "fewer support tickets",
        note: "83 tickets per thousand learners per term in 2023/24, 40 in 2025/26, counted in the college’s own help desk.",
        measured: {
          before: 83,
          after: 40,
          unit: "tickets per thousand learners and term",
          beforePeriod: "2023/24",
          afterPeriod: "2025/26",
        },
      },
      {
        value: "0",
        label: "answers lost in the summer sitting",
        note: "Every saved answer was checked against the device’s own record. Some 360 scripts came in late over poor connections and were accepted.",
      },
    ],
  },
  evidence: {
    chart: {
      kind: "lines",
      title: "Support tickets, term by term",
      caption:
        "Tickets per thousand learners. In 2023/24 everyone was on the old platform; in 2025/26 courses moved to the new one.",
      figure: "fewer support tickets",
      times: ["Autumn", "Spring", "Summer"],
      series: [
        { label: "2023/24", values: [79, 96, 74] },
        { label: "2025/26", values: [55, 37, 28] },
      ],
      events: [{ time: "Spring", label: "The failed exam" }],
    },
    diagram: {
      title: "The papers arrive the evening before",
      caption:
        "At nine only a key has to travel, from a network that is built for it. Answers come back at their own pace.",
      nodes: [
        { key: "banks", name: "Question banks", note: "equal difficulty", column: 1, row: 1, built: true },
        { key: "sign-on", name: "Single sign-on", column: 1, row: 2, built: true },
        { key: "application", name: "Application", note: "in one piece", column: 2, row: 1.5, built: true },
        {
          key: "network",
          name: "Content delivery network",
          note: "Amazon CloudFront",
          column: 3,
          row: 1,
          built: false,
        },
        { key: "postgresql", name: "PostgreSQL", note: "every answer", column: 3, row: 2, built: false },
        { key: "browser", name: "Browser", note: "saves as you type", column: 4, row: 1.5, built: true },
      ],
      flows: [
        { from: "banks", to: "application", label: "a paper each" },
        { from: "sign-on", to: "application", label: "the day before" },
        { from: "application", to: "network", label: "sealed papers" },
        { from: "application", to: "postgresql" },
        { from: "network", to: "browser", label: "a key of 32 bytes" },
        { from: "browser", to: "postgresql", label: "answers, staggered" },
      ],
    },
    screen: {
      image: "screen-elearning-platform",
      alt: "An exam question with a half-written answer, a clock and a notice that the answer is saved on the device",
      frame: "window",
      title: "Question five, at eighteen past nine",
      caption: "The summer sitting as a candidate saw it.",
      notes: [
        "The paper had been on the device since the evening before.",
        "Answers are saved as they’re typed, with the time.",
        "The clock starts when the paper opens, not when the page loads.",
      ],
    },
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
      "I had cleared my diary for the summer examination and drafted a statement to the press, should one be required. By twenty past nine I was attending to ordinary correspondence. I have kept the statement as a souvenir.",
  },
};
