import type { ServiceTab } from "./schema/service.ts";

export const serviceTabs: ServiceTab[] = [
  {
    slug: "artificial-intelligence",
    name: "Artificial Intelligence",
    icon: "brain-circuit",
    seo: {
      title: "Artificial intelligence with a person in charge",
      description:
        "Machine learning, language assistants and document reading, tested on last year’s cases first and run with a person who signs the doubtful ones.",
    },
    picture: {
      image: "tab-artificial-intelligence",
      alt: "A landscape of blocks that rises to one pale peak with an amber block on it",
    },
    heading: "Models that know when to ask a person.",
    paragraph:
      "We put machine learning where a wrong answer is cheap to catch: sorting post, reading delivery notes, drafting a first reply. A model has to work through last year’s cases before it meets a live one, and a clerk signs whatever it is unsure of. If a lookup table does the job better, we hand over the table.",
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
      title: "Software engineering that replaces with care",
      description:
        "Custom software, web applications and apps for every platform, proved beside the system they replace and handed over with source and tests.",
    },
    picture: {
      image: "tab-software-engineering",
      alt: "Nine blocks fitted onto one base, the highest of them amber",
    },
    heading: "New systems, proved against the old ones.",
    paragraph:
      "Half of this work is building. The other half is replacing something that must not stop. A new function runs next to its predecessor until both have given the same figures for a month; then the predecessor is retired, on an ordinary weekday. Specifications, source and tests are your property throughout.",
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
      title: "Digital engineering for portals, shops and devices",
      description:
        "Prototypes, customer portals, online shops, companion apps and device software that keep one memory of the customer across counter, browser and phone.",
    },
    picture: {
      image: "tab-digital-engineering",
      alt: "A dark wall comes apart into small pale blocks, an amber one among them",
    },
    heading: "Products that need no manual.",
    paragraph:
      "A customer meets your firm at a counter, in a browser and on a phone, and expects all three to remember the conversation. We design those meetings with the staff who take the complaints, then engineer the portals, shops and device software behind them. Strangers try every screen before it is released.",
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
        "Data platforms, pipelines, quality checks and forecasts. Each figure can be traced to the machine or the person that first wrote it down.",
    },
    picture: {
      image: "tab-data-engineering-and-analytics",
      alt: "Channels run down terraces of blocks into a basin, past one amber block",
    },
    heading: "One set of figures, with its history attached.",
    paragraph:
      "Sales says 412, finance says 398, and the Monday meeting is spent on the difference. We trace every number back to the till, sensor or clerk it came from, build the pipeline that carries it and raise an alarm when a source falls silent. Analysts get tables they can rely on and a catalogue that says whom to ask.",
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
        "Independent testers for any software, ours or another firm’s: automation, load, security, accessibility and acceptance, with faults you can reproduce.",
    },
    picture: {
      image: "tab-software-testing",
      alt: "A table of blocks carries a pyramid, and an amber block is set on top",
    },
    heading: "We find it on Tuesday, so nobody rings on Saturday.",
    paragraph:
      "Our testers answer to their own head, never to a project manager whose date is at risk. They automate the checks that repeat, keep people for the ones that call for suspicion, and describe each fault so that a developer can reproduce it at the first try. You can also hire them for software that somebody else wrote.",
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
      description:
        "Dashboards, planning and self-service reports built on definitions your departments have signed. We begin by switching off what nobody opens.",
    },
    picture: {
      image: "tab-business-intelligence",
      alt: "Rows of block columns stand like a bar chart, the tallest with an amber top",
    },
    heading: "Fewer reports, read by more people.",
    paragraph:
      "A wholesaler showed us 214 monthly reports. Eleven had readers. We count who opens what, stop the rest and rebuild the survivors on terms that every department has agreed in writing. What is left fits on a phone, refreshes before seven in the morning and links each total to the entries underneath.",
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
      title: "Cloud migration and operations, day and night",
      description:
        "Cloud migration in rehearsed steps, platforms described as code, restores that are tested and an invoice that explains itself line by line.",
    },
    picture: {
      image: "tab-cloud",
      alt: "A cloud of pale blocks above a row of machines, one of them lit amber",
    },
    heading: "A platform you can leave and a bill you can read.",
    paragraph:
      "Workloads move in small groups. Every move is rehearsed, and the way back stays open for thirty days. Because the whole platform is described as code, a lost region can be rebuilt from a repository within hours. Afterwards our engineers keep watch day and night, and once a month they tell you what to switch off.",
    subServices: [
      { name: "Cloud Migration" },
      { name: "Managed Operations" },
      { name: "Platform Engineering" },
      { name: "Cost Control" },
      { name: "Backup and Recovery" },
    ],
  },
];
