import { foundingYear } from "../company.ts";
import { promises } from "../promises.ts";
import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  title: "Custom Software Development",
  seo: {
    title: "Custom software development, priced by stage",
    description:
      "Systems of record and legacy replacement, built alongside the system you run today. One price per stage, and the source code is yours.",
  },
  description:
    "Software built around the way your company works. It runs next to the old system until the figures agree, and takes over on a weekday morning if your work allows.",
  heroImage: { image: "service-custom-software-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Eight kinds of system we build ourselves",
      note: "None of this goes to a subcontractor. The people named in your plan are on our payroll.",
    },
    ourCapabilities: [
      {
        title: "Systems of record",
        description:
          "A figure is entered once, in a ledger or a register, and every other screen reads it there.",
        icon: "database",
      },
      {
        title: "Approval workflows",
        description:
          "A purchase order makes its way from clerk to director by your rules, finds a deputy in the holidays and leaves an audit trail.",
        icon: "workflow",
      },
      {
        title: "Integration",
        description:
          "SAP at one end, a label printer from 2004 at the other. If either goes down, messages queue until it’s back.",
        icon: "cable",
      },
      {
        title: "Legacy replacement",
        description:
          "The COBOL program, or the Access database on the PC under the sales desk, replaced one function at a time while the rest keeps running.",
        icon: "rotate-ccw-clock",
      },
      {
        title: "Calculation engines",
        description:
          "The tariff or cutting plan that lives in a spreadsheet becomes code, and we check it against a thousand worked examples.",
        icon: "calculator",
      },
      {
        title: "Overnight batch",
        description:
          "A billing run that fails at 2 a.m. picks up again at the record it stopped on and is finished before the early shift.",
        icon: "alarm-clock",
      },
      {
        title: "Data migration",
        description:
          "Thirty years of customer history are cleaned up and mapped, and we rehearse the whole move three times before it counts.",
        icon: "boxes",
      },
      {
        title: "Document production",
        description:
          "Contracts and customs papers filled in from live records and archived, unaltered and without gaps, for ten years.",
        icon: "file-check",
      },
    ],
    benefits: {
      heading: "Things worth having in the contract",
      note: "Ask for these six from any supplier, not just from us.",
    },
    clientBenefits: [
      {
        title: "No licence per head",
        description:
          "The software is yours, so your thousandth user costs the same in licences as your first.",
        icon: "users",
      },
      {
        title: "The source, from the first commit",
        description:
          "The repository and the build are in your account. If you let us go, another firm can carry on the next day.",
        icon: "git-branch",
      },
      {
        title: "A figure before the work",
        description:
          "Most stages have a fixed price, signed in advance. If we’ve underestimated one, that’s our problem.",
        icon: "receipt-text",
      },
      {
        title: "A way back",
        description:
          "An ordinary release can be rolled back within fifteen minutes. We’ll prove it on your servers before anyone’s in a hurry.",
        icon: "undo-2",
      },
      {
        title: "Less retyping",
        description:
          "Across our last dozen builds, the most common task of the day went from a median of ten screens to three.",
        icon: "timer",
      },
      {
        title: "Answers for the auditor",
        description:
          "Finding out who changed a price and on whose authority takes one query, where it used to take a week of old email.",
        icon: "file-search",
      },
    ],
    process: {
      heading: "From reading the old code to switching it off",
      note: "Our usual four steps, from Discovery to Execute, in more detail. The times are medians of our last twenty projects.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Read",
        image: "wall",
        alt: "A wall with doorway",
        arrowClass: "arrow-right",
        description:
          "A pair of engineers spend a fortnight with your code and with the people who know why it’s like that, then write a report for you to keep.",
      },
      {
        step: 2,
        title: "Draw",
        image: "plan",
        alt: "A ground plan",
        arrowClass: "arrow-right",
        description:
          "Screens on paper, and a map of the places where the old system comes apart cleanly. It takes a fortnight, with your users in the room.",
      },
      {
        step: 3,
        title: "Price",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description:
          "A price for each stage and a sensible order to buy them in. It takes a week, and then you decide.",
      },
      {
        step: 4,
        title: "Build",
        image: "tower",
        alt: "A tower of blocks",
        arrowClass: "arrow-right",
        description:
          "There’s something new to try every fortnight. You can try the first small part after about six weeks, and the plan dates the rest.",
      },
      {
        step: 5,
        title: "Compare",
        image: "check",
        alt: "A platform on pillars",
        arrowClass: "arrow-right",
        description:
          "Old and new get the same input until they’ve agreed for thirty days. A list each morning shows where they still don’t.",
      },
      {
        step: 6,
        title: "Switch over",
        image: "gate",
        alt: "An open gate",
        arrowClass: "none",
        description:
          "As a rule we do it on a weekday morning, with a checklist and plenty of coffee, and the old system stays ready in case you need to go back.",
      },
    ],
    weekByWeek: {
      note: `The first small part of a replacement. Later stages, each ${promises.budgets.stage}, begin with week 6. Amber weeks end with a demonstration.`,
      weeks: 16,
      demonstrations: [7, 9, 11],
      phases: [
        {
          from: 1,
          to: 2,
          title: "Read",
          weDo: "Two engineers read the code and sit with the people who use the system.",
          youDo: "Give us access, and an hour with each department.",
          youGet: `The survey for ${promises.survey.price}: about twenty pages, yours to keep.`,
        },
        {
          from: 3,
          to: 4,
          title: "Draw",
          weDo: "Screens on paper, and the seams where the old system comes apart.",
          youDo: "Send us users for two workshops.",
          youGet: "Drawings of the main screens, and a map of the parts.",
        },
        {
          from: 5,
          to: 5,
          title: "Price",
          weDo: "Each stage gets a price, a date and a reason.",
          youDo: "Choose the first stage, or stop here.",
          youGet: "A proposal of eight pages for your board.",
        },
        {
          from: 6,
          to: 11,
          title: "Build",
          weDo: "The first small part, in your own repository from day one.",
          youDo: "An hour each fortnight to try what’s new.",
          youGet: "Working software at the end of weeks 7, 9 and 11.",
        },
        {
          from: 12,
          to: 16,
          title: "Compare",
          weDo: "Both systems get the same input, and we explain every difference.",
          youDo: "Read the morning list with us.",
          youGet: "Thirty days of matching results.",
        },
        {
          from: 16,
          to: 16,
          title: "Switch over",
          weDo: "A weekday morning if your work allows. We sit beside your people that week.",
          youDo: "Tell your staff the date.",
          youGet: "The part in daily use, and thirty days to change your mind.",
        },
      ],
    },
    artefact: {
      image: "screen-survey-report",
      alt: "A page of a survey report: a table of five programs with their risk and what to do about each",
      title: "A report you can argue with",
      caption:
        "Page 7 of a survey report. It names what to replace, what to leave and what to buy, with prices, and it’s yours, even if another firm builds it.",
    },
    technology: {
      heading: "Tools you’ll still be able to hire for in ten years",
      note: "The last row lists the languages we read so that you can stop running them.",
    },
    techStack: [
      { category: "Languages", stack: ["Java", "C# and .NET", "Go", "Kotlin", "Python", "TypeScript"] },
      {
        category: "Data",
        stack: ["PostgreSQL", "SQL Server", "Oracle Database", "Kestrel", "Valkey", "ClickHouse", "DuckDB"],
      },
      {
        category: "Integration",
        stack: ["Apache Kafka", "RabbitMQ", "Apache Camel", "gRPC", "Temporal", "Tidemark"],
      },
      { category: "Platform", stack: ["Linux", "Kubernetes", "OpenTofu", "Argo CD", "Podman", "Northfold"] },
      { category: "Testing", stack: ["JUnit", "Testcontainers", "Pact", "Gatling", "SonarQube"] },
      { category: "Monitoring", stack: ["OpenTelemetry", "Prometheus", "Grafana", "Loki", "Lumora"] },
      {
        category: "Still fluent in",
        stack: ["COBOL", "RPG", "PL/SQL", "Delphi", "Visual Basic 6", "FoxPro"],
      },
    ],
    inquiry: {
      heading: "Tell us about your system",
      note: "Three sentences are plenty to begin with. Say what it does and what worries you about it, and an engineer will reply within one working day.",
    },
    cases: {
      heading: "What three clients replaced",
      note: "The list starts with eleven AS/400s that had drifted apart and 600 reports that hardly anyone read. It ends with a fax tray.",
    },
    caseStudies: ["erp-migration", "retail-dashboard", "healthcare-crm"],
    why: { heading: "Why clients with a care plan stay nine years on average" },
    whyChooseUsLeft: [
      {
        title: "Engineers from the first hour",
        description:
          "The person you talk to writes code for a living and will still be on the project when it ships.",
        icon: "phone-call",
      },
      {
        title: "We argue early",
        description:
          "If a requirement isn’t worth building, we’ll say so in week one and show you what you’d save.",
        icon: "messages-square",
      },
      {
        title: "Owned by the people here",
        description:
          "The staff have owned the whole firm since 2015, so there’s no outside investor to please each quarter.",
        icon: "handshake",
      },
    ],
    whyChooseUsRight: [
      {
        title: "We read old code",
        description: `One of our founders was programming here in ${foundingYear} and hasn’t stopped. Your undocumented Pascal will be in good company.`,
        icon: "scroll-text",
      },
      {
        title: "You can always reach someone",
        description:
          "At least one colleague of the lead engineer knows your system in depth, and they take their holidays in turn.",
        icon: "users-round",
      },
      {
        title: "Bad news early",
        description:
          "If a date’s in danger you’ll hear two weeks ahead, along with the reason and a choice of what to do about it.",
        icon: "circle-alert",
      },
    ],
    voices: { heading: "From the people who signed the contract" },
    testimonials: [
      {
        name: "Viktor Hallström",
        role: "Managing director, Halden Foundry",
        image: "viktor",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "Their lead did a fortnight of early shifts with our planners and said very little. When he did speak, I wrote it down.",
      },
      {
        name: "Celeste Adebayo",
        role: "Chief information officer, Marlow & Finch Stores",
        image: "celeste",
        rating: 4,
        quoteIconClass: "quote",
        quote:
          "They cut a feature I’d already promised the board and, annoyingly, the sums were right. Their test reports go on for ever, mind you, and yes, I do read them to the end now.",
      },
      {
        name: "Noémie Moreau",
        role: "Director of IT, Saint-Aubin Hospitals",
        image: "noemie",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "Our secretaries were consulted before our physicians, in French and at their own desks. When we revised half of the plan, a new one was presented within the week and without a word of reproach.",
      },
    ],
    questions: { heading: "Questions people ask before they sign" },
    faqs: [
      {
        id: "when-to-buy-instead",
        question: "When is buying a package the better choice?",
        answer:
          "More often than our trade likes to admit. Bookkeeping is a solved problem, and so is an ordinary payroll, so buy those. Build where the process is the reason customers choose you, or where a package would leave forty people working around it every day. The first hour with us is free and usually settles the matter. It quite often ends with us recommending a product we don’t sell.",
      },
      {
        id: "time-to-daily-use",
        question: "How long until something is in daily use?",
        answer:
          "A first small part, such as one register or one report, is in use about sixteen weeks after we’re given access. The first whole site takes longer: seven months at Saint-Aubin Hospitals and eight at Halden Foundry. Replacing a core system everywhere takes between one and three years, with another part moving across every few weeks. If the budget stops halfway, the finished half goes on working.",
      },
      {
        id: "how-it-is-priced",
        question: "How do you price work that hasn’t been specified yet?",
        answer: `We price work like that in pieces. The survey costs ${promises.survey.price}, which we deduct if you go on with us, and it leads to a price for every later stage. Stages are usually ${promises.budgets.stage}, and replacing a core system comes to ${promises.budgets.coreReplacement} in all, in pounds before VAT. You can stop after any of them and keep the documents. If you change your mind about something, we cost it in writing before anyone starts. We’ll give you a rough range at the start, but don’t trust anybody who gives you a precise figure.`,
      },
      {
        id: "who-owns-the-code",
        question: "Who owns the code?",
        answer:
          "You do, from the first commit, including the tests and the build scripts. Open-source parts keep their own licences, and each release comes with a list of them in a format your lawyers’ scanner understands. We keep our experience and, if you agree, the right to name you as a client. There’s nothing of ours inside that stops working when the contract ends.",
      },
      {
        id: "old-system-meanwhile",
        question: "What happens to the old system in the meantime?",
        answer:
          "It stays in charge until its successor has proved itself. The new part first runs alongside it on the same input, and we treat any difference as our fault until it’s proved otherwise. Now and then the fault is older than we are: one payroll had been an hour short every autumn since 1980. When they’ve agreed for thirty days, the new part takes over. You can roll back for just as long again, and after that the old system stays readable for as long as the law or your accountant needs it.",
      },
      {
        id: "breaks-at-night",
        question: "Who comes when it breaks at 3 a.m.?",
        answer:
          "With a care plan, one of the engineers we have on duty around the clock. They’ll restore service first and look for the cause afterwards. For the first twelve months the people who built your system join in on working days, whether you have a plan or not. You’ll have a short report by noon on the next working day and a full one within three, which also says why our tests missed it. Faults in our own work are fixed free for twelve months, and for as long as you keep the plan.",
      },
    ],
  },
};
