import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  name: "Food & Beverages",
  seo: {
    title: "Food and beverage software, recipe to recall",
    description:
      "Traceability for food makers and breweries, with HACCP records kept on the line and a lot history that’s ready for the four-hour trace.",
  },
  title: "Food and beverage software that finds *the batch in minutes*",
  subtitle:
    "We track lots and temperatures from the milk tanker to the kitchen printer. If a supplier reports a contaminated spice, you’ll know which pallets it reached before the call is over.",
  heroImage: {
    image: "industry-food-and-beverages",
    alt: "Crates of blocks ride a conveyor to the counter, one of them holding an amber block",
  },
  intro: {
    heading: "Everything you make has a clock and a lot number",
    description:
      "Bread gives you a day and cheddar gives you a year, but the auditor’s questions are the same. What went in, and which lorry did it leave on? Most plants answer from three systems and a clipboard in the hygiene office. We join those up, so that every station from weighing to dispatch writes to one lot history as it happens. The screens have to work in gloves, at four degrees, at the end of a ten-hour shift. We take the same care at the other end of the trade. Fresco Porta’s delivery app, which we built, brings dinner nine minutes sooner in six cities.",
  },
  services: [
    {
      title: "Lot traceability and recall",
      icon: "route",
      description:
        "Trace forward from a sack of paprika or back from a jar on the same screen, even with rework and mixed pallets.",
      features: [
        "GS1-128 and SSCC scanning",
        "Mass balance for each batch",
        "FSMA 204 key data elements",
        "Mock recalls against a timer",
      ],
    },
    {
      title: "HACCP and quality records",
      icon: "thermometer",
      description:
        "Critical control points are checked on a tablet or read straight from the probe. If a check is missed at 02:00, the shift leader knows by 02:05.",
      features: [
        "CCP limits and corrective actions",
        "Metal detector and checkweigher tests",
        "Calibration and glass registers",
      ],
    },
    {
      title: "Allergens and labels",
      icon: "wheat",
      description:
        "Change a stock cube and you’ll see every product and label that contains it, with the fourteen allergens in bold.",
      features: [
        "Nutrition and QUID declarations",
        "Natasha’s Law labels in the kitchen",
        "Artwork approval, old against new",
      ],
    },
    {
      title: "Line and plant data",
      icon: "factory",
      description:
        "Fillers and ovens report each stop by cause, so the morning meeting can argue about the right twelve minutes.",
      features: [
        "OEE by line, product and crew",
        "PLC links over OPC UA or MQTT",
        "Giveaway under average-weight rules",
        "CIP cycles kept as proof",
      ],
    },
    {
      title: "Ordering and delivery",
      icon: "shopping-basket",
      description:
        "The kitchen screen, the courier’s app and your trade customers all work from one menu and one stock figure.",
      features: [
        "Kitchen display and prep times",
        "Delivery platforms on one tablet",
        "EDI orders and dispatch advice",
      ],
    },
    {
      title: "Brewing and duty",
      icon: "beer",
      description:
        "Tank movements and losses are recorded as the brewer works, then turned into duty figures that the tax office can follow.",
      features: [
        "Fermentation curves by vessel",
        "Excise returns and EMCS movements",
        "Casks, kegs and their deposits",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Anyone whose stock can spoil before the invoice is paid.",
  },
  clientsServed: [
    { label: "Bakeries", icon: "croissant" },
    { label: "Dairies and cheesemakers", icon: "milk" },
    { label: "Meat and fish processors", icon: "beef" },
    { label: "Breweries and distilleries", icon: "beer" },
    { label: "Ready-meal manufacturers", icon: "soup" },
    { label: "Restaurant groups", icon: "chef-hat" },
    { label: "Food delivery services", icon: "bike" },
    { label: "Fresh produce packers", icon: "apple" },
  ],
  change: {
    heading: "Dinner from Fresco Porta, minute by minute",
    steps: [
      {
        step: "In the kitchen",
        before: "17 minutes of cooking",
        after: "17 minutes, announced with one large button",
      },
      {
        step: "On the counter",
        before: "12 minutes, waiting for a courier",
        after: "5 minutes, because dispatch counts backwards",
      },
      { step: "On the bicycle", before: "7 minutes", after: "7 minutes; nobody has to ride faster" },
      {
        step: "At the staircase",
        before: "4 minutes to find the bell",
        after: "2 minutes, with a note from the last courier",
      },
    ],
    result: { step: "Tap to doorbell", before: "40 minutes", after: "31 minutes" },
    source: "Averages of the first quarters of 2025 and 2026, in the same six cities.",
  },
  inquiry: {
    heading: "Tell us what’s on the clipboard",
    note: "Describe the form your late shift fills in and how many lines you run. It’ll tell us more than a requirements document.",
  },
  process: {
    heading: "We start in a hairnet",
    note: "The same four steps as everywhere, fitted into your hygiene window, after the last pallet leaves and before the first dough is mixed.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Walk the line",
      image: "field",
      alt: "Blocks in rising rows",
      arrowClass: "arrow-right",
      description:
        "We go from goods-in to loading dock with your technical manager, once on days and once on nights, and note each figure that’s copied by hand.",
    },
    {
      step: 2,
      title: "Redraw the flow diagram",
      image: "plan",
      alt: "A ground plan",
      arrowClass: "arrow-right",
      description:
        "Your HACCP plan and our data model become a single drawing. If the food safety team can’t follow it, we draw it again.",
    },
    {
      step: 3,
      title: "Fit out one line",
      image: "gap",
      alt: "A wall with gaps",
      arrowClass: "arrow-right",
      description:
        "Washdown tablets and scanners go in on line one. The operators choose the size of the buttons, with their gloves on.",
    },
    {
      step: 4,
      title: "Keep the paper going",
      image: "wall",
      alt: "A wall with doorway",
      arrowClass: "arrow-right",
      description:
        "Both records are filled in for a month. QA compares them each morning, and you’ll learn which was optimistic.",
    },
    {
      step: 5,
      title: "Mock recall",
      image: "check",
      alt: "A platform on pillars",
      arrowClass: "arrow-right",
      description:
        "Somebody outside the project picks a lot number and starts the clock. Quantities must balance within 1% inside four hours; most runs need ten minutes.",
    },
    {
      step: 6,
      title: "Face the audit",
      image: "done",
      alt: "A finished gate",
      arrowClass: "none",
      description:
        "We count it as finished after your next BRCGS or retailer visit. We’ll be there if you want us, and close the findings that are ours.",
    },
  ],
  benefits: {
    heading: "Gains for the technical manager",
    note: "Along with better sleep before an unannounced audit.",
  },
  clientBenefits: [
    {
      title: "Smaller recalls",
      icon: "target",
      description:
        "With an exact lot history you can withdraw the 260 cases that matter. Without one, you withdraw the whole day.",
    },
    {
      title: "Less given away",
      icon: "weight",
      description:
        "Fillers steered by live weights run closer to the nominal. On a fast yoghurt line, a gram a pot is half a tanker of milk a month.",
    },
    {
      title: "Shorter changeovers",
      icon: "refresh-cw",
      description:
        "The plan runs plain before nut and pale before dark. One biscuit plant halved its full allergen cleans, from four a day.",
    },
    {
      title: "Labels that match the pot",
      icon: "scan-line",
      description:
        "A camera reads the code on both lid and case, and the line stops if either of them disagrees with the works order.",
    },
    {
      title: "More life on the shelf",
      icon: "calendar-clock",
      description:
        "Picking follows the expiry date and each retailer’s minimum life on receipt, so fewer pallets are turned away at the depot.",
    },
    {
      title: "Waste with a cause",
      icon: "chart-pie",
      description:
        "Trim and overproduction are booked where they happen. After a quarter you can see which of them deserves an engineer.",
    },
  ],
  questions: {
    heading: "Heard in the canteen",
    note: "Mostly from technical managers, and from one head brewer.",
  },
  faqs: [
    {
      id: "washdown-screens",
      question: "Will the screens survive washdown and minus twenty?",
      answer:
        "They will if they’re chosen for it. Near the line we fit IP69K panels or sealed tablets in stainless housings. In cold stores it’s scanners with heated windows, and batteries that get swapped at each break. Our screens never have more than four buttons, and they all work in gloves. We buy a few candidates, leave them with the hygiene crew for a fortnight and order the one that still works.",
    },
    {
      id: "erp-batches",
      question: "We have an ERP with a batch module. Why add anything?",
      answer:
        "You may not have to. If operators record lots at the moment of use, an ERP traces well. It tends to fail at rework and at silos that are never empty, where paper takes over. We’d try three awkward lots first. If your ERP passes, we’ll say so. If it doesn’t, a thin layer on the shop floor can feed it, and finance stays as it is.",
    },
    {
      id: "allergen-change",
      question: "How does an allergen change reach every label in time?",
      answer:
        "A new supplier specification opens a change with the list of affected recipes and web pages. Your technical team approves it, and from a set hour the scanner on the line refuses the old film by lot. For food packed on the premises, the shop’s label printer takes the new text with its next label. It doesn’t depend on anyone reading an email.",
    },
    {
      id: "old-filler",
      question: "Can you read data from a filler built in 1994?",
      answer:
        "Nearly always, yes. If it has a PLC that talks, even a Siemens S5, a gateway reads it without changing the program. If nothing talks, we take a count from a photo-eye and a state from the stack light, for a few hundred pounds a machine. The reason for a stop still comes from the operator, because a sensor rarely knows that the caps have run out.",
    },
    {
      id: "paperless-audit",
      question: "Do auditors accept records with no signature on paper?",
      answer:
        "Yes. The retailers’ own standards accept electronic records just as BRCGS does, as long as they’re legible and can’t be altered unseen. Every operator has a badge or a PIN, a corrected value keeps the original beside it, and a whole day prints in minutes for the auditor who likes paper. We keep records for the shelf life plus at least twelve months.",
    },
    {
      id: "packaging-fees",
      question: "Can the system handle packaging fees and deposit return?",
      answer:
        "Packaging is held as data, with the material and weight of every component, which is what the fees under British EPR and its European cousins are based on. A deposit scheme adds a registered barcode and its own line on the invoice. You can report sales by scheme and by nation, and work out what a lighter bottle would save before you order the mould.",
    },
  ],
};
