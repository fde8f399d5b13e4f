import type { Service } from "../schema/service.ts";

export const webApplicationDevelopment: Service = {
  slug: "web-application-development",
  title: "Web Application Development",
  seo: {
    title: "Web application development, from MVP to upkeep",
    description:
      "Portals, booking, trade ordering and live screens that open fast on a mid-range phone. First version in 6–10 weeks, tested for load and accessibility.",
  },
  description:
    "Applications that open from a link on whatever is in the visitor’s hand, and hold when everybody arrives at nine.",
  heroImage: { image: "service-web-application-development", alt: "" },
  sectionWiseContent: {
    capabilities: {
      heading: "Eight kinds of work behind one address bar.",
      note: "Most projects need three of them. We say which in the first week.",
    },
    ourCapabilities: [
      {
        title: "Self-service portals",
        description:
          "Invoices, delivery notes, a change of address, a password reset that works on Sunday: whatever people ring you about today.",
        icon: "log-in",
      },
      {
        title: "Booking calendars",
        description:
          "A free chair is shown as it stands this second, held for ten minutes, and never promised to two visitors.",
        icon: "calendar-check",
      },
      {
        title: "Trade ordering",
        description:
          "Agreed prices, part shipments, payment on account. A buyer pastes forty lines and is done before the kettle boils.",
        icon: "shopping-cart",
      },
      {
        title: "Live boards",
        description:
          "Displays that change as the warehouse or the ward does, and reconnect by themselves after the Wi-Fi drops.",
        icon: "monitor-check",
      },
      {
        title: "Offline-ready pages",
        description:
          "Installed from a link and usable in a lift shaft. Entries wait on the device and send themselves when the signal returns.",
        icon: "wifi-off",
      },
      {
        title: "Public APIs",
        description:
          "An OpenAPI contract, keys that partners rotate on their own, believable sandbox data, and a year’s notice when a version retires.",
        icon: "webhook",
      },
      {
        title: "Accessible interfaces",
        description:
          "WCAG 2.2 AA, tried by keyboard, at 400% zoom, and by a colleague who hears the web through NVDA every day.",
        icon: "accessibility",
      },
      {
        title: "Speed repair",
        description:
          "A slow application, ours or inherited, measured on a £150 phone and trimmed until its busiest view appears in two seconds.",
        icon: "gauge",
      },
    ],
    benefits: { heading: "What your desk and your visitors get back." },
    clientBenefits: [
      {
        title: "A quieter telephone",
        description:
          "A customer moves a delivery at 22:40. Your desk finds it done at eight, with nothing to call back about.",
        icon: "phone",
      },
      {
        title: "Nothing to install",
        description:
          "The stock room’s ageing tablet and the director’s new phone open the same link, and no app store has to approve either.",
        icon: "monitor-smartphone",
      },
      {
        title: "Releases on a Tuesday",
        description:
          "Changes go out at eleven in the morning to a tenth of the traffic. Should errors rise, they withdraw themselves within a minute.",
        icon: "rocket",
      },
      {
        title: "Words that get found",
        description:
          "Pages arrive as finished HTML, so search engines, link previews and screen readers all meet the text you wrote.",
        icon: "search",
      },
      {
        title: "Figures without a cookie wall",
        description:
          "We count finished tasks and abandoned ones, on your own server, without following anyone around the internet.",
        icon: "chart-column",
      },
      {
        title: "A hosting bill you can predict",
        description:
          "Ahead of signature you see the monthly cost at a thousand visitors a day, and the cost at fifty thousand.",
        icon: "wallet",
      },
    ],
    process: {
      heading: "Six steps to an address people can visit.",
      note: "We count from the day the agreement is signed and you name one person who may decide.",
    },
    deliveryProcess: [
      {
        step: 1,
        title: "Watch",
        image: "eye",
        description:
          "A week beside six of your users with a notebook. What they tape to the monitor goes on the list first.",
      },
      {
        step: 2,
        title: "Mock up",
        image: "layout-panel-left",
        description:
          "Clickable pages in the browser by the end of week two, tried by the same six people and redrawn overnight.",
      },
      {
        step: 3,
        title: "Cut",
        image: "split",
        description:
          "The thinnest slice that is useful on an ordinary Thursday stays in. All else is ranked, costed and parked. Two days.",
      },
      {
        step: 4,
        title: "Make",
        image: "code-xml",
        description:
          "Two to five weeks. Each merged change reaches a private address you can open over breakfast.",
      },
      {
        step: 5,
        title: "Strain",
        image: "activity",
        description:
          "Three times your worst hour in traffic, an outside penetration test, a screen-reader walk. A week, repairs included.",
      },
      {
        step: 6,
        title: "Open",
        image: "door-open",
        description:
          "Staff on Monday, one region by Wednesday, everyone the week after. The old page stays warm until the counts match.",
      },
    ],
    technology: {
      heading: "Chosen by what a phone on a bus can bear.",
      note: "A framework has to earn its kilobytes. On one invoice portal none did, so we shipped without.",
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
        stack: ["OpenID Connect", "Passkeys", "Keycloak", "Stripe", "Adyen"],
      },
      { category: "Testing", stack: ["Playwright", "Vitest", "axe-core", "k6", "Lighthouse"] },
      { category: "Delivery", stack: ["Docker", "Caddy", "Cloudflare", "GitHub Actions", "Sentry"] },
    ],
    inquiry: {
      heading: "Send the link people complain about.",
      note: "Or a sketch, or the sentence your service desk hears most. You will have an engineer’s opinion by the next working day.",
    },
    cases: {
      heading: "A wholesaler, a dentist, a college.",
      note: "Three busy mornings: the order rush, the telephone queue, the exam bell.",
    },
    caseStudies: ["order-management", "clinic-booking", "elearning-platform"],
    why: {
      heading: "Habits you can inspect.",
      note: "Open the developer tools on anything of ours and check.",
    },
    whyChooseUsLeft: [
      {
        title: "Every page has a weight limit",
        description:
          "It is set in kilobytes and checked on each change. To add a script, somebody has to take something out.",
        icon: "weight",
      },
      {
        title: "Designers who build",
        description:
          "Whoever draws a screen also marks it up, and nothing gets lost between the picture and the page.",
        icon: "palette",
      },
      {
        title: "Your worst data first",
        description:
          "Mock-ups carry your longest product name and most tangled customer, because that is where layouts give way.",
        icon: "table",
      },
    ],
    whyChooseUsRight: [
      {
        title: "Works before the script",
        description:
          "Forms send and links open while the JavaScript is still in transit, and on the day it never arrives.",
        icon: "layers",
      },
      {
        title: "Failures, rehearsed",
        description:
          "We unplug the database, the card provider and the mail server in turn, then rewrite whatever the visitor saw.",
        icon: "flame",
      },
      {
        title: "Accounts in your name",
        description:
          "Domain, hosting and certificates are registered to you. We are given a key, and you can take it away.",
        icon: "key-round",
      },
    ],
    voices: { heading: "What it was like to work with us." },
    testimonials: [
      {
        name: "Daniel Osei",
        role: "Operations director, Bexley Trade Supply",
        image: "daniel",
        rating: 4,
        quote:
          "Two of them worked a week of early mornings at our trade counter before either opened a laptop. I could have done with fewer workshops after that, though my sales desk asked for most of them.",
      },
      {
        name: "Hannah Whitlock",
        role: "Chief executive, Linden Dental Group",
        image: "hannah",
        rating: 5,
        quote:
          "Forty-two practice managers hold forty-two opinions. Someone from the team rang each of them, kept a list, and showed us which eleven wishes contradicted one another.",
      },
      {
        name: "George Pemberton",
        role: "Vice principal, Kirkgate Open College",
        image: "george",
        rating: 5,
        quote:
          "Lecturers do not agree easily. The designers sat in on classes for a week, and after that we argued only about details, which at a college counts as harmony.",
      },
    ],
    questions: { heading: "Questions from first meetings." },
    faqs: [
      {
        id: "how-long-to-an-mvp",
        question: "How long does a first version take?",
        answer:
          "Our sample timeline reads: web MVP 6–10 weeks. Six if you bring a decision-maker, a brand and one system to connect; ten if there are payments, two languages and a committee. By MVP we mean something strangers can use without an explanation, with backups and monitoring already on. Later releases follow fortnightly until the list is no longer worth the money.",
      },
      {
        id: "native-app-as-well",
        question: "Do we need a native app as well?",
        answer:
          "Seldom in the first year. A modern browser can scan barcodes, send notifications, work offline and sit on the home screen. A native app pays its way when you need Bluetooth hardware, location in the background, or customers who look in an app store before anywhere else. We keep the server side independent of the pages, which makes an app in year two an addition and spares you a second back end.",
      },
      {
        id: "taking-over-existing-code",
        question: "Will you take over an application that others built?",
        answer:
          "Yes, after a two-week inspection. We bring it up on a clean machine, list its outdated and vulnerable dependencies, and put tests around the three paths that earn your money. You get a frank note on what to keep, and rewriting everything is rarely the advice. In the past ten years we declined three such jobs, each time because nobody could show who held the rights to the code.",
      },
      {
        id: "how-much-traffic",
        question: "How much traffic can it take?",
        answer:
          "Name the worst hour of your year and we test at triple that, with real page flows and a cold cache. The biggest start in our care is an exam morning on which 90,000 learners sit down at nine. Past the tested limit a queue page takes over and tells people their place in line; those already inside finish undisturbed. You receive the test scripts and can repeat the exercise without us.",
      },
      {
        id: "keeping-customer-data-safe",
        question: "How is our customers’ data kept safe?",
        answer:
          "We store less of it to begin with: each field needs a purpose and a deletion date. Sign-in uses passkeys or your company directory, staff rights start at none, and the servers stand in the country you choose. Critical patches are in place within 24 hours. If data does leak, we call you within four hours of confirming it, which leaves most of the 72 that the GDPR allows for informing the regulator.",
      },
      {
        id: "editing-after-launch",
        question: "Who changes texts, prices and pictures later?",
        answer:
          "Your own people, from a screen that previews the real page and remembers former versions. A second pair of eyes can be made compulsory for prices and legal text. Half a day of training is included, and we film it for whoever joins next spring. Layout and program logic stay in the code, where tests guard them; small requests of that sort are normally live within two working days.",
      },
    ],
  },
};
