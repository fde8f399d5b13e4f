import type { Service } from "../schema/service.ts";

export const mobileAppDevelopment: Service = {
  slug: "mobile-app-development",
  title: "Mobile App Development",
  seo: {
    title: "Mobile app development for iPhone and Android",
    description:
      "Native apps in Swift and Kotlin: drawn for one thumb, tested on real phones, released to both stores and looked after by the engineers who wrote them.",
  },
  description:
    "Native iOS and Android apps for people with a phone in one hand and something else in the other. We draw them, write them and answer for them afterwards.",
  heroImage: { image: "service-mobile-app-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Everything between the thumb and the server.",
      note: "The screen, the sensors and the service behind them stay with a single team, so no fault falls between two suppliers.",
    },
    ourCapabilities: [
      {
        title: "iPhone and iPad apps",
        description: "Swift and SwiftUI, with UIKit where an older screen still earns its keep.",
        icon: "smartphone",
      },
      {
        title: "Android apps",
        description: "Kotlin and Compose, checked on a £90 handset as carefully as on a flagship.",
        icon: "tablet-smartphone",
      },
      {
        title: "Interface design",
        description: "Flows drawn for bad light, cold fingers and a battery at 4%. Colour comes last.",
        icon: "pen-tool",
      },
      {
        title: "Payments and wallets",
        description:
          "Apple Pay, Google Pay and in-app purchase, including the refund that nobody demonstrates.",
        icon: "credit-card",
      },
      {
        title: "Live position",
        description: "Couriers, visitors and vans on a map, at a cost in battery that we measure.",
        icon: "map-pin",
      },
      {
        title: "Watches and health sensors",
        description: "Heart rate, steps and sleep from HealthKit and Health Connect, read only with consent.",
        icon: "watch",
      },
      {
        title: "Sign-in and identity",
        description: "Passkeys, fingerprints and passport checks, plus a way back in after a lost phone.",
        icon: "fingerprint",
      },
      {
        title: "Push messages",
        description: "Sent when something has changed, and capped so that people leave them switched on.",
        icon: "bell",
      },
    ],
    benefits: {
      heading: "What changes once the app is out.",
      note: "Little of this shows in a demo. Your service desk will see it in the first month.",
    },
    clientBenefits: [
      {
        title: "Open in under two seconds",
        description: "Start-up time has a budget from week one. A change that breaks it is not merged.",
        icon: "timer",
      },
      {
        title: "Ratings that survive an update",
        description:
          "A release reaches 1% of phones first. If crashes rise, it stops there, ahead of the reviews.",
        icon: "star",
      },
      {
        title: "Fewer calls to answer",
        description: "We sort your call log by reason, and the commonest reason becomes the first screen.",
        icon: "headset",
      },
      {
        title: "No surprise at store review",
        description:
          "Apple’s and Google’s rules are read against your idea before design. Launch week is too late.",
        icon: "badge-check",
      },
      {
        title: "Less data to lose",
        description:
          "Whatever the phone can work out for itself stays on it, which shortens your privacy notice.",
        icon: "lock",
      },
      {
        title: "Upkeep on the calendar",
        description:
          "New system versions arrive every year. We try the betas in summer and quote the work by August.",
        icon: "calendar-check",
      },
    ],
    process: {
      heading: "On your own phone from week three.",
      note: "A small app passes through these six steps in eight weeks, a large one in sixteen.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Ride along",
        image: "footprints",
        description:
          "Two days where the app will be used: on the scooter, at the counter, in the changing room.",
      },
      {
        step: 2,
        title: "Sketch on glass",
        image: "pen-tool",
        description: "Clickable drafts, held by five of your customers. We redraw whatever made them stop.",
      },
      {
        step: 3,
        title: "Cut a thin slice",
        image: "layers",
        description:
          "One task works from login to database and is installed on your phone, however plain it looks.",
      },
      {
        step: 4,
        title: "Build in fortnights",
        image: "calendar-days",
        description:
          "Each round ends on a Friday with a TestFlight and a Play build that your staff can install.",
      },
      {
        step: 5,
        title: "Be unkind to it",
        image: "bug",
        description:
          "Testers ride lifts, fill the storage, withdraw permissions and ring the phone in mid-payment.",
      },
      {
        step: 6,
        title: "Release in stages",
        image: "rocket",
        description:
          "We prepare the listings and answer the reviewers. You press the button; we watch the crash rate.",
      },
    ],
    technology: {
      heading: "What Apple and Google ship, and little else.",
      note: "A library from elsewhere has to save at least a week of work before it goes in.",
    },
    techStack: [
      { category: "iOS", stack: ["Swift", "SwiftUI", "UIKit", "SwiftData", "HealthKit", "Core Bluetooth"] },
      {
        category: "Android",
        stack: ["Kotlin", "Jetpack Compose", "Room", "WorkManager", "CameraX", "Health Connect"],
      },
      {
        category: "Identity and payment",
        stack: ["Passkeys", "OpenID Connect", "Apple Pay", "Google Pay", "StoreKit", "Play Billing"],
      },
      { category: "Services behind the app", stack: ["Ktor", "Go", "PostgreSQL", "Redis", "gRPC"] },
      {
        category: "Testing",
        stack: ["Swift Testing", "XCUITest", "Espresso", "Maestro", "Macrobenchmark"],
      },
      {
        category: "Release and monitoring",
        stack: ["Fastlane", "TestFlight", "Google Play Console", "Crashlytics", "OpenTelemetry"],
      },
    ],
    inquiry: {
      heading: "Tell us what people should be able to do with one thumb.",
      note: "A rough idea will do. Someone who builds apps for a living replies by the end of the next working day.",
    },
    cases: {
      heading: "A dinner, a class and a bank account, all by phone.",
      note: "Three native apps, with figures measured by the clients after release.",
    },
    caseStudies: ["delivery-app", "fitness-app", "finance-app"],
    why: { heading: "Six things that shipping apps has taught us." },
    whyChooseUsLeft: [
      {
        title: "A specialist for each system",
        description:
          "An iOS engineer and an Android engineer argue over every feature, so neither app is a translation of the other.",
        icon: "users",
      },
      {
        title: "A shelf of 34 real phones",
        description:
          "The oldest dates from 2018 and has a cracked screen. It finds more faults than any simulator.",
        icon: "smartphone",
      },
      {
        title: "Keys in your name",
        description:
          "Store listings, signing certificates and source code belong to your company from the first day.",
        icon: "key-round",
      },
    ],
    whyChooseUsRight: [
      {
        title: "We talk people out of apps",
        description:
          "If a good web page would do, the first phone call ends with that advice and costs you nothing.",
        icon: "message-square",
      },
      {
        title: "Usable with eyes closed",
        description:
          "VoiceOver, TalkBack and the largest text size are in every acceptance test. EU law has asked that of banks and shops since June 2025.",
        icon: "accessibility",
      },
      {
        title: "Same names after launch",
        description: "Whoever wrote the payment screen takes the call when it fails on a Saturday night.",
        icon: "phone-call",
      },
    ],
    voices: { heading: "Heard from those who live with the result." },
    testimonials: [
      {
        name: "Lucía Ferrer",
        role: "Head of product, Fresco Porta",
        image: "lucia",
        rating: 5,
        quote:
          "Two of them rode with our couriers in the rain before they drew a screen. After that I never had to explain why a button must work with wet gloves.",
      },
      {
        name: "Oskar Nyman",
        role: "Founder, Stride Studios",
        image: "oskar",
        rating: 4,
        quote:
          "We argued about the timetable screen for three weeks and they turned out to be right. I am taking off a star for the three weeks.",
      },
      {
        name: "Emil Sørensen",
        role: "Head of mobile banking, Nordsund Bank",
        image: "emil",
        rating: 5,
        quote:
          "They sat through our compliance meetings and took notes. When the auditors came, every answer was on file, with the name of the engineer who could defend it.",
      },
    ],
    questions: { heading: "What founders and product managers ask." },
    faqs: [
      {
        id: "mobile-timeline",
        question: "How long does a mobile app take?",
        answer:
          "A first release on mobile takes 8–16 weeks, counted from kick-off to the stores. Eight is realistic for one kind of user and a server that already exists. Payments, identity checks or a watch app push it towards sixteen. The offer names the week; if it is going to slip, you hear so beforehand and get a new one.",
      },
      {
        id: "mobile-native",
        question: "When is a native app worth its price?",
        answer:
          "When the phone itself does the work: camera, Bluetooth, position in the background, long lists that must scroll without a stutter. It also pays when you want nobody standing between you and Apple or Google for the next ten years. Forms, catalogues and feeds are cheaper to build with shared code, and we will tell you when yours is one of those.",
      },
      {
        id: "mobile-ownership",
        question: "Who owns the app and the store accounts?",
        answer:
          "Both are yours from the outset. We open the developer accounts together, and early, since Apple asks companies for a D-U-N-S number and getting one can take days. The code sits in your repository and the certificates in your vault. If we part ways, you revoke our access and carry on.",
      },
      {
        id: "mobile-rejection",
        question: "What happens if a store rejects the app?",
        answer:
          "We answer the reviewer, usually on the same day, and repair our own mistakes at our own cost. Most refusals concern sign-in, payments or an incomplete privacy declaration, so those three are checked before submission. Keep one spare week ahead of any launch date that you have advertised.",
      },
      {
        id: "mobile-takeover",
        question: "Can you take over an app that another firm built?",
        answer:
          "Yes, after a look inside: five days, fixed price, and the report is yours to keep. It lists what still builds, what crashes, which libraries have been abandoned and who holds the certificates. Now and then it advises starting again. More often our first job is a small repair, released within a fortnight to prove that the app can still be shipped.",
      },
      {
        id: "mobile-upkeep",
        question: "What does an app cost once it is live?",
        answer:
          "Reckon with 15–20% of the build price a year. That covers the yearly system versions, library updates, crash repairs and an engineer who watches the figures; new features are quoted apart. An app left alone for two years usually still opens. It no longer builds, though, and that is when it becomes expensive.",
      },
    ],
  },
};
