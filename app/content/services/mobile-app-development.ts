import { priceOf } from "../price-guide.ts";
import { promises } from "../promises.ts";
import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  title: "Mobile App Development",
  seo: {
    title: "Mobile app development for iPhone and Android",
    description:
      "Native apps in Swift and Kotlin, designed for one thumb and tested on real phones. First release in 8–16 weeks, and the same people afterwards.",
  },
  description:
    "Native iOS and Android apps for people with a phone in one hand and something else in the other. We design and write them, and we’re still here when the next version of iOS arrives.",
  heroImage: { image: "service-mobile-app-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Everything between the thumb and the server",
      note: "One team does the app and the service behind it, so a fault can’t fall between suppliers.",
    },
    ourCapabilities: [
      {
        title: "iPhone and iPad apps",
        description: "Swift and SwiftUI, with UIKit where an older screen still earns its keep.",
        icon: "smartphone",
      },
      {
        title: "Android apps",
        description: "Kotlin and Compose, tested as carefully on a £90 handset as on a flagship.",
        icon: "tablet-smartphone",
      },
      {
        title: "Interface design",
        description:
          "Screens drawn for bad light and cold fingers, with the battery at 4%. Colours can wait until that works.",
        icon: "pen-tool",
      },
      {
        title: "Payments and wallets",
        description:
          "Apple Pay and Google Pay, with refunds and disputed charges that work from the first day.",
        icon: "credit-card",
      },
      {
        title: "Live position",
        description: "Couriers and vans on a map, at a cost in battery that we measure and show you.",
        icon: "map-pin",
      },
      {
        title: "Watches and health sensors",
        description:
          "Heart rate and sleep from HealthKit or Health Connect, read only with the user’s consent.",
        icon: "watch",
      },
      {
        title: "Sign-in and identity",
        description: "Passkeys and passport checks, plus a way back in for people who’ve lost their phone.",
        icon: "fingerprint-pattern",
      },
      {
        title: "Push messages",
        description:
          "Sent when something has really changed, and few enough that people leave them switched on.",
        icon: "bell",
      },
    ],
    benefits: {
      heading: "What’s different once the app is out",
      note: "You won’t see much of this in a demo. Your service desk will notice within a month.",
    },
    clientBenefits: [
      {
        title: "Ready within two seconds",
        description:
          "Start-up time has a budget from week one, and a change that breaks it doesn’t get merged.",
        icon: "timer",
      },
      {
        title: "Ratings that survive an update",
        description:
          "A release reaches 1% of phones first. If crashes rise, it goes no further, and the reviews never hear of it.",
        icon: "star",
      },
      {
        title: "Fewer questions to answer",
        description:
          "We sort your service desk’s log by reason, and the most common reason becomes the first screen.",
        icon: "headset",
      },
      {
        title: "No surprises at store review",
        description:
          "We read Apple’s and Google’s rules against your idea before we design it, because launch week is too late.",
        icon: "badge-check",
      },
      {
        title: "Less data to lose",
        description:
          "If the phone can work something out by itself, the data stays there and your privacy notice gets shorter.",
        icon: "lock",
      },
      {
        title: "Upkeep on the calendar",
        description:
          "New system versions come out every year. We try the betas in summer and quote the work by August.",
        icon: "calendar-check",
      },
    ],
    process: {
      heading: "On your own phone from week three",
      note: "The same four steps as on any project of ours, named for apps. A small app takes eight weeks to get through them, a large one sixteen.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Ride along",
        image: "field",
        alt: "Blocks in rising rows",
        arrowClass: "arrow-right",
        description:
          "We go where the app will be used and stay for a few shifts, even if that’s on the back of a scooter.",
      },
      {
        step: 2,
        title: "Sketch on glass",
        image: "plan",
        alt: "A ground plan",
        arrowClass: "arrow-right",
        description:
          "Five of your customers try clickable drafts, and we redraw every screen that made them stop and think.",
      },
      {
        step: 3,
        title: "Cut a thin slice",
        image: "gap",
        alt: "A wall with gaps",
        arrowClass: "arrow-right",
        description:
          "One task works all the way from login to database and is installed on your phone, however plain it looks.",
      },
      {
        step: 4,
        title: "Build in fortnights",
        image: "stairs",
        alt: "A flight of stairs",
        arrowClass: "arrow-right",
        description:
          "Each fortnight ends with a TestFlight and a Play build that your own staff can install and try.",
      },
      {
        step: 5,
        title: "Be unkind to it",
        image: "check",
        alt: "A platform on pillars",
        arrowClass: "arrow-right",
        description:
          "Testers take it into lifts and interrupt it in mid-payment. When it copes, they sign off the release.",
      },
      {
        step: 6,
        title: "Release in stages",
        image: "done",
        alt: "A finished gate",
        arrowClass: "none",
        description:
          "We prepare the listings and deal with the reviewers. You press the button, and we watch the crash rate.",
      },
    ],
    weekByWeek: {
      note: `A twelve-week example with a team of three, at ${priceOf("mobile", 12)} before VAT. You get a build to try at the end of each week marked in amber.`,
      weeks: 12,
      demonstrations: [3, 5, 7, 9, 11],
      phases: [
        {
          from: 1,
          to: 1,
          title: "Ride along",
          weDo: "The team joins a few shifts with the people who’ll use the app.",
          youDo: "Find us shifts to join, the awkward ones too.",
          youGet: "Notes on where, when and with which hand it’ll be used.",
        },
        {
          from: 2,
          to: 2,
          title: "Sketch on glass",
          weDo: "Drafts on a phone, redrawn until people stop hesitating.",
          youDo: "Invite five customers, and open the store accounts with us.",
          youGet: "Clickable drafts of the main screens.",
        },
        {
          from: 3,
          to: 3,
          title: "Cut a thin slice",
          weDo: "A single task that works, login and database included.",
          youDo: "Give us access to the server it talks to.",
          youGet: "The app on your own phone, looking rather plain.",
        },
        {
          from: 4,
          to: 9,
          title: "Build in fortnights",
          weDo: "Two weeks of work, then a build through TestFlight and Google Play.",
          youDo: "Try each build, and come to the demonstration for an hour.",
          youGet: "A new build at the end of weeks 5, 7 and 9.",
        },
        {
          from: 10,
          to: 11,
          title: "Be unkind to it",
          weDo: "Testers try lifts, old phones and calls in mid-payment, and we repair.",
          youDo: "Lend us the oldest phones your people own.",
          youGet: "A signed test report and a final build to approve.",
        },
        {
          from: 12,
          to: 12,
          title: "Release in stages",
          weDo: "We look after the listings and the reviewers. A share of users gets it first.",
          youDo: "Press the button.",
          youGet: "An app in both stores, and its crash rate on a screen.",
        },
      ],
    },
    artefact: {
      image: "screen-device-report",
      alt: "The first page of a device report: start times in seconds on six phones and tablets",
      title: "Timed on phones that people really own",
      caption: "The first page of a device report, which you get before each version goes to the stores.",
    },
    technology: {
      heading: "Apple’s and Google’s own tools, and little else",
      note: "A third-party library has to save at least a week of work before it goes in.",
    },
    techStack: [
      { category: "iOS", stack: ["Swift", "SwiftUI", "UIKit", "SwiftData", "HealthKit", "Core Bluetooth"] },
      {
        category: "Android",
        stack: ["Kotlin", "Jetpack Compose", "Room", "WorkManager", "CameraX", "Health Connect"],
      },
      {
        category: "Identity and payment",
        stack: ["Passkeys", "OpenID Connect", "Apple Pay", "Google Pay", "StoreKit", "Play Billing", "Ostra"],
      },
      {
        category: "Services behind the app",
        stack: ["Ktor", "Go", "PostgreSQL", "Redis", "gRPC", "Kestrel"],
      },
      {
        category: "Testing",
        stack: ["Swift Testing", "XCUITest", "Espresso", "Maestro", "Macrobenchmark"],
      },
      {
        category: "Release and monitoring",
        stack: ["Fastlane", "TestFlight", "Google Play Console", "Crashlytics", "OpenTelemetry", "Lumora"],
      },
    ],
    inquiry: {
      heading: "Tell us what people should be able to do with one thumb",
      note: "A rough idea is fine to start with. Someone who builds apps for a living will reply within one working day.",
    },
    cases: {
      heading: "Native apps, and what they changed",
      note: "The figures come from the clients’ own systems, and each page says which months are compared. The prices include every release up to the last city or country.",
    },
    caseStudies: ["delivery-app", "fitness-app", "finance-app"],
    why: { heading: "Six things we’ve learned from shipping apps" },
    whyChooseUsLeft: [
      {
        title: "A specialist for each system",
        description:
          "An iOS engineer and an Android engineer argue over every feature, so neither app is a translation of the other.",
        icon: "users",
      },
      {
        title: "A shelf of 44 real phones",
        description:
          "The oldest is from 2018 and has a cracked screen. It finds more faults than any simulator.",
        icon: "smartphone",
      },
      {
        title: "Keys in your name",
        description:
          "The store listings and signing certificates are your company’s from the first day, as is the code.",
        icon: "key-round",
      },
    ],
    whyChooseUsRight: [
      {
        title: "We talk people out of apps",
        description:
          "If a good web page would do, we’ll tell you so in the first hour, which costs you nothing.",
        icon: "message-square",
      },
      {
        title: "Usable with your eyes closed",
        description:
          "Large text and screen-reader labels are part of every screen’s test list. Under EU law, the apps of banks and shops have had to be accessible since June 2025.",
        icon: "accessibility",
      },
      {
        title: "The same names after launch",
        description:
          "If the payment screen fails at midnight, a care plan gets you the duty engineer. In the first year, the people who wrote it take over in the morning.",
        icon: "phone-call",
      },
    ],
    voices: { heading: "From people whose customers use the app" },
    testimonials: [
      {
        name: "Lucía Ferrer",
        role: "Head of product, Fresco Porta",
        image: "lucia",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "They rode with our couriers in the pouring rain, with the bags and everything! After that I never once had to explain why a button must work with wet gloves.",
      },
      {
        name: "Oskar Nyman",
        role: "Founder, Stride Studios",
        image: "oskar",
        rating: 4,
        quoteIconClass: "quote",
        quote:
          "So we argued about the timetable screen for three weeks, and I’d still be arguing if their numbers weren’t so good. Next time, could we do it in one?",
      },
      {
        name: "Emil Sørensen",
        role: "Head of mobile banking, Nordsund Bank",
        image: "emil",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "We held 12 compliance meetings and their engineers attended all 12. The auditors later put 47 questions. Each answer was on file, with the name of the engineer who could defend it.",
      },
    ],
    questions: { heading: "Asked by founders and product managers" },
    faqs: [
      {
        id: "mobile-timeline",
        question: "How long does a mobile app take, and what does it cost?",
        answer: `A first mobile release takes 8–16 weeks from kick-off to the stores and costs ${promises.budgets.mobileApp} before VAT, with a team of three. Eight weeks is realistic for one kind of user and a server that already exists. Identity checks or a watch app push it towards sixteen. The quotation names the week, and if it’s in danger you’ll hear two weeks ahead.`,
      },
      {
        id: "mobile-native",
        question: "When is a native app worth its price?",
        answer:
          "When the phone itself does the work, with its camera or Bluetooth, say, or by tracking its position in the background. It’s also worth it if you’d like to deal with Apple and Google directly for the next ten years, without a framework in between. Forms and catalogues are cheaper to build with shared code, and we’ll tell you if yours is one of those.",
      },
      {
        id: "mobile-ownership",
        question: "Who owns the app and the store accounts?",
        answer:
          "Your company owns both from the start. We open the developer accounts together, and early, because Apple asks companies for a D-U-N-S number and getting one can take days. The code is in your repository and the certificates are in your vault. If we part ways, you revoke our access and carry on.",
      },
      {
        id: "mobile-rejection",
        question: "What happens if a store rejects the app?",
        answer:
          "We answer the reviewer, usually on the same day, and fix our own mistakes at our own cost. Most rejections are about payments or an incomplete privacy declaration, so we check those before submitting. Keep a spare week ahead of any launch date you’ve advertised, all the same.",
      },
      {
        id: "mobile-takeover",
        question: "Can you take over an app that another firm built?",
        answer: `Yes, once we’ve done a code check. One engineer spends five working days on it for ${promises.codeCheck.price}, and the report is yours to keep. It tells you what still builds, which libraries have been abandoned and who holds the certificates. Now and then it advises starting again. More often our first job is a small repair, released within a fortnight to prove that the app can still be shipped.`,
      },
      {
        id: "mobile-upkeep",
        question: "What does an app cost once it’s live?",
        answer: `Budget ${promises.upkeepPerYear} of the build price a year for new operating system versions and small changes. If you’d like us to watch it as well, a care plan costs ${promises.carePlans.from} to ${promises.carePlans.to} a month, depending on size. Crashes that are our fault aren’t part of either bill: we fix those free for twelve months, and for as long as you have the plan. An app left alone for a few years will usually still open, but it won’t build any more, and that’s when it gets expensive.`,
      },
    ],
  },
};
