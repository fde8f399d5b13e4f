import type { Industry } from "../schema/industry.ts";

export const sportsAndGaming: Industry = {
  slug: "sports-and-gaming",
  name: "Sports & Gaming",
  seo: {
    title: "Sports, betting and games software on match day",
    description:
      "Live data, ticketing, betting platforms, game back ends and player tools that stand up on match day. Certified where the law asks, rehearsed regardless.",
  },
  title: "Sports and gaming software for *the minute after the goal*.",
  subtitle:
    "In the ninetieth minute 40,000 phones refresh, the odds are suspended and the ticket office is already selling the replay. We build for that minute and test for it in July.",
  heroImage: {
    image: "industry-sports-and-gaming",
    alt: "A stadium of blocks under four floodlights, with an amber block on the centre spot",
  },
  intro: {
    heading: "Traffic here has a kick-off time.",
    description:
      "Few trades know the date and hour of their next overload. This one prints it in the fixture list, so a rehearsal is possible and there is no excuse for skipping it. We work for the people behind the event: league offices that publish a result once and have it right everywhere, sportsbooks that must void and resettle in public, studios whose servers meet all their players on launch night. A season ticket, a wager and a loot box look alike in a database. In law they are three different things, so we keep them apart from the first table.",
  },
  services: [
    {
      title: "Live scores and match data",
      icon: "radio",
      description:
        "One event stream from the scorer’s tablet to the app, the big screen and the broadcaster, with corrections that overtake the error.",
      features: [
        "Opta, Sportradar or Genius feeds",
        "Under two seconds to the phone",
        "Replay of any past fixture",
      ],
    },
    {
      title: "Betting platforms",
      icon: "coins",
      description:
        "Markets, bet placement, cash-out and settlement around the odds feeds you license. Suspension reaches the slip before the television picture does.",
      features: [
        "In-play delay and suspension rules",
        "Settlement, voids and dead heats",
        "GLI-33 and UKGC RTS evidence",
        "GAMSTOP and financial risk checks",
      ],
    },
    {
      title: "Ticketing and entry",
      icon: "ticket",
      description:
        "Season cards, away allocations, resale at face value and turnstiles that count. The safety officer and the box office read the same number.",
      features: [
        "NFC passes and rotating barcodes",
        "Loyalty points for away ballots",
        "Live head count per stand",
      ],
    },
    {
      title: "Game back ends",
      icon: "gamepad-2",
      description:
        "Accounts, matchmaking, inventories and live events for console, PC and mobile, on servers that scale up before the trailer airs.",
      features: [
        "Glicko-2 matchmaking, tuned per mode",
        "Purchase receipts checked per store",
        "Season passes and live-ops tools",
      ],
    },
    {
      title: "Performance and scouting",
      icon: "activity",
      description:
        "GPS vests, force plates and tagged video joined by player and session, and readable by a coach on the bus home.",
      features: [
        "FIFA-certified EPTS imports",
        "Training load and return to play",
        "Clips cut from the event log",
      ],
    },
    {
      title: "Leagues and governing bodies",
      icon: "trophy",
      description:
        "Registrations, transfers, referee appointments and fixtures, for anything from a county cup to four divisions on a wet Sunday.",
      features: [
        "Fixture builder with pitch limits",
        "Safeguarding checks and expiry dates",
        "Discipline points and suspensions",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Some play on grass and some on servers; every one of them has a final whistle.",
  },
  clientsServed: [
    { label: "Professional clubs", icon: "goal" },
    { label: "Leagues and federations", icon: "trophy" },
    { label: "Licensed sportsbooks", icon: "coins" },
    { label: "Game studios", icon: "gamepad-2" },
    { label: "Esports organisers", icon: "swords" },
    { label: "Stadium and arena operators", icon: "ticket" },
    { label: "Fantasy and pools operators", icon: "medal" },
    { label: "Sports broadcasters", icon: "clapperboard" },
  ],
  inquiry: {
    heading: "Give us the date of your next big one.",
    note: "Kick-off, launch night or cup draw: say when it is, how many people come and what fell over last time. We reply with what can be made safe by then.",
  },
  process: {
    heading: "Planned backwards from kick-off.",
    note: "The fixture list sets the dates; we only fill the weeks in between.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Read the calendar",
      image: "calendar-clock",
      description:
        "Cup dates, transfer windows, certification slots and console submissions go on one wall. Whatever cannot be ready for the opener is cut on day three.",
    },
    {
      step: 2,
      title: "Settle the rules",
      image: "gavel",
      description:
        "House rules and licence conditions become a table of cases: abandoned match, dead heat, changed shirt number. Your trading or competitions desk signs it.",
    },
    {
      step: 3,
      title: "Replay a season",
      image: "history",
      description:
        "Last year’s matches run through the new code at forty times speed. Each result, payout and league position is compared with the record.",
    },
    {
      step: 4,
      title: "Fill an empty stadium",
      image: "users",
      description:
        "Generated fans buy, enter, refresh and bet at three times the forecast crowd, and halfway through we pull the plug on a data centre.",
    },
    {
      step: 5,
      title: "Certify",
      image: "stamp",
      description:
        "A test house for wagering, the platform holders for console builds, the safety advisory group for turnstiles. We write the papers and sit in the meetings.",
    },
    {
      step: 6,
      title: "Match-day room",
      image: "headset",
      description:
        "At the first five events our engineers sit beside your operations desk. Each ends with a written timeline, own goals included.",
    },
  ],
  benefits: {
    heading: "What you see on the scoreboard.",
    note: "The best evenings are the ones your operations desk finds boring.",
  },
  clientBenefits: [
    {
      title: "Pages that survive the goal",
      icon: "zap",
      description:
        "The match page is rebuilt once per event and served from the edge, so a million refreshes cost about as much as a thousand.",
    },
    {
      title: "Bets settled in minutes",
      icon: "receipt-text",
      description:
        "Ninety-five in a hundred are paid within two minutes of the official result. The others wait in a list with the reason beside them.",
    },
    {
      title: "Queues in their proper order",
      icon: "list-checks",
      description:
        "On-sale mornings run through a waiting room with a visible place in line. Bots meet proof of work; season-card holders go first.",
    },
    {
      title: "One identity for a fan",
      icon: "fingerprint",
      description:
        "Shop, season card, stream and fantasy team share a sign-in, and consent is asked for once per purpose.",
    },
    {
      title: "Returns filed on time",
      icon: "file-text",
      description:
        "Betting duty, suspicious-bet reports and safer-gambling figures come out of the very ledger that pays the winners.",
    },
    {
      title: "Cheats found sooner",
      icon: "shield-alert",
      description:
        "Server-side replays flag impossible aim and shared accounts. A person watches the clip before anybody is banned.",
    },
  ],
  questions: {
    heading: "From the touchline.",
    note: "Six that come up before every opening day.",
  },
  faqs: [
    {
      id: "derby-day",
      question: "How do you prove the system will cope on derby day?",
      answer:
        "With a rehearsal that hurts. We record the shape of a real match, from the sign-in wave through the line-ups to half-time kiosk orders, and replay it at three times the height on production hardware, at night. During the run we kill a database node and a feed. You get the graphs. If the slowest page went over your limit, we fix it and play the match again.",
    },
    {
      id: "geofencing",
      question: "Can you keep bets inside one state or country?",
      answer:
        "Yes. A stake is accepted only after a location check by a certified geofencing provider, with a buffer along the border and a fresh check when the device moves. An IP address alone is never enough; VPNs, emulators and screen-sharing tools are screened as well. Regulators in New Jersey and elsewhere read the refusal log, so it is kept for as long as the licence asks.",
    },
    {
      id: "wrong-feed",
      question: "What happens when the official data feed is wrong?",
      answer:
        "It happens most weeks: a corner credited to the wrong side, a goal chalked off after four minutes. Each event is stored with its version, so a correction replays whatever came after. Markets that hang on it are suspended at once, settled bets are reversed under your published rules, and customers are told in plain words which entry changed.",
    },
    {
      id: "console-certification",
      question: "Do you take games through console certification?",
      answer:
        "The online part, yes: sign-in, entitlements, blocked users, suspend and resume, the message when the network goes. That is where many builds stumble on Sony’s TRC, Microsoft’s XRs and Nintendo’s Lotcheck. Gameplay stays with your studio. Leave three weeks of slack for a first submission and about one for a second.",
    },
    {
      id: "young-players",
      question: "Some of our players are under sixteen. What do you do differently?",
      answer:
        "Age is established before profiling, chat or purchases, in line with the UK Children’s Code and COPPA. Profiles start private, prompts to keep playing are off, spending needs a parent, and paid random items are left out where national law bans them, Belgium for one. Each choice is written into a data protection assessment that your counsel can hand over.",
    },
    {
      id: "disputed-bet",
      question: "Can a disputed bet be reconstructed a year later?",
      answer:
        "Down to the millisecond. The price shown, the price accepted, the feed message behind it, the delay applied and the terms in force are written to an append-only log. Support staff see it as a strip on a timeline, and an adjudicator such as IBAS receives the same strip as a PDF. Five years stay online by default; your licence may ask for more.",
    },
  ],
};
