import { promises } from "./promises.ts";
import type { ServiceTab } from "./schema/service.ts";

const { budgets, carePlans, survey } = promises;

export const serviceTabs: ServiceTab[] = [
  {
    slug: "artificial-intelligence",
    name: "Artificial Intelligence",
    icon: "brain-circuit",
    seo: {
      title: "Artificial intelligence with a person in charge",
      description:
        "Machine learning and document reading, tried on your past cases before they meet a live one. A six-week trial costs from £28,000.",
      keywords: ["AI", "machine learning", "LLM", "chatbot"],
    },
    picture: {
      image: "tab-artificial-intelligence",
      alt: "A landscape of blocks that rises to one pale peak with an amber block on it",
    },
    heading: "AI that asks a person when it isn’t sure",
    paragraph:
      "We put machine learning where it saves real time and a wrong answer is cheap to catch, such as sorting post or reading delivery notes. A model works through last year’s cases before it meets a live one, and we compare its answers with what your people decided. If a lookup table does the job better, you’ll get the table.",
    details: {
      audience:
        "Teams that read or copy the same kind of document all day, and that have a year or more of past cases to learn from. With only a few hundred examples we’d usually start with plain rules and come back to a model later. We’re cautious about anything that decides something about a person; there, the model prepares the file and somebody at your end decides.",
      start:
        "With a six-week trial on your own past cases, in your environment. If it needs a model from a provider, you hold that contract, and we agree in writing which documents may be sent and that none are used for training. At the end you’ll know what share of cases the model gets right and how many it passes on to a person. You’ll also know what a mistake would have cost.",
      cost: `The first hour’s talk is free. A trial is ${budgets.aiTrial}, depending on how untidy the documents are, and you keep the results and the code whatever you decide. We’ll estimate the running costs from your volumes before you commit to more.`,
      example:
        "Second Bench is a marketplace for used tools. A model we trained on 47,000 of its listings recognises a tool and reads its type plate on the seller’s phone. It’s right for 94 plates in 100 and asks when it isn’t sure. Listing a tool takes 40 seconds instead of six minutes, and each seller makes 36% more sales. Fresco Porta also sends its couriers out by a model of ours.",
    },
    exampleLink: { label: "Read the case study", to: "/case-studies/marketplace-app" },
    subServices: [
      { name: "Machine Learning" },
      { name: "Language Assistants" },
      { name: "Computer Vision" },
      { name: "Document Reading" },
      { name: "Model Operations" },
    ],
  },
  {
    slug: "software-engineering",
    name: "Software Engineering",
    icon: "code-xml",
    seo: {
      title: "Software engineering, old systems included",
      description: `Custom software and apps for every platform, built beside the system they replace. A survey for ${survey.price}, then a fixed price per stage.`,
    },
    picture: {
      image: "tab-software-engineering",
      alt: "Nine blocks fitted onto one base, the highest of them amber",
    },
    heading: "New systems, checked against the old ones",
    paragraph:
      "Some of this work is building from scratch, and a good deal of it is replacing something that mustn’t stop. The new part runs beside its predecessor on the same input, and it takes over once both have agreed for thirty days. Everything we write belongs to you from the first commit.",
    details: {
      audience:
        "Companies whose daily work depends on a system that no product on the market quite fits, or on one that only a couple of people still understand. We also build new products for firms that have an idea and a budget but no engineers of their own. If an off-the-shelf package would clearly serve you, we’ll say so in the first hour.",
      start:
        "It starts with a survey. Our engineers spend a fortnight with your code and with the people who use it every day. You get a report of about twenty pages that says what you have, what it costs to keep and what’s likely to break first. Three weeks later there’s a proposal with a price for every stage.",
      cost: `The survey is ${survey.price}, and we deduct it if you go on with us. A first web version usually costs ${budgets.webMvp}. Replacing a core system costs ${budgets.coreReplacement} over one to three years, paid in stages you can stop after.`,
      example:
        "Halden Foundry ran eleven plants on eleven copies of the same ageing ERP. We moved them one at a time, comparing each day’s figures with the old system’s. Month-end now closes 60% faster, and every plant shuts down for one weekend fewer each quarter.",
    },
    exampleLink: { label: "Read the case study", to: "/case-studies/erp-migration" },
    subServices: [
      { name: "Custom Software Development", detail: "custom-software-development" },
      { name: "Web Application Development", detail: "web-application-development" },
      { name: "Mobile App Development", detail: "mobile-app-development" },
      { name: "Cross Platform App Development", detail: "cross-platform-app-development" },
    ],
  },
  {
    slug: "digital-engineering",
    name: "Digital Engineering",
    icon: "monitor-smartphone",
    seo: {
      title: "Digital engineering for portals and products",
      description:
        "Customer portals and online shops, and the apps that go with your products, tested with real customers while they’re still cheap to change.",
    },
    picture: {
      image: "tab-digital-engineering",
      alt: "A dark wall comes apart into small pale blocks, an amber one among them",
    },
    heading: "Products people use without a manual",
    paragraph:
      "Your customers meet you at the counter, in a browser and on a phone, and they expect each one to remember the last conversation. We plan those conversations with the staff who take the complaints, then build the portal or shop behind them. We measure where buyers give up, so that your marketing budget can follow the evidence.",
    details: {
      audience:
        "Firms that sell or serve through more than one channel and can see customers falling between them. Typical clients have a decent back office and a website that knows nothing about it. Manufacturers come to us as well, usually when a machine has to talk to a phone and the first prototype only works on the workshop bench.",
      start:
        "With a prototype you can click, in about three weeks. One of Ines Carvalho’s designers spends the first of them watching your customers and the second drawing, and an engineer joins to make it click. In the third, a dozen strangers try it while we keep quiet and take notes. You’ll see the recordings, including the uncomfortable ones.",
      cost: `A prototype with its round of user tests is about ${budgets.prototype}. If you build it, a first web version usually comes to ${budgets.webMvp} and a mobile app to ${budgets.mobileApp}. The quotation lists what we’ve assumed, so you can argue with it.`,
      example:
        "Linden Dental Group had 42 practices, and each kept its own appointment book. Patients now book on one calendar that knows every chair. No-shows fell by 35% and calls to reception by half, so the staff have time for the person standing in front of them.",
    },
    exampleLink: { label: "Read the case study", to: "/case-studies/clinic-booking" },
    subServices: [
      { name: "Product Prototyping", detail: "custom-software-development" },
      { name: "Customer Portals", detail: "web-application-development" },
      { name: "Commerce Platforms", detail: "web-application-development" },
      { name: "Companion Apps and Wearables", detail: "mobile-app-development" },
      { name: "Connected Devices", detail: "custom-software-development" },
    ],
  },
  {
    slug: "data-engineering-and-analytics",
    name: "Data Engineering & Analytics",
    icon: "database",
    seo: {
      title: "Data engineering and analytics you can trace",
      description:
        "Data platforms and forecasts in which every figure can be traced to where it was first recorded. A first stage costs from £40,000.",
    },
    picture: {
      image: "tab-data-engineering-and-analytics",
      alt: "Channels run down terraces of blocks into a basin, past one amber block",
    },
    heading: "One set of figures, with its history attached",
    paragraph:
      "When sales and finance report different totals for the same week, the meeting is spent on the difference. We trace each number back to the till or sensor it came from and build the pipeline that carries it. When a source goes quiet, somebody hears about it before the report is wrong. Analysts get tables they can rely on.",
    details: {
      audience:
        "Organisations with plenty of data and too many versions of it. You’ve probably got an analyst who spends most of the week preparing figures and very little of it thinking about them. We work with whatever warehouse you already have, and we’ll only suggest a new one if the sums support it.",
      start:
        "We pick one figure your board argues about and follow it all the way upstream. It takes a fortnight and nearly always turns up a copy that was meant to be temporary. That map becomes the plan, because most other figures share the same pipes.",
      cost: `Following the first figure is our standard survey, at ${survey.price}. A first platform comes to ${budgets.dataPlatform} depending on the number of sources. Amira Saleh’s team can also work alongside yours by the day, at ${budgets.dayRate}.`,
      example:
        "Marlow & Finch Stores had four stock figures for every product. We connected the sources with Tidemark, which records where each value came from, and agreed one definition with the people who do the counting. Stock-outs fell by 28% in the first season.",
    },
    exampleLink: { label: "Read the case study", to: "/case-studies/retail-dashboard" },
    subServices: [
      { name: "Data Platforms" },
      { name: "Pipelines and Streaming" },
      { name: "Data Quality" },
      { name: "Forecasting" },
      { name: "Master Data" },
    ],
  },
  {
    slug: "software-testing",
    name: "Software Testing (QA)",
    icon: "list-checks",
    seo: {
      title: "Software testing (QA) by independent testers",
      description:
        "Independent testing for software that we or somebody else built, from load tests to accessibility audits. A first assignment costs from £13,000.",
    },
    picture: {
      image: "tab-software-testing",
      alt: "A table of blocks carries a pyramid, and an amber block is set on top",
    },
    heading: "Testers who don’t report to the project lead",
    paragraph:
      "Our testers report to the head of testing, so a project lead with a date to keep can’t lean on them. They automate the checks that repeat and keep people for the ones that call for suspicion. Security is part of it: they try to get at data they shouldn’t see, restore the backups and check who holds which rights. You can hire them for software we didn’t write.",
    details: {
      audience:
        "Teams with a launch they’re nervous about, and teams whose releases have become slow because every one is tested by hand. Banks and archives ask us to attack what protects their data, and public bodies ask for our accessibility audits, for which we bring in people who use screen readers every day. Buyers sometimes send us in before they accept another supplier’s work.",
      start:
        "With a list of what would hurt most if it failed, which takes an afternoon with you. One of our testers then spends a week trying to make those things happen. You’ll get the faults in order of harm, and an honest view of which of your existing tests earn their keep.",
      cost: "A first assignment of four weeks is £13,000 for one tester; a full load or security test with a report for your board comes to £25,000–£40,000. If the first week turns up nothing worth fixing, we’ll stop there and you’ll only pay for the week.",
      example:
        "Kirkgate Open College lost an exam sitting when 31,000 learners pressed Start in the same minute. Before everyone was allowed to start together again, our testers rehearsed it with a hundred thousand, and the first rehearsal found a fault in sign-in. Today 90,000 learners sit exams at nine o’clock, and support tickets are down 52%.",
    },
    exampleLink: { label: "Read the case study", to: "/case-studies/elearning-platform" },
    subServices: [
      { name: "Test Automation" },
      { name: "Performance Testing" },
      { name: "Security Testing" },
      { name: "Accessibility Audits" },
      { name: "Acceptance Testing" },
    ],
  },
  {
    slug: "business-intelligence",
    name: "Business Intelligence",
    icon: "chart-column",
    seo: {
      title: "Business intelligence that gets read",
      description: `Dashboards and self-service reports built on definitions your departments have agreed. A first set costs ${budgets.dashboards}.`,
    },
    picture: {
      image: "tab-business-intelligence",
      alt: "Rows of block columns stand like a bar chart, the tallest with an amber top",
    },
    heading: "Fewer reports, read by more people",
    paragraph:
      "Most companies have more reports than readers. We count who opens what, retire the rest with their owners’ consent and rebuild the survivors on terms every department has agreed in writing. The result fits on a phone and is ready before seven in the morning. Each total links to the entries underneath it.",
    details: {
      audience:
        "Managers who get a thick pack every month and still ask a colleague for the real number. It also suits firms that have bought a dashboard tool and found that the hard part was agreeing what a customer is. We’re comfortable with the common tools and don’t earn anything by recommending one.",
      start:
        "We read a month of access logs and talk to the people who still open the reports. After a fortnight you’ll have a list that says which reports to keep and which to merge or retire. The first new dashboard goes to a single team, which uses it for a fortnight before anyone else sees it.",
      cost: `The review of your reports is ${survey.price}, like all our surveys. A first set of dashboards with agreed definitions is ${budgets.dashboards}. Licences for the reporting tool are extra and billed to you by its maker, so you’ll always see what they cost.`,
      example:
        "A packaging maker in Bradford wanted its 74-page board pack produced faster. It now uses one sheet with three numbers on it, printed at the start of each week. The analysts got nearly three days a month back, and the board has stopped arguing about whose figure is right.",
    },
    exampleLink: { label: "Read how it went", to: "/blog/three-numbers-on-monday" },
    subServices: [
      { name: "Management Dashboards" },
      { name: "Self-Service Reporting" },
      { name: "Planning and Budgeting" },
      { name: "Embedded Analytics" },
    ],
  },
  {
    slug: "cloud",
    name: "Cloud",
    icon: "cloud",
    seo: {
      title: "Cloud migration and round-the-clock operations",
      description: `Cloud moves in rehearsed steps, with restores that have really been tried. Plan for ${budgets.cloudMove} and a monthly fee.`,
    },
    picture: {
      image: "tab-cloud",
      alt: "A cloud of pale blocks above a row of machines, one of them lit amber",
    },
    heading: "A platform you can leave and a bill you can read",
    paragraph:
      "We move systems in small groups and rehearse each move, and you can roll it back afterwards. The whole platform is described as code, so a lost region can be rebuilt from a repository within hours. Then we manage it with you: a duty engineer around the clock, patches and backups, and once a month a list of what could be switched off.",
    details: {
      audience:
        "Companies with server rooms that are due for replacement, and companies that have moved already and don’t recognise the bill. Regulated clients are welcome, as we’ve done this for a bank and a hospital group. Some things are better left where they are, and the plan will say which.",
      start:
        "We list every application and ask who would miss it. In our experience about a fifth turn out to have no users, and switching those off pays for part of the move. Tomas Okafor’s team then plans the waves, beginning with something that could fail without hurting anyone.",
      cost: `The inventory and the plan are our two-week survey, for ${survey.price}. Moves cost ${budgets.cloudMove} depending on the number of systems. A care plan with monitoring, patches, backups and the duty engineer starts at ${carePlans.from} a month. The monthly list is charged by the day, and the provider bills you for the hosting.`,
      example:
        "The Port of Aarhaven had six server rooms along the quay, one of which flooded in 2021. We moved 49 applications to Northfold in eight waves and switched twelve off for good. That took fourteen months and £390,000. When a storm cut the cable in the first winter, the lorry gates kept working.",
    },
    exampleLink: { label: "View the project", to: "/our-portfolio/harbour-cloud" },
    subServices: [
      { name: "Cloud Migration" },
      { name: "Managed Operations" },
      { name: "Platform Engineering" },
      { name: "Cost Control" },
      { name: "Backup and Recovery" },
    ],
  },
];
