import type { IndustryEntry } from "../schema/industry.ts";

export const industry: IndustryEntry = {
  name: "Oil & Gas",
  seo: {
    title: "Oil and gas software, wellhead to ledger",
    description:
      "SCADA data and hydrocarbon allocation for operators and contractors, built by engineers who’ve done the induction and know the control room.",
  },
  title: "Oil and gas software that *keeps going when the link drops*",
  subtitle:
    "From wellhead signal to monthly allocation, we build the systems that control rooms and hydrocarbon accountants work in, and keep them running offshore in any weather.",
  heroImage: {
    image: "industry-oil-and-gas",
    alt: "A derrick of blocks, joined by a pipe with an amber valve to a storage tank",
  },
  intro: {
    heading: "Your data starts where laptops aren’t allowed",
    description:
      "A pressure reading leaves a Zone 1 skid, crosses a data diode into a historian and ends up, three weeks later, in a partner’s invoice. Each hop has its own clock and its own owner. We work along that whole chain, from tag lists at one end to joint-venture statements at the other, and we treat every write towards the plant as a management-of-change item. For Skerrow Energy, which runs three platforms in the northern North Sea, we replaced the allocation spreadsheets in 2022. Its partners agree the month’s volumes on working day five, where it used to be day nine.",
  },
  services: [
    {
      title: "Production data and SCADA",
      icon: "gauge",
      description:
        "Tags from OPC UA and from ageing DCS gateways end up in one historian, with units and time stamps that agree.",
      features: ["OPC UA and MQTT Sparkplug B", "Store and forward over VSAT", "Alarm review to EEMUA 191"],
    },
    {
      title: "Drilling and well data",
      icon: "pickaxe",
      description:
        "Real-time rig feeds and daily drilling reports share one well file from spud to abandonment, so a mud weight is never typed twice.",
      features: [
        "WITSML 1.4.1.1, and 2.1 over ETP",
        "Daily reports with IADC codes",
        "Well records ready for OSDU",
      ],
    },
    {
      title: "Permit to work and isolations",
      icon: "hard-hat",
      description:
        "Permits and isolations are drawn on one plot plan. A clash shows up when the permit is raised, hours before a second crew arrives at the same valve.",
      features: ["Isolation certificates and tag-outs", "SIMOPS clash check", "Shift handover on one page"],
    },
    {
      title: "Hydrocarbon allocation",
      icon: "scale",
      description:
        "Metered volumes and lab samples become each owner’s share by rules you can read. If a meter is restated, we rerun the month and list the differences.",
      features: [
        "Fiscal meters and test separators",
        "API MPMS volume corrections",
        "Restatements with an audit trail",
        "Joint interest billing files",
      ],
    },
    {
      title: "Inspection and integrity",
      icon: "clipboard-check",
      description:
        "Rope-access teams record wall thickness on a tablet rated for the zone, and see the corrosion rate and next due date before they climb down.",
      features: [
        "Risk-based plans to API 581",
        "Offline on ATEX tablets",
        "Work orders into SAP PM or Maximo",
      ],
    },
    {
      title: "Methane and emissions records",
      icon: "flame",
      description:
        "Leak surveys and flare readings kept as evidence, each one traceable to the instrument and the person who calibrated it.",
      features: [
        "LDAR rounds and repair deadlines",
        "OGMP 2.0 figures at levels 4 and 5",
        "EU 2024/1787 and ETS returns",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Most of them first came to us about a spreadsheet that had turned into a safety record.",
  },
  clientsServed: [
    { label: "Offshore operators", icon: "waves-horizontal" },
    { label: "Onshore producers", icon: "map-pinned" },
    { label: "Drilling contractors", icon: "pickaxe" },
    { label: "Pipeline and tank terminal owners", icon: "cylinder" },
    { label: "Refineries", icon: "factory" },
    { label: "LNG and gas storage sites", icon: "thermometer" },
    { label: "Inspection and rope-access firms", icon: "ruler" },
    { label: "Fuel distributors", icon: "fuel" },
  ],
  change: {
    heading: "A month’s allocation at Skerrow Energy",
    steps: [
      {
        step: "Meter readings",
        before: "Copied by hand into spreadsheets",
        after: "Read from the historian, with any gap flagged",
      },
      {
        step: "The split",
        before: "A workbook for each of the partners",
        after: "One calculation that all of them can open",
      },
      {
        step: "A partner’s query",
        before: "A search through old email",
        after: "Settled on the screen with the figures",
      },
      {
        step: "The 06:00 report",
        before: "Typed up at the end of the late shift",
        after: "Writes itself, which saves a shift forty minutes",
      },
    ],
    result: { step: "Volumes agreed", before: "Working day nine", after: "Working day five" },
    source: "Skerrow Energy’s three platforms, before and since we replaced the spreadsheets in 2022.",
  },
  inquiry: {
    heading: "Tell us which number you don’t trust",
    note: "Name the field and the control system, and say what goes wrong at month end. A tag export can follow once there’s an agreement to cover it.",
  },
  process: {
    heading: "Six steps, each with a signature",
    note: "Our usual four steps, with your procedures built in. Nothing of ours reaches a live network until the asset’s own technical authority has signed for it.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Induction",
      image: "gate",
      alt: "An open gate",
      arrowClass: "arrow-right",
      description:
        "Our engineers do your site induction, survival course included where they fly, and follow a crew through one handover before they propose anything.",
    },
    {
      step: 2,
      title: "Tag and interface survey",
      image: "field",
      alt: "Blocks in rising rows",
      arrowClass: "arrow-right",
      description:
        "We check the signal list against the loops that actually exist. On older assets about one tag in twenty is mislabelled, and it’s better to find out now.",
    },
    {
      step: 3,
      title: "Management of change",
      image: "plan",
      alt: "A ground plan",
      arrowClass: "arrow-right",
      description:
        "The design goes through your MOC form with a cyber assessment to IEC 62443 and a written way back, and process safety can veto it.",
    },
    {
      step: 4,
      title: "Factory acceptance",
      image: "check",
      alt: "A platform on pillars",
      arrowClass: "arrow-right",
      description:
        "You attend the test in our lab against simulated field signals, from frozen transmitters to a flood of four hundred alarms in ten minutes.",
    },
    {
      step: 5,
      title: "Shadow month",
      image: "bridge",
      alt: "A bridge being closed",
      arrowClass: "arrow-right",
      description:
        "For a full production month, thirty days at least, the new figures run alongside the old. We explain any gap above tolerance meter by meter.",
    },
    {
      step: 6,
      title: "Site acceptance and watch",
      image: "done",
      alt: "A finished gate",
      arrowClass: "none",
      description:
        "Commissioning waits for a planned outage. One of us stays through the first crew change, because that’s when the questions come.",
    },
  ],
  benefits: {
    heading: "Changes you can measure on the asset",
    note: "We measure these before we start and again after ninety days of normal production.",
  },
  clientBenefits: [
    {
      title: "An earlier morning report",
      icon: "alarm-clock",
      description:
        "The 06:00 report writes itself from the historian. On Skerrow’s platforms that saves forty minutes of every late shift.",
    },
    {
      title: "Alarms people answer",
      icon: "bell",
      description:
        "We work to EEMUA’s target of about one every ten minutes per operator. At Veldt Power, a grid operator, we got there from 1,900 a shift.",
    },
    {
      title: "Allocation closed sooner",
      icon: "calendar-check",
      description:
        "Skerrow Energy closes four working days sooner than it did with spreadsheets, and settles partner queries from the same screen.",
    },
    {
      title: "No queue at the permit office",
      icon: "clipboard-list",
      description:
        "Area authorities review tomorrow’s jobs the evening before, so fitters can start at seven and make full use of the hot-work window.",
    },
    {
      title: "Evidence for inspectors",
      icon: "file-search",
      description:
        "When the regulator asks who overrode an interlock in March, the name and the reason are on the screen in seconds.",
    },
    {
      title: "Work that outlasts the link",
      icon: "wifi-off",
      description:
        "Everything an offshore crew needs runs on the platform. Shore catches up by itself, in order, once the connection’s back.",
    },
  ],
  questions: {
    heading: "Asked in the control room",
    note: "And, soon after, by the people who insure it.",
  },
  faqs: [
    {
      id: "read-or-write",
      question: "Do you write to the control system, or only read from it?",
      answer:
        "In nearly every project we only read. Data leaves through a DMZ or a diode and our software has no route back. Where a client wants setpoints sent down, they go through the control vendor’s own interface and your MOC process, with a limit check in the PLC that our code can’t override. Safety instrumented systems under IEC 61511 are out of bounds. We take their status and never touch their logic.",
    },
    {
      id: "satellite-link",
      question: "What happens to field data when the satellite link drops?",
      answer:
        "Each site buffers a month on its own disks. When the link returns, live values go first so that the control room sees the present, and the backlog follows in time order. We flag gaps and never interpolate them, and the daily report says which figures are provisional.",
    },
    {
      id: "orphaned-dcs",
      question: "Can you work with a DCS whose vendor has stopped supporting it?",
      answer:
        "Often, yes, with a read-only gateway in front of it, usually OPC DA tunnelled to OPC UA. We document its quirks, such as counters that wrap or clocks that drift. That buys you time to plan the replacement around a turnaround, which may be years off. We leave the controller itself alone, since patches and spares are for your automation team.",
    },
    {
      id: "osdu",
      question: "Do we need OSDU before you can help with well data?",
      answer:
        "No, you don’t. We can load to an OSDU platform and read from it if you run one. If you don’t, we’ll use its names for wells and logs, so that a later move is an export. With forty wells you can usually manage on one PostgreSQL database, as long as each table has a named owner.",
    },
    {
      id: "travel-offshore",
      question: "Will your people travel to the platform?",
      answer:
        "Yes, when the job needs hands there. Five of our engineers keep their offshore survival and medical certificates current. We plan trips around bed space and crew-change flights, and do what we can on the simulator ashore, because a helicopter seat is often worth more to a valve technician.",
    },
    {
      id: "methane-figures",
      question: "Are your methane figures accepted under the EU regulation?",
      answer:
        "The regulation asks you to quantify each source, to set that against a measurement of the whole site, and to have both checked by an accredited verifier. We keep the survey together with the instrument certificate and the calculation, so that the verifier can recompute any figure. Whether it’s accepted is the verifier’s call. Our part is to make sure that every number comes with its evidence.",
    },
  ],
};
