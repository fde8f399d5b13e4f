import type { Service } from "../schema/service.ts";

export const customSoftwareDevelopment: Service = {
  slug: "custom-software-development",
  title: "Custom Software Development",
  seo: {
    title: "Custom software development, priced by stage",
    description:
      "Systems of record, workflows and legacy replacement, built beside what you run today. One price per stage, your source code, and the builders on call.",
  },
  description:
    "Software built around the way your company works, run beside the old system until the figures agree, then switched on in daylight.",
  heroImage: { image: "service-custom-software-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Eight things we do, and do ourselves.",
      note: "Nothing on this list goes to a subcontractor. Every name on your plan is on our payroll.",
    },
    ourCapabilities: [
      {
        title: "Systems of record",
        description:
          "A figure is entered once, in a ledger or a register, and all other screens read it from there.",
        icon: "database",
      },
      {
        title: "Approval workflows",
        description:
          "A purchase order climbs from clerk to director by rule, finds a deputy in August, and leaves a trail.",
        icon: "workflow",
      },
      {
        title: "Integration",
        description:
          "SAP at one end, a label printer from 2004 at the other. When either falls asleep, messages queue and nothing is lost.",
        icon: "cable",
      },
      {
        title: "Legacy replacement",
        description:
          "COBOL, Visual Basic 6, the Access file under the sales desk: lifted out one function at a time while the rest keeps running.",
        icon: "history",
      },
      {
        title: "Calculation engines",
        description:
          "The tariff or cutting plan that lives in a spreadsheet becomes code, held to a thousand worked examples.",
        icon: "calculator",
      },
      {
        title: "Night runs",
        description:
          "A billing batch that stumbles at 2 a.m. resumes at the failed record and is through by the early shift.",
        icon: "alarm-clock",
      },
      {
        title: "Data migration",
        description:
          "Thirty years of customer history, cleaned and mapped, with four full rehearsals ahead of the one move that counts.",
        icon: "boxes",
      },
      {
        title: "Document production",
        description:
          "Contracts, test certificates and customs papers filled from live records, numbered without gaps, stored unaltered for ten years.",
        icon: "file-check",
      },
    ],
    benefits: {
      heading: "What you hold when we have gone home.",
      note: "Six things to write into a contract, with us or with anyone else.",
    },
    clientBenefits: [
      {
        title: "No licence per head",
        description:
          "Hire your two-hundredth clerk and the licence costs what it did for the first: nothing.",
        icon: "users",
      },
      {
        title: "The source, from the first commit",
        description:
          "Repository, build and documents live in your account. Dismiss us on any Friday and another firm can carry on from Monday.",
        icon: "git-branch",
      },
      {
        title: "A figure before the work",
        description:
          "Most stages are sold at a fixed price, signed in advance. If we misjudge one, the overrun is ours.",
        icon: "receipt-text",
      },
      {
        title: "A tested way back",
        description:
          "Any release can be reversed within fifteen minutes. We prove it on your servers while nobody is in a hurry.",
        icon: "undo-2",
      },
      {
        title: "Less retyping",
        description:
          "Over our last dozen builds, the commonest task of the day shrank from a median of eleven screens to three.",
        icon: "timer",
      },
      {
        title: "Answers for the auditor",
        description:
          "Who changed this price, when, and on whose word takes one query to establish. It used to take a week of old e-mail.",
        icon: "file-search",
      },
    ],
    process: {
      heading: "From first reading to lights on.",
      note: "Six stages. The times are the median of our last nineteen projects.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Read",
        image: "book-open",
        description:
          "Code, data, and the people who remember why it is so. Two weeks, ending in a report you keep.",
      },
      {
        step: 2,
        title: "Draw",
        image: "pen-tool",
        description:
          "Screens on paper, and the seams along which the old system will come apart. Three weeks, with your users in the room.",
      },
      {
        step: 3,
        title: "Price",
        image: "scale",
        description:
          "One number per stage and the order in which to buy them. A week, then the decision is yours.",
      },
      {
        step: 4,
        title: "Build",
        image: "blocks",
        description:
          "Something to try every second Friday. Six weeks to the first release, later ones as the plan says.",
      },
      {
        step: 5,
        title: "Compare",
        image: "list-checks",
        description:
          "Old and new receive the same input for thirty days. Each morning a list shows where they disagree, until it is empty.",
      },
      {
        step: 6,
        title: "Switch on",
        image: "zap",
        description: "An afternoon in midweek, with coffee, a checklist and the road back rehearsed.",
      },
    ],
    technology: {
      heading: "Tools we can still hire for in ten years.",
      note: "The last row is what we read so that you can stop running it.",
    },
    techStack: [
      { category: "Languages", stack: ["Java", "C# and .NET", "Go", "Kotlin", "Python", "TypeScript"] },
      {
        category: "Data",
        stack: ["PostgreSQL", "SQL Server", "Oracle Database", "Valkey", "ClickHouse", "DuckDB"],
      },
      { category: "Integration", stack: ["Apache Kafka", "RabbitMQ", "Apache Camel", "gRPC", "Temporal"] },
      { category: "Platform", stack: ["Linux", "Kubernetes", "OpenTofu", "Argo CD", "Podman"] },
      { category: "Proof", stack: ["JUnit", "Testcontainers", "Pact", "Gatling", "SonarQube"] },
      { category: "Watch", stack: ["OpenTelemetry", "Prometheus", "Grafana", "Loki"] },
      {
        category: "Still fluent in",
        stack: ["COBOL", "RPG", "PL/SQL", "Delphi", "Visual Basic 6", "FoxPro"],
      },
    ],
    inquiry: {
      heading: "Tell us about your system.",
      note: "Three sentences are plenty: what it does, who depends on it, what worries you. Expect an engineer’s reply within one working day.",
    },
    cases: {
      heading: "Three that are still running.",
      note: "One begins with eleven drifting AS/400s, one with 600 unread reports, one in a fax tray.",
    },
    caseStudies: ["erp-migration", "retail-dashboard", "healthcare-crm"],
    why: { heading: "Why the average client stays nine years." },
    whyChooseUsLeft: [
      {
        title: "Engineers from the first call",
        description:
          "The voice that answers writes code for a living and will still be on the project when it ships.",
        icon: "phone-call",
      },
      {
        title: "We argue early",
        description:
          "When a requirement is not worth building, you hear so in week one, next to the sum you would save.",
        icon: "messages-square",
      },
      {
        title: "Owned from within",
        description:
          "Our shareholders sit at the next desk. No investor needs a good quarter more than you need a sound system.",
        icon: "handshake",
      },
    ],
    whyChooseUsRight: [
      {
        title: "Old code finds a reader",
        description:
          "One founder was programming here in 1991 and has not stopped. Your undocumented Pascal will be in company.",
        icon: "scroll-text",
      },
      {
        title: "Two people who know",
        description:
          "A pair of engineers learns your system in depth and takes its holidays in turn, so one of them always picks up.",
        icon: "users-round",
      },
      {
        title: "Bad news by noon",
        description:
          "A slipping date reaches you on the day we see it, with the cause and two options attached.",
        icon: "circle-alert",
      },
    ],
    voices: { heading: "From the people who signed." },
    testimonials: [
      {
        name: "Viktor Hallström",
        role: "Managing director, Halden Foundry",
        image: "viktor",
        rating: 5,
        quote:
          "Their lead spent his first fortnight on the night shift with our planners. When he finally proposed something, he knew which of our rules were real and which were habit.",
      },
      {
        name: "Celeste Adebayo",
        role: "Chief information officer, Marlow & Finch Stores",
        image: "celeste",
        rating: 4,
        quote:
          "They struck out a feature I had already promised the board, and showed me the arithmetic. The missing star is for the length of their test reports, which I now read to the end.",
      },
      {
        name: "Noémie Moreau",
        role: "Director of IT, Saint-Aubin Hospitals",
        image: "noemie",
        rating: 5,
        quote:
          "Our secretaries were asked before our physicians were, in French and at their own desks. When we changed our minds about half the plan nobody sighed, and by Friday there was a new one.",
      },
    ],
    questions: { heading: "Asked before every contract." },
    faqs: [
      {
        id: "when-to-buy-instead",
        question: "When is buying a package the better choice?",
        answer:
          "More often than our trade admits. Bookkeeping, e-mail and payroll for a single country are settled matters: buy them. Build where the process is the reason customers choose you, or where a package would have forty people working around it every day. Two hours with your system open on the table usually settle the matter. About one such meeting in five ends with us recommending a product that we do not sell.",
      },
      {
        id: "time-to-daily-use",
        question: "How long until something is in daily use?",
        answer:
          "The first function goes live after about sixteen weeks, counted from the day we are given access. Replacing a core system whole takes between one and three years. You do not wait that long for a result: a further part moves across every few weeks, and each is in use before the next is begun. If the budget stops halfway, the finished half goes on working.",
      },
      {
        id: "how-it-is-priced",
        question: "How do you price work that nobody has specified yet?",
        answer:
          "In pieces. Reading and drawing have a fixed fee each and end in a price for every later stage, so the unknown part is bought small. You may leave after either one and take the documents along. Building is then billed when you accept a release, and a change of mind is costed in writing before anyone acts on it. A rough range is possible at the first meeting; distrust a precise one.",
      },
      {
        id: "who-owns-the-code",
        question: "Who owns the code?",
        answer:
          "You do, including the tests, the build scripts and the drawings. Open-source parts keep their own licences, and a list of them comes with each release in a format your lawyers’ scanner understands. We keep our experience and, if you agree, the right to name you as a client. There is no runtime of ours inside that stops working when the contract ends.",
      },
      {
        id: "old-system-meanwhile",
        question: "What happens to the old system in the meantime?",
        answer:
          "It stays in charge. The new part first runs in its shadow on the same input, and any difference counts as our fault until somebody proves otherwise. Now and then somebody does: on one payroll the old program had been rounding holiday pay down since 1998. Once thirty days agree, the new part takes over and the old one is kept readable for as long as the law or your accountant requires.",
      },
      {
        id: "breaks-at-night",
        question: "Who comes when it breaks at night?",
        answer:
          "For the first year, the engineers who built it; the clients’ line is staffed around the clock. They restore service first and look for culprits afterwards. Within three working days you receive two pages on what failed, why our tests missed it and what has been altered. From the second year you can renew, or hand over to your own people once they have got through two drills without our help.",
      },
    ],
  },
};
