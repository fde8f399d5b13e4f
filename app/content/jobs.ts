import type { Job } from "./schema/career.ts";

export const jobs: Job[] = [
  {
    slug: "digital-marketing",
    title: "Digital Marketing",
    seo: {
      title: "Digital Marketing, Leeds, £46,000",
      description:
        "A full-time marketing role at a firm of engineers: turn finished work into case studies, talks and a newsletter that people finish reading.",
    },
    image: "megaphone",
    date: "2 weeks ago",
    employment: "Full Time",
    experience: "3 years",
    salary: "£46,000 a year",
    location: "Leeds",
    deadline: "14 January 2022",
    summary:
      "Find out what our engineers did, write it down so that a buyer understands it, and measure who came because of it.",
    description: [
      "Engineers answer our inquiries themselves, so nobody here sells for a living. People find us because a client mentioned us or because something we published was useful to them. You would own the second way: case studies, articles, the newsletter, two conference stands a year and the figures that show which of these deserves the money.",
      "Most of the raw material is in other people’s heads. You will sit in on project reviews, ask what broke, and come back with a draft the engineer recognises and a finance director can follow. Nothing is published that the client has not read.",
    ],
    responsibilities: [
      "Write and edit six case studies and about twenty articles a year with the people who did the work.",
      "Run the monthly newsletter, from the list of topics to the complaints about it.",
      "Keep the search and campaign budget, and stop what has brought no inquiry for a quarter.",
      "Report once a month where each serious inquiry came from, in one page without adjectives.",
      "Prepare our stands in Leeds and Hamburg: the talk, the demonstration, the follow-up letters.",
      "Check every claim on this website against its source twice a year.",
    ],
    qualifications: [
      "Three years in marketing for something technical, with two pieces of writing you still like.",
      "Clear English prose, and the patience to cut it by a third.",
      "Working knowledge of web analytics that respects consent, such as Matomo or Plausible.",
      "Enough SQL or spreadsheet skill to answer your own question before asking for a report.",
      "Ease with engineers who say “it depends” and with clients who ask what it depends on.",
      "German or a Nordic language would help with a third of our readers.",
    ],
  },
  {
    slug: "software-developer",
    title: "Software Developer",
    seo: {
      title: "Software Developer, Leeds or remote, £68,000",
      description:
        "A small team, four demanding clients and code from 1998. Java, TypeScript and PostgreSQL, releases in daylight, night duty by choice. Leeds or remote.",
    },
    image: "code-xml",
    date: "4 days ago",
    employment: "Full Time",
    experience: "5 years",
    salary: "£68,000 a year",
    location: "Leeds or remote within the UK",
    deadline: "21 January 2022",
    summary:
      "Replace old systems one function at a time, prove each against live traffic, and answer for it afterwards.",
    description: [
      "You would join a team of five that looks after four clients, none of whom can afford to stop. Half of the week is new code. The other half is reading what somebody wrote in 1998 and finding out why it is right.",
      "Our stack is deliberately unexciting: Java and TypeScript, PostgreSQL, Kubernetes where it is worth the trouble. Every change is reviewed by one colleague and released in daylight. Night duty is open to you after half a year and never compulsory; those who volunteer have one week in nine.",
      "In your first month you will go to a client’s site, watch people use the system and fix one thing they complain about.",
    ],
    responsibilities: [
      "Design, write and release features with your team once a fortnight.",
      "Read legacy code, in Java and sometimes in COBOL or Delphi, and record its rules as tests.",
      "Build comparisons that run old and new side by side until they agree.",
      "Review colleagues’ changes within a working day, kindly and in full.",
      "Talk to users directly, without a chain of managers in between.",
      "Write up the incidents you worked on: what broke, how it was found, what changed.",
      "Look after one junior engineer’s progress, once you have settled in.",
    ],
    qualifications: [
      "Five years of professional development, at least two of them with code that was older than your tenure.",
      "Sound Java or Kotlin, and enough TypeScript to change both ends of a feature.",
      "SQL beyond the ORM: you can read a query plan and say what you would try first.",
      "A habit of automated testing that survives a deadline.",
      "Experience of running what you wrote, including one outage you can tell us about.",
      "A degree is welcome and not required; show us something you have built or mended.",
    ],
  },
  {
    slug: "iso-developer",
    title: "iOS Developer",
    seo: {
      title: "iOS Developer, Leeds, £64,000",
      description:
        "Build iPhone apps that people use outdoors, offline and in a hurry. Swift 6, SwiftUI, real accessibility work and releases every fortnight.",
    },
    image: "smartphone",
    date: "1 week ago",
    employment: "Full Time",
    experience: "4 years",
    salary: "£64,000 a year",
    location: "Leeds, three days a week on site",
    deadline: "24 January 2022",
    summary:
      "Build iPhone apps for people who are standing up, out of coverage or in the middle of something else.",
    description: [
      "The apps we make for clients open bank accounts, book gym classes and guide delivery riders through rain. They have to start in under a second, survive a dead spot and read well aloud. You would be the fourth iOS engineer, next to three on Android and two designers in the same room.",
      "We write native Swift where the device matters and share code where it does not, and you will have a vote on which is which. Test phones include models that are six years old, because that is what the users have.",
    ],
    responsibilities: [
      "Own two client apps from the first sketch to the entry in the App Store and the reviews after it.",
      "Write features in Swift and SwiftUI, and keep the older UIKit screens in good order.",
      "Keep data correct when the connection drops halfway, and say so plainly on the screen.",
      "Test each release with VoiceOver, the largest text size and one hand.",
      "Track start time, crashes and battery use, and fix the worst of the three in every cycle.",
      "Agree interfaces with the back-end team before either side builds.",
    ],
    qualifications: [
      "Four years of iOS work and at least one app in the store that you can take us through line by line.",
      "Current Swift with structured concurrency, and an opinion on when to avoid it.",
      "Practice with offline storage and conflict handling, in SwiftData, Core Data or SQLite.",
      "Knowledge of signing, TestFlight and phased release, including one you had to halt.",
      "Care for accessibility that goes beyond labels.",
      "Some Kotlin or React Native would let you help the colleagues across the table.",
    ],
  },
  {
    slug: "financial-manager",
    title: "Financial Manager",
    seo: {
      title: "Financial Manager, Leeds, £72,000",
      description:
        "Run the finances of a firm owned by its staff: a close in four working days, stage prices that hold, and books that every colleague may read.",
    },
    image: "calculator",
    date: "3 weeks ago",
    employment: "Full Time",
    experience: "8 years",
    salary: "£72,000 a year",
    location: "Leeds, hybrid",
    deadline: "10 January 2022",
    summary:
      "Run the books of a firm whose staff own it, and explain them once a quarter to all of the owners.",
    description: [
      "This firm belongs to the people who work in it, so your shareholders sit at the next desk and ask good questions. You would lead a finance team of three, report to the managing director and present the accounts to everyone each quarter, in a room, without jargon.",
      "Our work is sold in stages with a price agreed ahead. The interesting part of the job is knowing early when a stage is going to cost more than its price, and saying so while it can still be changed. The present manager retires in the summer and will overlap with you for three months.",
    ],
    responsibilities: [
      "Close the month in four working days and the year without a surprise for the auditors.",
      "Keep the thirteen-week cash forecast and publish how far off the last one was.",
      "Work out stage prices with project leads and follow each against its hours every week.",
      "Handle payroll, VAT and contracts in pounds, euros and three Nordic currencies.",
      "Prepare the yearly profit share and show the arithmetic to every member of staff.",
      "Negotiate leases, insurance and licences, and cancel the ones nobody uses.",
    ],
    qualifications: [
      "ACA, ACCA or CIMA, and eight years in practice or industry.",
      "Two years or more in a business that sells projects rather than goods.",
      "Confidence with revenue recognition for work in progress under FRS 102.",
      "Good command of spreadsheets and a willingness to replace half of them with a database.",
      "Calm, plain speech in front of fifty colleagues, most of whom hold shares.",
      "Experience of employee ownership or a partnership is useful, though we can teach it.",
    ],
  },
];
