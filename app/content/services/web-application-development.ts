import { priceOf } from "../price-guide.ts";
import { promises } from "../promises.ts";
import type { ServiceEntry } from "../schema/service.ts";

export const service: ServiceEntry = {
  title: "Web Application Development",
  seo: {
    title: "Web application development, from MVP to upkeep",
    description:
      "Customer portals and trade ordering that are quick on a cheap phone. First version in 6–10 weeks, tested for load and accessibility.",
  },
  description:
    "Applications that open from a link on any device your visitors own, and keep working when all of them arrive at nine.",
  heroImage: { image: "service-web-application-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Portals and booking, and the work around them",
      note: "Few projects need all eight. We’ll help you choose in the first week.",
    },
    ourCapabilities: [
      {
        title: "Self-service portals",
        description:
          "Your customers fetch an invoice or change their address without having to ask you for it.",
        icon: "log-in",
      },
      {
        title: "Booking calendars",
        description:
          "Free slots are up to date to the second. One that’s picked is held for ten minutes, so it’s never promised twice.",
        icon: "calendar-check",
      },
      {
        title: "Trade ordering",
        description:
          "Agreed prices, with payment on account. A buyer pastes in forty lines and is done before the kettle boils.",
        icon: "shopping-cart",
      },
      {
        title: "Live boards",
        description:
          "Displays that change as the warehouse or the ward does, and reconnect on their own after the Wi-Fi has dropped.",
        icon: "monitor-check",
      },
      {
        title: "Offline-ready pages",
        description:
          "Installed from a link and usable in a lift shaft. Entries wait on the device and are sent when the signal returns.",
        icon: "wifi-off",
      },
      {
        title: "Public APIs",
        description:
          "An OpenAPI contract, keys that your partners can rotate themselves, and a year’s notice before a version is retired.",
        icon: "webhook",
      },
      {
        title: "Accessible interfaces",
        description:
          "WCAG 2.2 AA, checked by keyboard and at 400% zoom. If you’d like it tried by people who use a screen reader every day, we’ll quote for that too.",
        icon: "accessibility",
      },
      {
        title: "Speed repair",
        description:
          "We measure a slow application on a £150 phone, then trim it until its busiest page is ready to use within two seconds.",
        icon: "gauge",
      },
    ],
    benefits: { heading: "Less work for your staff and your visitors" },
    clientBenefits: [
      {
        title: "Fewer interruptions",
        description:
          "A customer moves a delivery at 22:40. Your desk finds it done the next morning, with nothing to follow up.",
        icon: "phone",
      },
      {
        title: "Nothing to install",
        description:
          "The stock room’s ageing tablet and the director’s new phone open the same link, and there’s no app store to wait for.",
        icon: "monitor-smartphone",
      },
      {
        title: "Releases in working hours",
        description:
          "Changes go out on a weekday morning to a tenth of the traffic. If errors rise, the release rolls back automatically.",
        icon: "rocket",
      },
      {
        title: "Pages that get found",
        description:
          "Pages arrive as finished HTML, so search engines and screen readers both get the text you wrote.",
        icon: "search",
      },
      {
        title: "Figures without a cookie banner",
        description:
          "We count finished and abandoned tasks on your own server, without following anybody around the internet.",
        icon: "chart-column",
      },
      {
        title: "A hosting bill you can predict",
        description:
          "Before you sign, you’ll see what a month costs at a thousand visitors a day and what it costs at fifty thousand.",
        icon: "wallet",
      },
    ],
    process: {
      heading: "Six steps to a working address",
      note: "The four steps we take everywhere, named for web work. A new product has no old system to survey, so Discovery takes only a week. All times are counted from kick-off.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Watch",
        image: "field",
        alt: "Blocks in rising rows",
        arrowClass: "arrow-right",
        description:
          "We spend a week next to six of your users. Anything they’ve taped to the monitor goes to the top of the list.",
      },
      {
        step: 2,
        title: "Mock up",
        image: "plan",
        alt: "A ground plan",
        arrowClass: "arrow-right",
        description:
          "You’ll have clickable pages in the browser after the second week. The same six people try them and we redraw overnight.",
      },
      {
        step: 3,
        title: "Cut",
        image: "gap",
        alt: "A wall with gaps",
        arrowClass: "arrow-right",
        description:
          "We keep the thinnest slice that’s useful on an ordinary day. The rest is ranked and costed for later, which takes a couple of days.",
      },
      {
        step: 4,
        title: "Build",
        image: "tower",
        alt: "A tower of blocks",
        arrowClass: "arrow-right",
        description:
          "This takes up to five weeks. Each change is reviewed by a second engineer and then goes to a private address you can open.",
      },
      {
        step: 5,
        title: "Strain",
        image: "check",
        alt: "A platform on pillars",
        arrowClass: "arrow-right",
        description:
          "Three times your worst hour in traffic, plus an outside penetration test. It takes a week, including the repairs.",
      },
      {
        step: 6,
        title: "Open",
        image: "gate",
        alt: "An open gate",
        arrowClass: "none",
        description:
          "Your staff go first, then one region, then everyone, each on a weekday morning, with the old site kept ready behind it.",
      },
    ],
    weekByWeek: {
      note: `An example: eight weeks with a team of three, for ${priceOf("web", 8)} before VAT. Amber marks a demonstration.`,
      weeks: 8,
      demonstrations: [2, 4, 6, 8],
      phases: [
        {
          from: 1,
          to: 1,
          title: "Watch",
          weDo: "The whole team sits beside six of your users for the week.",
          youDo: "Choose the six, and warn them that we’re curious.",
          youGet: "A list of what slows them down, the longest delay first.",
        },
        {
          from: 2,
          to: 2,
          title: "Mock up",
          weDo: "The main pages, drawn so that they can be clicked.",
          youDo: "Let the same six try them on their own machines.",
          youGet: "Pages you can click through in your own browser.",
        },
        {
          from: 3,
          to: 3,
          title: "Cut",
          weDo: "We keep the thinnest useful slice and put a price on everything else.",
          youDo: "Decide what can wait, with the person who holds the budget.",
          youGet: "The final list and the date of the first release.",
        },
        {
          from: 3,
          to: 6,
          title: "Build",
          weDo: "Every change is read by a second engineer and goes to a private address.",
          youDo: "An hour each fortnight, and quick answers in between.",
          youGet: "Working software at the end of weeks 4 and 6.",
        },
        {
          from: 7,
          to: 7,
          title: "Strain",
          weDo: "A load test at three times your worst hour, a penetration test, and the repairs.",
          youDo: "Tell us what your busiest hour looks like.",
          youGet: "A test report with a tester’s signature.",
        },
        {
          from: 8,
          to: 8,
          title: "Open",
          weDo: "Your staff first, then one region, then the rest.",
          youDo: "Give the word on each of those mornings.",
          youGet: "A live version with backups and monitoring, fixed free for twelve months.",
        },
      ],
    },
    artefact: {
      image: "screen-load-test-report",
      alt: "The first page of a load test report, with response times at three times the worst hour",
      title: "The proof comes before the launch",
      caption:
        "The first page of a load test report. Every release with a deadline gets one, with what we found on the way.",
    },
    technology: {
      heading: "Chosen for a phone on a bus",
      note: "A framework has to earn its kilobytes. On one invoice portal it didn’t, so we shipped without one.",
    },
    techStack: [
      { category: "Browser", stack: ["TypeScript", "React", "Vue", "Svelte", "Web Components"] },
      {
        category: "Server",
        stack: ["Node.js", "React Router", "ASP.NET Core", "Django", "Ruby on Rails", "Spring Boot"],
      },
      { category: "Design", stack: ["Figma", "Storybook", "Tailwind CSS", "Style Dictionary"] },
      { category: "Storage and search", stack: ["PostgreSQL", "MariaDB", "SQLite", "OpenSearch", "Valkey"] },
      {
        category: "Sign-in and payment",
        stack: ["OpenID Connect", "Passkeys", "Keycloak", "Quayside", "Stripe", "Adyen", "Ostra"],
      },
      { category: "Testing", stack: ["Playwright", "Vitest", "axe-core", "k6", "Lighthouse"] },
      { category: "Delivery", stack: ["Docker", "Caddy", "Cloudflare", "Northfold", "Sentry", "Lumora"] },
    ],
    inquiry: {
      heading: "Send us the link people complain about",
      note: "A sketch will do, or the sentence your service desk hears most. An engineer will write back within one working day.",
    },
    cases: {
      heading: "Three web applications in daily use",
      note: "All three have a busy hour in the morning, and each of them had a bad one before we met.",
    },
    caseStudies: ["order-management", "clinic-booking", "elearning-platform"],
    why: {
      heading: "Habits you can check for yourself",
      note: "Open the developer tools on anything we’ve made and have a look.",
    },
    whyChooseUsLeft: [
      {
        title: "Every page has a weight limit",
        description:
          "It’s set in kilobytes and checked on each change, so adding a script means taking something else out.",
        icon: "weight",
      },
      {
        title: "Designers who build",
        description:
          "The designer who draws a screen also marks it up, so nothing gets lost between picture and page.",
        icon: "palette",
      },
      {
        title: "Your worst data first",
        description:
          "Mock-ups carry your longest product name and your most tangled customer, because that’s where layouts break.",
        icon: "table",
      },
    ],
    whyChooseUsRight: [
      {
        title: "It works before the script",
        description:
          "Forms send and links open while the JavaScript is still loading, and on the days when it never arrives.",
        icon: "layers",
      },
      {
        title: "Failures, rehearsed",
        description:
          "We unplug the database and then the card provider, look at what the visitor sees, and rewrite it until it helps.",
        icon: "flame",
      },
      {
        title: "Accounts in your name",
        description:
          "The domain and the hosting are registered to you. We’re given a key, and you can take it back.",
        icon: "key-round",
      },
    ],
    voices: { heading: "Three clients on working with us" },
    testimonials: [
      {
        name: "Daniel Osei",
        role: "Operations director, Bexley Trade Supply",
        image: "daniel",
        rating: 4,
        quoteIconClass: "quote",
        quote:
          "They did a week of earlies on our trade counter before they so much as opened a laptop. Bit heavy on the workshops after that, if I’m honest, but the lads on the sales desk kept asking for more.",
      },
      {
        name: "Hannah Whitlock",
        role: "Chief executive, Linden Dental Group",
        image: "hannah",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "Forty-two practice managers have forty-two opinions, and someone from the team sat down with every one of them. Then they showed us, very kindly, which of our wishes cancelled each other out.",
      },
      {
        name: "George Pemberton",
        role: "Vice principal, Kirkgate Open College",
        image: "george",
        rating: 5,
        quoteIconClass: "quote",
        quote:
          "Academic staff do not, as a rule, agree. The designers attended classes for a week, after which we disputed only the details. In a college that may fairly be called harmony.",
      },
    ],
    questions: { heading: "Questions from first meetings" },
    faqs: [
      {
        id: "how-long-to-an-mvp",
        question: "How long does a first version take, and what does it cost?",
        answer: `For a web MVP 6–10 weeks is realistic, counted from kick-off to the first real users, at ${promises.budgets.webMvp} before VAT for a team of three. You’ll be nearer six if you bring someone who can decide and there’s only one system to connect to. Payments push it towards ten, and so does a committee. By MVP we mean something strangers can use without an explanation, with backups and monitoring already on. After that there’s a release every fortnight until what’s left on the list isn’t worth the money.`,
      },
      {
        id: "native-app-as-well",
        question: "Do we need a native app as well?",
        answer:
          "Seldom, at least in the first year. A modern browser can scan barcodes and work offline from an icon on the home screen. A native app pays for itself when you need Bluetooth hardware or location in the background, or when your customers look in an app store first. We keep the server side independent of the pages, so adding an app later won’t mean a second back end.",
      },
      {
        id: "taking-over-existing-code",
        question: "Will you take over an application that others built?",
        answer: `Yes, once we’ve had a look at it. For a code check, one engineer takes five working days, at a fixed ${promises.codeCheck.price}, to bring it up on a clean machine and try the paths that earn your money. You’ll get a frank note on what to keep, and it rarely says “rewrite everything”. In the past ten years we’ve declined three such jobs, each time because it wasn’t clear who held the rights to the code.`,
      },
      {
        id: "how-much-traffic",
        question: "How much traffic can it take?",
        answer:
          "Tell us the worst hour of your year and we’ll test at three times that, with real journeys and a cold cache. The biggest start we look after is an exam morning on which 90,000 learners sit down at nine. Beyond the tested limit a queue page takes over and tells people their place in line, while those already inside finish undisturbed. You keep the test scripts and can repeat the exercise without us.",
      },
      {
        id: "keeping-customer-data-safe",
        question: "How is our customers’ data kept safe?",
        answer:
          "We store less of it to begin with, because each field needs a purpose and a deletion date. Sign-in uses passkeys or your company directory, staff start with no rights at all, and the servers are in the country you choose. Critical patches are in place within 24 hours. If data does leak, we’ll tell you within four hours of confirming it, which leaves most of the 72 that the GDPR gives you to inform the regulator.",
      },
      {
        id: "editing-after-launch",
        question: "Who changes texts and prices later?",
        answer:
          "Your own people do, from a screen that previews the real page and remembers earlier versions. You can insist on a second pair of eyes for prices and legal text. Half a day of training is included, and we film it for the people who join later. Layout and program logic stay in the code, where tests guard them. If you ask us for a small change there, it’s normally live the next working day.",
      },
    ],
  },
};
