import type { Industry } from "../schema/industry.ts";

export const oilAndGas: Industry = {
  slug: "oil-and-gas",
  name: "Oil & Gas",
  seo: {
    title: "Oil and gas software, wellhead to ledger",
    description:
      "SCADA data, well reporting, permits to work, allocation and methane records for operators and contractors, built by engineers who have stood the shift.",
  },
  title: "Oil and gas software that *holds through the night shift*.",
  subtitle:
    "From wellhead signal to monthly allocation: the systems that control rooms, permit offices and hydrocarbon accountants work in, kept running offshore when the link is not.",
  heroImage: {
    image: "industry-oil-and-gas",
    alt: "A derrick of blocks, joined by a pipe with an amber valve to a storage tank",
  },
  intro: {
    heading: "Your data starts where nobody may plug in a laptop.",
    description:
      "A pressure reading leaves a Zone 1 skid, crosses a data diode, sits in a historian and ends, three weeks later, in a partner’s invoice. Each hop has its own clock, unit and owner. We work along that whole chain: tag lists and alarm rates at one end, joint-venture statements at the other. We keep to the Purdue levels, treat every write towards the plant as a management-of-change item, and assume the satellite link will drop during the worst weather of the year.",
  },
  services: [
    {
      title: "Production data and SCADA",
      icon: "gauge",
      description:
        "Tags from OPC UA, Modbus and ageing DCS gateways land in one historian, with units, quality flags and time stamps that agree.",
      features: ["OPC UA and MQTT Sparkplug B", "Store and forward over VSAT", "Alarm review to EEMUA 191"],
    },
    {
      title: "Drilling and well data",
      icon: "pickaxe",
      description:
        "Real-time rig feeds and daily drilling reports share one well file from spud to abandonment. Nobody retypes a mud weight.",
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
        "Permits, isolations and simultaneous operations drawn on one plot plan. A clash shows when the permit is raised, hours before two crews meet at the same valve.",
      features: ["Isolation certificates and tag-outs", "SIMOPS clash check", "Day-to-night shift handover"],
    },
    {
      title: "Hydrocarbon allocation",
      icon: "scale",
      description:
        "Metered volumes, shrinkage and lab samples become each owner’s share by rules you can read. If a meter is restated, the month is rerun and the differences are listed.",
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
        "Rope-access teams record wall thickness on a tablet rated for the zone. The corrosion rate and the next due date are worked out before they climb down.",
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
        "Leak surveys, flare meters and vent events kept as evidence, each figure traced to the instrument and to whoever calibrated it.",
      features: [
        "LDAR rounds and repair deadlines",
        "OGMP 2.0 figures at levels 4 and 5",
        "EU 2024/1787 and ETS returns",
      ],
    },
  ],
  clients: {
    heading: "Clients We Serve",
    note: "Most of them first called about a spreadsheet that had become a safety record.",
  },
  clientsServed: [
    { label: "Offshore operators", icon: "waves" },
    { label: "Onshore producers", icon: "map-pinned" },
    { label: "Drilling contractors", icon: "pickaxe" },
    { label: "Pipeline and tank terminal owners", icon: "cylinder" },
    { label: "Refineries", icon: "factory" },
    { label: "LNG and gas storage sites", icon: "thermometer" },
    { label: "Inspection and rope-access firms", icon: "ruler" },
    { label: "Fuel distributors", icon: "fuel" },
  ],
  inquiry: {
    heading: "Tell us which number nobody trusts.",
    note: "Name the field, the vendor of the control system and what goes wrong at month end. A tag export can follow once there is an agreement to cover it.",
  },
  process: {
    heading: "Six steps, each with a signature.",
    note: "Nothing of ours reaches a live network before the asset’s own technical authority has signed for it.",
  },
  deliveryProcess: [
    {
      step: 1,
      title: "Induction",
      image: "hard-hat",
      description:
        "Our engineers do your site induction, survival ticket included where they fly, and follow one crew through a handover before they propose anything.",
    },
    {
      step: 2,
      title: "Tag and interface survey",
      image: "list-checks",
      description:
        "We walk the signal list against the loops that exist. On older assets about one tag in twenty is mislabelled; better to learn that now than from a trip report.",
    },
    {
      step: 3,
      title: "Management of change",
      image: "signature",
      description:
        "The design goes through your MOC form with a cyber assessment to IEC 62443 and a written way back. Process safety holds the veto.",
    },
    {
      step: 4,
      title: "Factory acceptance",
      image: "monitor-check",
      description:
        "You attend the test in our lab against simulated field signals: a lost link, frozen transmitters, a flood of four hundred alarms in ten minutes.",
    },
    {
      step: 5,
      title: "Shadow month",
      image: "copy",
      description:
        "For one full production month the new figures stand beside the old ones. Any gap above the agreed tolerance is explained meter by meter.",
    },
    {
      step: 6,
      title: "Site acceptance and watch",
      image: "radio",
      description:
        "Commissioning waits for a planned outage. One of us stays through the first crew change, because that is when the questions come.",
    },
  ],
  benefits: {
    heading: "What changes on the asset.",
    note: "Measured before we start and again after ninety days of normal production.",
  },
  clientBenefits: [
    {
      title: "An earlier morning report",
      icon: "alarm-clock",
      description:
        "The 06:00 report writes itself from the historian. One asset team got fifty minutes of its night shift back.",
    },
    {
      title: "Alarms people answer",
      icon: "bell",
      description:
        "Standing and chattering alarms go first. The target is EEMUA’s: fewer than one every ten minutes per operator in steady state.",
    },
    {
      title: "Allocation closed sooner",
      icon: "calendar-check",
      description:
        "Volumes agreed by working day four where it used to be day eleven, and partner queries settled from the same screen.",
    },
    {
      title: "No queue at the permit office",
      icon: "clipboard-list",
      description:
        "Area authorities review tomorrow’s jobs the evening before, so fitters are at the worksite at seven and the hot-work window is not half gone.",
    },
    {
      title: "Evidence for inspectors",
      icon: "file-search",
      description:
        "When the regulator asks who overrode an interlock in March, the name, the reason and the expiry are two clicks away.",
    },
    {
      title: "Work that outlasts the link",
      icon: "wifi-off",
      description:
        "Whatever an offshore crew needs runs on the platform. Shore catches up by itself, in order, once the connection returns.",
    },
  ],
  questions: {
    heading: "Asked in the control room.",
    note: "And, soon after, by the people who insure it.",
  },
  faqs: [
    {
      id: "read-or-write",
      question: "Do you write to the control system, or only read from it?",
      answer:
        "Read, almost always. Data leaves through a DMZ or a diode and our software has no route back. Where a client wants setpoints sent down, they pass through the control vendor’s own interface, your MOC process and a limit check in the PLC that our code cannot override. Safety instrumented systems under IEC 61511 are out of bounds: we take their status and never touch their logic.",
    },
    {
      id: "satellite-link",
      question: "What happens to field data when the satellite link drops?",
      answer:
        "Each site buffers at least thirty days on its own disks. When the link returns, live values go first so the control room sees the present; the backlog follows in time order. Gaps are flagged, never interpolated, and the daily report says which figures are provisional.",
    },
    {
      id: "orphaned-dcs",
      question: "Can you work with a DCS whose vendor has stopped supporting it?",
      answer:
        "Often. We put a read-only gateway in front of it, usually OPC DA tunnelled to OPC UA, and document the quirks: counters that wrap, clocks that drift. That buys time to plan the replacement around a turnaround, which may be two to four years off. We leave the controller itself alone; patches and spares are for your automation team.",
    },
    {
      id: "osdu",
      question: "Do we need OSDU before you can help with well data?",
      answer:
        "No. If you run an OSDU platform, we load to it and read from it. If you do not, we give wells, wellbores and logs the same names so that a later move is an export. For a company with forty wells, one PostgreSQL database and a named owner for each table usually does the work.",
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
        "The regulation asks for quantification at each source, site-level measurement to set against it, and a check by an independent accredited verifier. We keep the survey, the instrument certificate and the calculation together, source by source, so that the verifier can recompute a figure. Acceptance is the verifier’s call. Our part is that no number arrives without its evidence.",
    },
  ],
};
