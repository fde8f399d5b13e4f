import type { Industry } from "../schema/industry.ts";

export const foodAndBeverages: Industry = {
  slug: "food-and-beverages",
  name: "Food & Beverages",
  seo: {
    title: "Food and beverage software, recipe to recall",
    description:
      "Traceability, HACCP records, allergen labels, line data and ordering for food makers, breweries, kitchens and delivery. Ready for the four-hour trace.",
  },
  title: "Food and beverage software that finds *the batch by lunchtime*.",
  subtitle:
    "Recipes, lots, labels and temperatures, from the milk tanker to the kitchen printer. When a supplier rings at nine about a contaminated spice, you know every pallet it reached before noon.",
  heroImage: {
    image: "industry-food-and-beverages",
    alt: "Crates of blocks ride a conveyor to the counter, one of them holding an amber block",
  },
  intro: {
    heading: "Everything you make has a clock and a lot number.",
    description:
      "Bread gives you a day and cheddar gives you a year, but the auditor asks both the same things: what went in, on which line, onto which lorry. Most plants answer from three systems and a clipboard in the hygiene office. We join them. Weighing, mixing, chilling, packing and dispatch write to one lot history as they happen, in gloves, at four degrees, at the end of a ten-hour shift. The other end of the trade gets the same care: Fresco Porta’s delivery app, which we built, brings dinner nine minutes sooner in six cities.",
  },
  services: [
    {
      title: "Lot traceability and recall",
      icon: "route",
      description:
        "Forward from a sack of paprika or back from a jar: both directions on one screen, rework and mixed pallets included.",
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
        "Critical control points are checked on a tablet or read straight from the probe. A check missed at 02:00 reaches the shift leader at 02:05.",
      features: [
        "CCP limits and corrective actions",
        "Metal detector and checkweigher tests",
        "Calibration and glass registers",
      ],
    },
    {
      title: "Recipes, allergens and labels",
      icon: "wheat",
      description:
        "Change a stock cube and every product, label and web page that holds it is listed, with the fourteen allergens in bold.",
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
        "Fillers, ovens and checkweighers report each stop by cause, and the morning meeting argues about the right twelve minutes.",
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
        "Restaurant tills, kitchen screens, couriers and trade customers’ standing orders share one menu and one stock figure.",
      features: [
        "Kitchen display and prep times",
        "Delivery platforms on one tablet",
        "EDI orders and dispatch advice",
      ],
    },
    {
      title: "Brewing, wine and duty",
      icon: "beer",
      description:
        "Tank movements, gravities and losses are noted as the brewer works, then turned into duty figures the revenue can follow.",
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
  inquiry: {
    heading: "Tell us what is on the clipboard.",
    note: "Describe the form your night shift fills in and how many lines you run. It says more than a requirements document.",
  },
  process: {
    heading: "We start in a hairnet.",
    note: "Installation happens in the hygiene window, after the last pallet leaves and before the first dough is mixed.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Walk the line",
      image: "footprints",
      description:
        "Goods-in to loading dock with your technical manager, once on days and once on nights. We note each place where a figure is copied by hand.",
    },
    {
      step: 2,
      title: "Redraw the flow diagram",
      image: "workflow",
      description:
        "Your HACCP plan and our data model become a single drawing: lots, joins, splits, rework. If the food safety team cannot follow it, we draw it again.",
    },
    {
      step: 3,
      title: "Fit out one line",
      image: "tablet-smartphone",
      description:
        "Washdown tablets, scanners and printers go in on line one. The operators choose the button size, gloves on.",
    },
    {
      step: 4,
      title: "Keep the paper going",
      image: "clipboard-list",
      description:
        "Both records are filled in for three weeks. QA lays them side by side each morning, and everybody learns which of the two was optimistic.",
    },
    {
      step: 5,
      title: "Mock recall",
      image: "timer",
      description:
        "Somebody outside the project picks a lot number and starts the clock. Quantities must balance within 1% inside four hours; most runs need ten minutes.",
    },
    {
      step: 6,
      title: "Stand the audit",
      image: "award",
      description:
        "The contract ends after your next BRCGS, IFS or retailer visit. We are in the room when asked, and close the findings that are ours.",
    },
  ],
  benefits: {
    heading: "What the technical manager gains.",
    note: "Along with a night’s sleep before an unannounced audit.",
  },
  clientBenefits: [
    {
      title: "Smaller recalls",
      icon: "target",
      description:
        "With an exact lot history you withdraw the 340 cases that matter. Without one, you withdraw Tuesday.",
    },
    {
      title: "Less given away",
      icon: "weight",
      description:
        "Fillers steered by live weights run closer to the nominal. On a fast yoghurt line, two grams a pot is a tanker of milk a month.",
    },
    {
      title: "Shorter changeovers",
      icon: "refresh-cw",
      description:
        "The plan runs plain before nut and pale before dark. One biscuit plant halved its full allergen cleans, from four a day to two.",
    },
    {
      title: "Labels that match the pot",
      icon: "scan-line",
      description:
        "A camera reads the code on film, lid and case. The line stops when one of them disagrees with the works order.",
    },
    {
      title: "More life on the shelf",
      icon: "calendar-clock",
      description:
        "Picking follows expiry date and each retailer’s minimum life on receipt, and fewer pallets are turned away at the depot.",
    },
    {
      title: "Waste with a cause",
      icon: "chart-pie",
      description:
        "Trim, floor loss and overproduction are booked where they arise. After a quarter you can see which one deserves an engineer.",
    },
  ],
  questions: {
    heading: "Heard in the canteen.",
    note: "From technical managers mostly, and one head brewer.",
  },
  faqs: [
    {
      id: "washdown-screens",
      question: "Will the screens survive washdown and minus twenty?",
      answer:
        "If they are chosen for it. Near the line we fit IP69K panels or sealed tablets in stainless housings; in cold stores, scanners with heated windows and batteries swapped at each break. No screen has more than four buttons, and all of them work in gloves. We buy two of each candidate, leave them with the hygiene crew for a fortnight and order whichever still works.",
    },
    {
      id: "erp-batches",
      question: "We have an ERP with a batch module. Why add anything?",
      answer:
        "Perhaps you need not. If operators record lots at the moment of use, an ERP traces well. It tends to fail at rework, at tipping hoppers and at silos that are never empty, where paper takes over. We try three awkward lots first. If yours passes, we say so; if it fails, a thin layer on the shop floor feeds it and finance stays as it is.",
    },
    {
      id: "allergen-change",
      question: "How does an allergen change reach every label in time?",
      answer:
        "A new supplier specification opens a change with the list of affected recipes, packs, menus and web pages. Technical approves it, artwork is regenerated, and from a set hour the line-side scanner refuses the old film by lot. For food packed on the premises, the shop’s label printer takes the new text with its next label. Nothing depends on an e-mail being read.",
    },
    {
      id: "old-filler",
      question: "Can you read data from a filler built in 1998?",
      answer:
        "Nearly always. If it has a PLC that talks, a Siemens S5 or an old Allen-Bradley, a gateway reads it with no change to the program. Where nothing talks, we take a count from a photo-eye and a state from the stack light, for a few hundred pounds a machine. The reason for a stop still comes from the operator in two taps, because a sensor rarely knows that the caps ran out.",
    },
    {
      id: "paperless-audit",
      question: "Do auditors accept records with no signature on paper?",
      answer:
        "Yes. BRCGS, IFS and the retailers’ own standards accept electronic records that are legible and cannot be altered unseen. Every operator has a badge or a PIN, a corrected value keeps the original beside it, and a whole day prints in two minutes for the auditor who likes paper. We retain records for shelf life plus at least twelve months.",
    },
    {
      id: "packaging-fees",
      question: "Can the system handle packaging fees and deposit return?",
      answer:
        "Packaging is held as data: material, grams and recyclability for every component, which is what the British EPR return and its European cousins charge on. A deposit scheme adds a registered barcode and its own line on the invoice. You can report sales by scheme and by nation, and work out what a lighter bottle would save before ordering the mould.",
    },
  ],
};
