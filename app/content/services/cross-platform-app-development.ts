import type { Service } from "../schema/service.ts";

export const crossPlatformAppDevelopment: Service = {
  slug: "cross-platform-app-development",
  title: "Cross Platform App Development",
  seo: {
    title: "Cross platform app development, one codebase",
    description:
      "Flutter, React Native or Kotlin Multiplatform for iOS, Android, web and desktop, with plain advice on which parts should be shared and which should not.",
  },
  description:
    "One codebase for both stores and, where it pays, for browser and desktop too. You fund a feature once and every customer gets it in the same release.",
  heroImage: { image: "service-cross-platform-app-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "How far one codebase can stretch.",
      note: "Roughly a tenth of such a product is still written per operating system. We plan for that tenth instead of denying it.",
    },
    ourCapabilities: [
      {
        title: "Flutter products",
        description: "Screens that look alike on a Pixel, an iPad and the tablet bolted to a shop counter.",
        icon: "layers",
      },
      {
        title: "React Native products",
        description: "A good fit if your web developers think in React and will inherit the code.",
        icon: "code-xml",
      },
      {
        title: "Shared Kotlin cores",
        description: "Rules, storage and networking in Kotlin Multiplatform, beneath two native faces.",
        icon: "share-2",
      },
      {
        title: "Web and desktop targets",
        description: "The back office gets the same product in a browser tab or as an installed program.",
        icon: "monitor-smartphone",
      },
      {
        title: "Offline and sync",
        description: "Work goes on in the cellar and on the train. Conflicts follow rules you have approved.",
        icon: "wifi-off",
      },
      {
        title: "Native bridges",
        description: "Small modules for the scanner, printer or scale that no public plug-in supports.",
        icon: "cable",
      },
      {
        title: "Component libraries",
        description: "Shared building parts that obey each system’s habits for gestures, menus and dates.",
        icon: "palette",
      },
      {
        title: "Codebase mergers",
        description: "A pair of apps that drifted apart, joined piece by piece with no gap in releases.",
        icon: "git-merge",
      },
    ],
    benefits: {
      heading: "Fund it once, deliver it everywhere.",
      note: "Expect to save about a third compared with two separate apps. Anyone who promises half has left out the testing.",
    },
    clientBenefits: [
      {
        title: "A single backlog",
        description:
          "Every item has one estimate and one owner. Nobody meets to decide which platform waits.",
        icon: "clipboard-list",
      },
      {
        title: "Versions that match",
        description:
          "Support staff describe the same menu to each caller without asking what they are holding.",
        icon: "copy",
      },
      {
        title: "Corrections within the hour",
        description:
          "A wrong text or a faulty rule can be replaced over the air, as far as the stores permit.",
        icon: "zap",
      },
      {
        title: "A team you can afford to keep",
        description:
          "Four people maintain what used to need six, and each can cover for a colleague on leave.",
        icon: "users-round",
      },
      {
        title: "A cheaper first attempt",
        description: "Learn from behaviour which platform your customers favour, before you hire for either.",
        icon: "flask-conical",
      },
      {
        title: "A door left open",
        description:
          "Modules have firm borders. One that outgrows the framework can leave it without the rest.",
        icon: "door-open",
      },
    ],
    process: {
      heading: "The hard parts go first.",
      note: "We settle on a framework in the second step, once the awkward features have been tried in two.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "List the awkward parts",
        image: "list-checks",
        description:
          "Video, odd hardware, work in the background: an afternoon with your engineers yields the list.",
      },
      {
        step: 2,
        title: "Hold the trial",
        image: "flask-conical",
        description:
          "The two worst items are written in two frameworks in five days, timed side by side, then decided.",
      },
      {
        step: 3,
        title: "Draw the border",
        image: "split",
        description: "A two-page plan says which modules are common, which are not and who may change what.",
      },
      {
        step: 4,
        title: "Grow the core",
        image: "boxes",
        description:
          "Rules and data come before looks. Their tests need no device and finish in three minutes.",
      },
      {
        step: 5,
        title: "Fit each system",
        image: "sliders-horizontal",
        description: "Keyboards, fonts and rotation are put right by somebody who uses that system at home.",
      },
      {
        step: 6,
        title: "Ship together",
        image: "package-check",
        description: "A pipeline signs and submits every target. Any of them can be held back on its own.",
      },
    ],
    technology: {
      heading: "Three frameworks, and the parts around them.",
      note: "We have kept apps alive through major upgrades of all three, which is how we know what to avoid.",
    },
    techStack: [
      {
        category: "Frameworks",
        stack: ["Flutter", "React Native", "Expo", "Kotlin Multiplatform", "Compose Multiplatform"],
      },
      { category: "Languages", stack: ["Dart", "TypeScript", "Kotlin", "Swift", "Rust"] },
      {
        category: "Local data and sync",
        stack: ["SQLite", "Drift", "SQLDelight", "PowerSync", "Protocol Buffers"],
      },
      { category: "Browser and desktop", stack: ["React", "WebAssembly", "Service workers", "Tauri"] },
      { category: "Server side", stack: ["Spring Boot", "NestJS", "GraphQL", "Supabase", "MongoDB"] },
      { category: "Quality", stack: ["Patrol", "Detox", "Appium", "Jest", "BrowserStack"] },
      { category: "Pipelines", stack: ["GitHub Actions", "Codemagic", "EAS Build", "Shorebird", "Sentry"] },
    ],
    inquiry: {
      heading: "Send us the feature you think cannot be shared.",
      note: "You will read whether it can, what it takes and which framework we would try first. Allow us one working day.",
    },
    cases: {
      heading: "Shared code among growers, joiners and pupils.",
      note: "Field conditions included mud, sawdust and schools without a usable connection.",
    },
    caseStudies: ["social-app", "marketplace-app", "edtech-app"],
    why: { heading: "Why clients let us pick the framework." },
    whyChooseUsLeft: [
      {
        title: "No favourite to sell",
        description:
          "We hold no reseller badge, charge the same for all three and have advised against each of them.",
        icon: "scale",
      },
      {
        title: "Native reviewers",
        description: "Swift and Kotlin authors read every bridge, the spot at which apps of this kind fail.",
        icon: "puzzle",
      },
      {
        title: "Upgrades by appointment",
        description:
          "Framework versions rise once a quarter, on a branch, with old and new screens compared pixel by pixel.",
        icon: "refresh-cw",
      },
    ],
    whyChooseUsRight: [
      {
        title: "Timed on slow hardware",
        description:
          "Frame rates come from a used handset that cost £60. The chart opens every fortnightly review.",
        icon: "gauge",
      },
      {
        title: "Few plug-ins",
        description:
          "Each one needs an owner, a licence check and a plan for the day its author loses interest.",
        icon: "plug",
      },
      {
        title: "The exit in writing",
        description:
          "Our handover file explains how to replace the framework. Auditors ask for it more than clients do.",
        icon: "scroll-text",
      },
    ],
    voices: { heading: "Three clients on the weeks before launch." },
    testimonials: [
      {
        name: "Aoife Brennan",
        role: "Co-founder, Allotment",
        image: "aoife",
        rating: 5,
        quote:
          "There were six of us when we began. They wrote in plain English, said no to a third of my wish list and taught our only developer to release without them.",
      },
      {
        name: "Pavel Dvořák",
        role: "Chief technology officer, Second Bench",
        image: "pavel",
        rating: 4,
        quote:
          "I read every merge request and I am not polite. They replied to each remark, twice with proof that I was wrong. One estimate was a week too hopeful, hence four stars.",
      },
      {
        name: "Sunita Kaul",
        role: "Chief executive, Numeral",
        image: "sunita",
        rating: 5,
        quote:
          "Our testers are eleven years old and merciless. The engineers flew to Pune, sat on small chairs and wrote down what the children said, including the rude parts.",
      },
    ],
    questions: { heading: "Better asked before the framework is chosen." },
    faqs: [
      {
        id: "cross-platform-timeline",
        question: "How soon can a cross-platform app be in both stores?",
        answer:
          "Plan a first cross-platform version at 6–12 weeks. Six will cover accounts, a dozen screens and a connection to a back end you already run. Offline use, chat or a third target such as the browser take up the rest. The trial of the hard parts is included, and it is the main reason our dates hold.",
      },
      {
        id: "cross-platform-framework",
        question: "How do you choose between Flutter, React Native and Kotlin Multiplatform?",
        answer:
          "Flutter suits a product that must look identical everywhere. React Native suits a company whose own people write React. Kotlin Multiplatform suits owners of two decent native apps that keep disagreeing about the rules. Where two of them fit, we take the one that your team would rather maintain.",
      },
      {
        id: "cross-platform-feel",
        question: "Will users notice that the code is shared?",
        answer:
          "They do when it is done badly: a swipe that leads nowhere, a list that jerks, letters offered where a number is wanted. We look for exactly these faults, with testers who hold the kind of device they own. The sign of good work is that iPhone and Android owners stop comparing versions.",
      },
      {
        id: "cross-platform-merger",
        question: "Can you turn our two native apps into one?",
        answer:
          "Usually, and releases carry on meanwhile. The common module first takes over something dull inside both apps, such as settings. Other areas follow in order of how often they change. If one turns out to be better as it was, it stays native and the reason is written down.",
      },
      {
        id: "cross-platform-future",
        question: "What if the framework’s maker gives up on it?",
        answer:
          "All three are open source, so what runs today keeps running. We keep business rules free of framework types, which leaves the interface as the only part to rewrite. For a mid-sized product that means two to three months, and we refresh the estimate every year that you stay with us.",
      },
      {
        id: "cross-platform-desktop",
        question: "Can the same code serve the browser and the desktop?",
        answer:
          "Within limits, yes. Internal tools and forms travel well. Pages that search engines must find do not, so we write those as ordinary web pages on top of the same data layer. Windows and macOS need installers, signatures and updates of their own: allow about two extra weeks for each.",
      },
    ],
  },
};
