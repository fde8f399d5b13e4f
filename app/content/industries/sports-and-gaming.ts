import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  name: "Sports & Gaming",
  seo: {
    title: "Sports and betting software for match day",
    description:
      "Betting platforms and game back ends that cope with a crowd. Certified where the law asks for it, rehearsed where it doesn’t.",
  },
  title: "Sports and gaming software for *the minute after the goal*",
  subtitle:
    "In the ninetieth minute 40,000 phones refresh, the odds are suspended and the ticket office is already selling the replay. We build for that minute and test for it in July.",
  heroImage: {
    image: "industry-sports-and-gaming",
    alt: "A stadium of blocks under four floodlights, with an amber block on the centre spot",
  },
  intro: {
    heading: "Your traffic has a kick-off time",
    description:
      "Few trades know the date and hour of their next overload. Yours prints it in the fixture list, so there’s no excuse for skipping the rehearsal. We work for the people behind the event, from league offices to game studios on launch day. For the Three Ridings Football League, with 214 clubs in nine divisions, we built registrations, fixtures and live scores. On the last Saturday of the 2025/26 season 61,000 phones followed 96 matches, and the slowest goal took four seconds to reach them. In law a season ticket, a wager and a loot box are three different things, so our data model separates them.",
  },
  services: [
    {
      title: "Live scores and match data",
      icon: "radio",
      description:
        "One event stream from the scorer’s tablet to the app and the big screen. A correction replaces the wrong score everywhere within seconds.",
      features: [
        "Opta, Sportradar or Genius feeds",
        "Seconds from the pitch to the phone",
        "Replay of any past fixture",
      ],
    },
    {
      title: "Betting platforms",
      icon: "coins",
      description:
        "Everything from bet placement to settlement, around the odds feeds you license. A suspension reaches the slip before the television picture does.",
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
        "Season cards, and turnstiles that count. The safety officer and the box office read the same number.",
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
        "Accounts and matchmaking for console and mobile, on servers that scale up before the trailer airs.",
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
        "Data from GPS vests and tagged video, joined by player and session, and readable by a coach on the bus home.",
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
        "Registrations and fixtures, for anything from a county cup to the nine divisions of the Three Ridings League on a wet weekend.",
      features: [
        "Fixture builder with pitch limits",
        "Safeguarding checks and expiry dates",
        "Discipline points and suspensions",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Some play on grass and some on servers, but they all have a final whistle.",
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
  change: {
    heading: "A Saturday in the Three Ridings Football League",
    steps: [
      {
        step: "A new player",
        before: "A paper form, sent to the league office",
        after: "Registered by the club, checks and expiry dates included",
      },
      {
        step: "The fixture list",
        before: "A spreadsheet and a good memory",
        after: "Built with the limits of every pitch in it",
      },
      {
        step: "A goal",
        before: "Phoned in after the final whistle",
        after: "Tapped in by the scorer as it happens",
      },
      {
        step: "A wrong score",
        before: "Corrected in the next newsletter",
        after: "Replaced wherever it’s shown, within seconds",
      },
    ],
    result: { step: "The score is out", before: "After the match", after: "In four seconds" },
    source:
      "The slowest goal on the last Saturday of the 2025/26 season, when 61,000 phones followed 96 matches.",
  },
  inquiry: {
    heading: "Give us the date of your next big one",
    note: "Tell us when it is and what fell over last time. We’ll reply with what can be made safe by then.",
  },
  process: {
    heading: "Planned backwards from kick-off",
    note: "We take our usual four steps. The fixture list sets the dates, and we fill in the weeks between.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Read the calendar",
      image: "plan",
      alt: "A ground plan",
      arrowClass: "arrow-right",
      description:
        "Cup dates and console submissions go on one wall. Anything that can’t be ready for the opener is cut on day three.",
    },
    {
      step: 2,
      title: "Settle the rules",
      image: "wall",
      alt: "A wall with doorway",
      arrowClass: "arrow-right",
      description:
        "House rules and licence conditions become a table of cases, from the abandoned match to the dead heat. Your trading or competitions desk signs it.",
    },
    {
      step: 3,
      title: "Replay a season",
      image: "stairs",
      alt: "A flight of stairs",
      arrowClass: "arrow-right",
      description:
        "Last year’s matches run through the new code at forty times speed, and we compare every result and payout with the record.",
    },
    {
      step: 4,
      title: "Fill an empty stadium",
      image: "field",
      alt: "Blocks in rising rows",
      arrowClass: "arrow-right",
      description:
        "Simulated fans buy and bet at three times the forecast crowd, and halfway through we pull the plug on a data centre.",
    },
    {
      step: 5,
      title: "Certify",
      image: "check",
      alt: "A platform on pillars",
      arrowClass: "arrow-right",
      description:
        "It might be a test house for wagering, or the platform holders for a console build. We write the papers and sit in the meetings.",
    },
    {
      step: 6,
      title: "Match-day room",
      image: "gate",
      alt: "An open gate",
      arrowClass: "none",
      description:
        "At the first five events our engineers sit beside your operations desk. Each ends with a written timeline, own goals included.",
    },
  ],
  benefits: {
    heading: "Results on the scoreboard",
    note: "We take them from your biggest match days, because a quiet one proves very little.",
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
        "Ninety-five in a hundred are paid within minutes of the official result. The others wait in a list with the reason beside them.",
    },
    {
      title: "Queues in their proper order",
      icon: "list-checks",
      description:
        "On-sale mornings run through a waiting room where people can see their place in line. Season-card holders go first, and bots don’t get far.",
    },
    {
      title: "One identity for a fan",
      icon: "fingerprint-pattern",
      description: "The shop and the stream share a sign-in, and we ask for consent once per purpose.",
    },
    {
      title: "Returns filed on time",
      icon: "file-text",
      description:
        "Betting duty and safer-gambling figures come out of the same ledger that pays the winners.",
    },
    {
      title: "Cheats found sooner",
      icon: "shield-alert",
      description:
        "Server-side replays flag impossible aim and shared accounts. A person watches the clip before anybody is banned.",
    },
  ],
  questions: {
    heading: "Questions from the touchline",
    note: "Six that come up before every opening day.",
  },
  faqs: [
    {
      id: "derby-day",
      question: "How do you prove the system will cope on derby day?",
      answer:
        "By holding a rehearsal that hurts. We record the shape of a real match, from the sign-in wave to half-time kiosk orders, and replay it at three times the height on production hardware, outside your opening hours. During the run we kill a database node and a feed. You’ll get all the graphs. If the slowest page went over your limit, we fix it and play the match again.",
    },
    {
      id: "geofencing",
      question: "Can you keep bets inside one state or country?",
      answer:
        "Yes. A stake is accepted only after a location check by a certified geofencing provider, with a buffer along the border and a fresh check when the device moves. An IP address alone is never enough, so we screen for VPNs and emulators as well. Regulators in New Jersey and elsewhere read the refusal log, which is kept for as long as the licence asks.",
    },
    {
      id: "wrong-feed",
      question: "What happens when the official data feed is wrong?",
      answer:
        "It’s wrong most weeks. A corner is credited to the wrong side, or a goal is chalked off after four minutes. Each event is stored with its version, so a correction replays everything that came after. Markets that depend on it are suspended immediately, settled bets are reversed under your published rules, and customers are told in plain words which entry changed.",
    },
    {
      id: "console-certification",
      question: "Do you take games through console certification?",
      answer:
        "We do the online part, from sign-in and entitlements to the message when the network goes. That’s where many builds stumble on Sony’s TRC or Nintendo’s Lotcheck. Gameplay stays with your own studio. Leave three weeks of slack for a first submission and about one for a second.",
    },
    {
      id: "young-players",
      question: "Some of our players are under sixteen. What do you do differently?",
      answer:
        "We establish age before any chat or purchase, in line with the UK Children’s Code and COPPA. Profiles start private, prompts to keep playing are off, and spending needs a parent. Paid random items are left out where national law bans them, Belgium for one. Each choice goes into a data protection assessment that your counsel can hand over.",
    },
    {
      id: "disputed-bet",
      question: "Can a disputed bet be reconstructed a year later?",
      answer:
        "Yes, down to the millisecond. The price shown and the price accepted are written to an append-only log, along with the feed message behind them and the terms in force. Support staff see it as a strip on a timeline, and an adjudicator such as IBAS gets the same strip as a PDF. Five years stay online by default, and your licence may ask for more.",
    },
  ],
};
