import { priceOf } from "../price-guide.ts";
import { promises } from "../promises.ts";
import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  title: "Cross Platform App Development",
  seo: {
    title: "Cross platform app development, one codebase",
    description:
      "One codebase for both stores, with honest advice on which parts are worth sharing. A first version takes 6–12 weeks, whichever framework suits you.",
  },
  description:
    "One codebase for both stores and, where it pays, for the browser and the desktop too. You pay for a feature once and every customer gets it in the same release.",
  heroImage: { image: "service-cross-platform-app-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "How far one codebase will stretch",
      note: "Roughly a tenth of a product like this is still written per operating system. We plan for that tenth rather than deny it.",
    },
    ourCapabilities: [
      {
        title: "Flutter products",
        description: "Screens that look the same on a Pixel as on the tablet bolted to a shop counter.",
        icon: "layers",
      },
      {
        title: "React Native products",
        description: "A good fit if your web developers think in React and are going to inherit the code.",
        icon: "code-xml",
      },
      {
        title: "Shared Kotlin cores",
        description:
          "Rules and storage in Kotlin Multiplatform, underneath interfaces that stay fully native.",
        icon: "share-2",
      },
      {
        title: "Web and desktop targets",
        description:
          "The back office gets the same product in a browser tab, or as a program it can install.",
        icon: "monitor-smartphone",
      },
      {
        title: "Offline and sync",
        description:
          "Work carries on in the cellar or on the train, and conflicts follow rules you’ve approved.",
        icon: "wifi-off",
      },
      {
        title: "Native bridges",
        description: "Small modules for the scanner or the scale that no public plug-in supports.",
        icon: "cable",
      },
      {
        title: "Component libraries",
        description: "Shared building blocks that respect each system’s habits for gestures and dates.",
        icon: "palette",
      },
      {
        title: "Codebase mergers",
        description:
          "Apps that have drifted apart, brought together piece by piece without a gap in releases.",
        icon: "git-merge",
      },
    ],
    benefits: {
      heading: "Pay for it once, ship it everywhere",
      note: "Expect to save about a fifth compared with a native app for each system. Anyone who promises you half has left out the testing.",
    },
    clientBenefits: [
      {
        title: "A single backlog",
        description:
          "Each item has one estimate and one owner, and there’s no meeting about which platform has to wait.",
        icon: "clipboard-list",
      },
      {
        title: "Versions that match",
        description:
          "Your support staff describe the same menu to everyone without asking what they’re holding.",
        icon: "copy",
      },
      {
        title: "Corrections within the hour",
        description:
          "A wrong text or a faulty rule can be replaced over the air, as far as the stores allow.",
        icon: "zap",
      },
      {
        title: "A team you can afford to keep",
        description:
          "Four people look after what used to need five, and each of them can cover for a colleague on leave.",
        icon: "users-round",
      },
      {
        title: "A cheaper first attempt",
        description:
          "You find out which platform your customers prefer before you’ve hired anyone for either.",
        icon: "flask-conical",
      },
      {
        title: "An open door",
        description:
          "Modules have clear boundaries, so one that outgrows the framework can leave without the others.",
        icon: "door-open",
      },
    ],
    process: {
      heading: "The hard parts go first",
      note: "Our usual four steps in more detail. The trial is part of Discussion, and it decides the framework.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "List the awkward parts",
        image: "gap",
        alt: "A wall with gaps",
        arrowClass: "arrow-right",
        description:
          "It might be video or an odd piece of hardware. Your engineers will know, and an afternoon is enough for the list.",
      },
      {
        step: 2,
        title: "Hold the trial",
        image: "check",
        alt: "A platform on pillars",
        arrowClass: "arrow-right",
        description:
          "We write the worst items in the likeliest frameworks, usually within a week, and time them side by side.",
      },
      {
        step: 3,
        title: "Draw the border",
        image: "plan",
        alt: "A ground plan",
        arrowClass: "arrow-right",
        description: "A short plan says which modules are shared and who’s allowed to change them.",
      },
      {
        step: 4,
        title: "Grow the core",
        image: "tower",
        alt: "A tower of blocks",
        arrowClass: "arrow-right",
        description:
          "Rules and data come before looks. Their tests don’t need a device and finish in three minutes.",
      },
      {
        step: 5,
        title: "Fit each system",
        image: "bridge",
        alt: "A bridge being closed",
        arrowClass: "arrow-right",
        description: "Keyboards and rotation are put right by a colleague who uses that system at home.",
      },
      {
        step: 6,
        title: "Ship together",
        image: "done",
        alt: "A finished gate",
        arrowClass: "none",
        description:
          "One pipeline signs and submits all the targets, and any of them can be held back on its own.",
      },
    ],
    weekByWeek: {
      note: `Nine weeks of a team of three, as an example: ${priceOf("cross-platform", 9)} before VAT. Amber weeks close with a demonstration on your devices.`,
      weeks: 9,
      demonstrations: [2, 4, 6, 8],
      phases: [
        {
          from: 1,
          to: 1,
          title: "List the awkward parts",
          weDo: "An afternoon with your engineers and a whiteboard.",
          youDo: "Bring the people who know the odd hardware.",
          youGet: "A list of what might not port, worst first.",
        },
        {
          from: 1,
          to: 2,
          title: "Hold the trial",
          weDo: "Five days with the worst items in the likeliest frameworks.",
          youDo: "Lend us the devices that matter.",
          youGet: "Timings side by side, and our choice with its reasons.",
        },
        {
          from: 2,
          to: 2,
          title: "Draw the border",
          weDo: "We agree which modules are shared and which stay native.",
          youDo: "Say who’ll maintain it in two years’ time.",
          youGet: "A short plan that names an owner for each module.",
        },
        {
          from: 3,
          to: 5,
          title: "Grow the core",
          weDo: "The rules and the data, tested without a device.",
          youDo: "Answer questions about your rules within a day.",
          youGet: "A core that runs on both systems by the end of week 4.",
        },
        {
          from: 6,
          to: 8,
          title: "Fit each system",
          weDo: "Keyboards, rotation and gestures, one system at a time.",
          youDo: "Try the builds on your own phone, whichever it is.",
          youGet: "Builds you can install at the end of weeks 6 and 8.",
        },
        {
          from: 9,
          to: 9,
          title: "Ship together",
          weDo: "One pipeline signs and submits everything.",
          youDo: "Approve the release, or hold one system back.",
          youGet: "A first version in both stores, from one codebase.",
        },
      ],
    },
    artefact: {
      image: "screen-framework-trial",
      alt: "A page of a trial report that compares Flutter and React Native on the hardest parts of an app",
      title: "The trial, written down",
      caption:
        "Page 2 of a trial report. It says which framework won, by how much, and what would change our minds.",
    },
    technology: {
      heading: "Four frameworks, and the parts around them",
      note: "Flutter, React Native, Kotlin Multiplatform and Capacitor. We’ve kept apps alive through major upgrades of all four, so we know what to avoid.",
    },
    techStack: [
      {
        category: "Frameworks",
        stack: [
          "Flutter",
          "React Native",
          "Expo",
          "Kotlin Multiplatform",
          "Compose Multiplatform",
          "Capacitor",
        ],
      },
      { category: "Languages", stack: ["Dart", "TypeScript", "Kotlin", "Swift", "Rust"] },
      {
        category: "Local data and sync",
        stack: ["SQLite", "Drift", "SQLDelight", "PowerSync", "Protocol Buffers"],
      },
      {
        category: "Browser and desktop",
        stack: ["React", "Svelte", "WebAssembly", "Service workers", "Tauri"],
      },
      {
        category: "Server side",
        stack: ["Spring Boot", "NestJS", "GraphQL", "Supabase", "MongoDB", "Ostra"],
      },
      { category: "Quality", stack: ["Patrol", "Detox", "Appium", "Jest", "BrowserStack"] },
      { category: "Pipelines", stack: ["GitHub Actions", "Codemagic", "EAS Build", "Shorebird", "Sentry"] },
    ],
    inquiry: {
      heading: "Send us the feature you think can’t be shared",
      note: "We’ll tell you whether it can, and which framework we’d try first. You’ll hear from an engineer within one working day.",
    },
    cases: {
      heading: "Three apps built on shared code",
      note: "They’ve been tested by gardeners with muddy thumbs and in schools without a usable connection.",
    },
    caseStudies: ["social-app", "marketplace-app", "edtech-app"],
    why: { heading: "Why clients let us pick the framework" },
    whyChooseUsLeft: [
      {
        title: "No favourite to sell",
        description:
          "We earn no commission, charge the same for all four and have advised against each of them.",
        icon: "scale",
      },
      {
        title: "Native reviewers",
        description:
          "Bridges to native code are where apps of this kind fail, so a Swift or Kotlin engineer reviews every one.",
        icon: "puzzle",
      },
      {
        title: "Upgrades by appointment",
        description:
          "We move to new framework versions once a quarter, and compare the screens pixel by pixel before anyone gets them.",
        icon: "refresh-cw",
      },
    ],
    whyChooseUsRight: [
      {
        title: "Timed on slow hardware",
        description:
          "We measure frame rates on a used handset that cost £60, and you’ll see the chart every fortnight.",
        icon: "gauge",
      },
      {
        title: "Few plug-ins",
        description: "Each one needs an owner, and a plan for the day its author loses interest.",
        icon: "plug",
      },
      {
        title: "The exit in writing",
        description:
          "Our handover file explains how to replace the framework. Auditors ask for it more often than clients do.",
        icon: "scroll-text",
      },
    ],
    voices: { heading: "Three voices from the weeks before launch" },
    testimonials: [
      {
        name: "Aoife Brennan",
        role: "Co-founder, Allotment",
        image: "aoife",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "There were three of us and I was doing support from the bus. They never made us feel small, they said no to a third of my wish list, and fair play to them, I don’t miss any of it.",
      },
      {
        name: "Pavel Dvořák",
        role: "Chief technology officer, Second Bench",
        image: "pavel",
        rating: 4,
        quoteIconClass: "quote",
        quote:
          "I read every merge request and I am not polite. They replied to each remark, twice with proof that I was wrong. One estimate was a week short, hence four stars.",
      },
      {
        name: "Sunita Kaul",
        role: "Chief executive, Numeral",
        image: "sunita",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "What stays with me is the engineers in a Pune classroom, on very small chairs, writing down what the children said about the app. Children are honest, and not all of it was kind.",
      },
    ],
    questions: { heading: "Better asked before the framework is chosen" },
    faqs: [
      {
        id: "cross-platform-timeline",
        question: "How soon can a cross-platform app be in both stores?",
        answer: `Plan on a first cross-platform version taking 6–12 weeks and costing ${promises.budgets.crossPlatformApp} before VAT, with a team of three. Six weeks will cover a dozen screens and a connection to a back end you already run. Offline use or a third target such as the browser will use up the rest. The trial of the hard parts is included, and it’s the main reason our dates hold.`,
      },
      {
        id: "cross-platform-framework",
        question: "How do you choose between the four frameworks?",
        answer:
          "Flutter suits a product that has to look identical everywhere. React Native suits a company whose own people write React. Kotlin Multiplatform is for owners of decent native apps that keep disagreeing about the rules, and Capacitor is for a web application that also has to run on very odd devices. Where several fit, we take the one your team would rather maintain.",
      },
      {
        id: "cross-platform-feel",
        question: "Will users notice that the code is shared?",
        answer:
          "They will if it’s done badly. A swipe leads nowhere, or the keyboard offers letters where a number is wanted. We look for exactly these faults, and each tester works on the kind of device they own themselves. You can tell it’s gone well when iPhone and Android users stop comparing versions.",
      },
      {
        id: "cross-platform-merger",
        question: "Can you turn our native apps into one?",
        answer:
          "Usually, and your releases carry on in the meantime. The shared module starts by taking over something dull inside both of them, such as settings, and other areas follow in order of how often they change. If one of them turns out to be better as it was, it stays native and we write down why.",
      },
      {
        id: "cross-platform-future",
        question: "What if the framework’s maker gives up on it?",
        answer:
          "All four are open source, so an app that runs today will keep running. We keep business rules free of framework types, which leaves only the interface to rewrite. For a mid-sized product that means about three months of work, and we update the estimate every year you’re with us.",
      },
      {
        id: "cross-platform-desktop",
        question: "Can the same code serve the browser and the desktop?",
        answer:
          "Up to a point, yes. Internal tools and forms travel well. Pages that search engines have to find don’t, so we write those as ordinary web pages on top of the same data layer. Windows and macOS want their own installers and signatures, so allow an extra fortnight for each.",
      },
    ],
  },
};
