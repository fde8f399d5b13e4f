import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  name: "Fitness & Wellness",
  seo: {
    title: "Booking and billing software for gyms and studios",
    description:
      "Class booking and door access for gyms and studios, from the team behind the app that 240 Nordic studios take bookings with.",
  },
  title: "Fitness software for *six o’clock on a January evening*",
  subtitle:
    "Billing and the door have to agree at the busiest minute of the year. We build the app in the member’s pocket and the back office behind it.",
  heroImage: {
    image: "industry-fitness-and-wellness",
    alt: "A staircase of blocks climbs to an amber one at the top, with a dumbbell at its foot",
  },
  intro: {
    heading: "A member forgives a full class, but not a wrong charge",
    description:
      "A studio sells something perishable, such as bike 8 at 18:15 tonight. If the waitlist is slow, it goes empty. If somebody forgot to record a freeze, the direct debit still runs, and the member is gone by the weekend. Most of our work is about moments like these. For Stride Studios we built the app that 240 studios in the Nordic countries take bookings with, and its members book 27% more classes than they did. The studio manager sets the rules behind it, from late-cancel windows to instructor pay, and they take effect the same day.",
  },
  services: [
    {
      title: "Class booking and waitlists",
      icon: "calendar-days",
      description:
        "Timetables and spot maps, with a waitlist that fills a freed reformer while there’s still time to cycle there.",
      features: [
        "Pick-a-spot maps for bikes and beds",
        "Late-cancel and no-show fees",
        "Noon release days, queued fairly",
      ],
    },
    {
      title: "Memberships and billing",
      icon: "credit-card",
      description:
        "Rolling contracts and class packs that expire, with payment by card or direct debit and polite reminders for late payers.",
      features: [
        "Bacs and SEPA collection files",
        "Dunning in three messages",
        "Transfers and upgrades mid-month",
        "Deferred income on unused credits",
      ],
    },
    {
      title: "Member apps",
      icon: "smartphone",
      description:
        "One app for iOS and Android under your own brand. It opens on today’s class, without a login screen in the way.",
      features: [
        "Watch check-in and home-screen widgets",
        "Apple Health and Health Connect",
        "Push with quiet hours",
      ],
    },
    {
      title: "Access and unstaffed hours",
      icon: "door-open",
      description:
        "Turnstiles and QR readers that decide within 300 milliseconds, and carry on deciding when the broadband’s down.",
      features: [
        "Valid-member list held at the door",
        "Anti-passback and tailgate alerts",
        "Panic button and camera link",
      ],
    },
    {
      title: "Wearables and connected kit",
      icon: "watch",
      description:
        "Chest straps and treadmills read over open profiles. A workout lands in the member’s own history, no matter who made the machine.",
      features: [
        "Bluetooth FTMS and ANT+",
        "Garmin, Polar and Oura accounts",
        "Zone boards on the studio wall",
      ],
    },
    {
      title: "Spas and treatment rooms",
      icon: "hand-heart",
      description:
        "A massage needs a therapist and a room at the same time. The diary books both, with the turnaround gap, and asks about contraindications in advance.",
      features: [
        "Therapist, room and kit in one slot",
        "Intake forms and PAR-Q+",
        "Notes under clinical access rules",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Mostly chains with a head office, and a few single studios with an unusual idea.",
  },
  clientsServed: [
    { label: "Boutique studio chains", icon: "bike" },
    { label: "24-hour gyms", icon: "clock" },
    { label: "Leisure trusts and pools", icon: "waves-horizontal" },
    { label: "Yoga and Pilates studios", icon: "person-standing" },
    { label: "Day spas and thermal baths", icon: "droplet" },
    { label: "Physiotherapy practices", icon: "heart-pulse" },
    { label: "Corporate wellness schemes", icon: "building-complex" },
    { label: "Networks of personal trainers", icon: "dumbbell" },
  ],
  change: {
    heading: "An evening class at Stride Studios",
    steps: [
      {
        step: "Booking opens",
        before: "Every Monday at 18:00, and the app crawls",
        after: "Regulars keep their place with one tap",
      },
      {
        step: "The class is full",
        before: "A waiting list by email, read too late",
        after: "The nearest class with room, offered immediately",
      },
      {
        step: "Someone drops out",
        before: "The mat stays empty",
        after: "The next in line has a quarter of an hour to take it",
      },
      {
        step: "At the door",
        before: "A reader that depends on the network",
        after: "A signed pass on the phone, checked offline",
      },
    ],
    result: { step: "Places booked", before: "58 in 100", after: "74 in 100" },
    source: "October to March 2024/25 and 2025/26, for members who were active in both winters.",
  },
  inquiry: {
    heading: "Tell us where members give up",
    note: "Let us know how many sites you have and the complaint your front desk hears most. That’s enough for a first answer.",
  },
  process: {
    heading: "Rolled out like a new class, one room first",
    note: "Our usual four steps, planned around your year. We don’t move a studio between Boxing Day and the last week of February.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Join as members",
      image: "gate",
      alt: "An open gate",
      arrowClass: "arrow-right",
      description:
        "We sign up unannounced and take five classes before we try to cancel. The notes from that week tend to become the brief.",
    },
    {
      step: 2,
      title: "Untangle the price list",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description:
        "Every live tariff goes on one sheet. A chain of thirty sites has some 200 of them, and most can be retired with a letter.",
    },
    {
      step: 3,
      title: "Carry the members over",
      image: "bridge",
      alt: "A bridge being closed",
      arrowClass: "arrow-right",
      description:
        "We migrate mandates and credits three times on a copy, then run both systems for a full billing month until every charge matches to the penny.",
    },
    {
      step: 4,
      title: "Pilot studio",
      image: "tower",
      alt: "A tower of blocks",
      arrowClass: "arrow-right",
      description:
        "A single site trades on the new system for four weeks, with one of our developers behind reception during the evening peak.",
    },
    {
      step: 5,
      title: "The noon test",
      image: "check",
      alt: "A platform on pillars",
      arrowClass: "arrow-right",
      description:
        "We replay a release minute at three times last January’s load. If the first in the queue doesn’t get the bike, the test has failed.",
    },
    {
      step: 6,
      title: "Site by site",
      image: "field",
      alt: "Blocks in rising rows",
      arrowClass: "none",
      description:
        "The others follow in groups of ten, on weekday mornings, with a one-page card for reception. After the second month we read the churn figures together.",
    },
  ],
  benefits: {
    heading: "Changes your front desk will notice",
    note: "The owner notices on the first of the month, when collections run.",
  },
  clientBenefits: [
    {
      title: "Fuller late classes",
      icon: "trending-up",
      description:
        "Places freed late are offered down the waitlist one by one, with a quarter of an hour each to say yes.",
    },
    {
      title: "Fewer failed payments",
      icon: "repeat",
      description:
        "Retries follow payday and the bank’s reason code. At one gym group, returned debits dropped from 7% to under 4%.",
    },
    {
      title: "Instructors paid correctly",
      icon: "wallet",
      description:
        "Pay by head or by class, as you like. The pay run reads attendance from the door and already knows about cover swaps.",
    },
    {
      title: "An easy way out",
      icon: "undo-2",
      description:
        "Leaving is as easy as joining, as Germany’s cancel-button law requires. People who part on good terms come back in spring.",
    },
    {
      title: "A calmer reception",
      icon: "phone",
      description:
        "Waivers and holiday freezes move to the app, so there’s no queue at the desk when people arrive for the evening classes.",
    },
    {
      title: "Health data kept apart",
      icon: "lock",
      description:
        "Injuries and heart rates are stored separately, with their own consent under Article 9 of the GDPR. A coach sees only what the member shares.",
    },
  ],
  questions: {
    heading: "Overheard between classes",
    note: "Owners ask the first four and their lawyers the rest.",
  },
  faqs: [
    {
      id: "card-details",
      question: "Can you move us off our booking platform without losing card details?",
      answer:
        "Yes, if the payment provider agrees, and most do. Cards stay vaulted and are re-tokenised for the new account by a PCI transfer between the providers, so neither you nor we ever see a number. Direct debit mandates move as a bulk change with notice to members. Allow six weeks for the paperwork, which takes longer than the software.",
    },
    {
      id: "aggregators",
      question: "How do partners such as ClassPass and Wellhub fit in?",
      answer:
        "As one more sales channel with its own quota, through their partner interfaces. You decide how many places each class offers and when unsold ones are released. Attendance goes back automatically, since payouts depend on it. The timetable shows their yield per seat next to your own members’, which tends to settle arguments.",
    },
    {
      id: "unstaffed-offline",
      question: "What if the internet fails at an unstaffed gym?",
      answer:
        "The controller at the door holds an encrypted list of valid members, refreshed every few minutes, and works alone for up to 48 hours. Fire release is wired separately and never depends on software. After a short silence the duty manager gets a text, and visits made in the meantime are merged when the line is back.",
    },
    {
      id: "three-studios",
      question: "Is custom software sensible for a business with three studios?",
      answer:
        "For booking alone it probably isn’t. Take a good standard product and spend your money on the part that makes you different, perhaps a teacher-training portal or a recovery programme tied to your own sensors. We’ve told owners so in the first hour, which is free. From about twenty sites, or with an unusual membership, the sums change.",
    },
    {
      id: "medical-device",
      question: "Does tracking heart rate make our app a medical device?",
      answer:
        "Not as a rule, since a training zone or a weekly total counts as wellness. If you claim to detect arrhythmia or treat pain, though, the app comes under the EU Medical Device Regulation, often in class IIa by rule 11. We hold each feature and its marketing text against that line before design, because one innocent sentence in a store listing can carry you across it.",
    },
    {
      id: "store-commission",
      question: "Do Apple and Google take a share of memberships sold in the app?",
      answer:
        "Not of memberships used in a physical studio. Those are paid for outside in-app purchase, so there’s no commission. On-demand video counts as digital content and may cost you a share. We separate them at the checkout, keep the listing in your own developer account and deal with the review teams. A release clears in one to three days, and we never plan one for the first of a month.",
    },
  ],
};
