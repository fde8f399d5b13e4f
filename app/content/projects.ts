import type { Project } from "./schema/work.ts";

export const projects: Project[] = [
  {
    id: "harbour-cloud",
    category: "cloud",
    title: "Six server rooms, one harbour cloud",
    subtitle: "Cloud platform, Port of Aarhaven",
    seo: {
      title: "Harbour cloud for the Port of Aarhaven",
      description:
        "How a Danish port emptied six server rooms in nine waves and taught its gates to work for 72 hours with the cable cut.",
    },
    image: {
      image: "project-harbour-cloud",
      alt: "A crane lifts an amber container over a quay of stacked blocks at night.",
    },
    lightbox: {
      title: "Harbour cloud",
      description:
        "Berths, gates and customs papers moved out of six rooms on the quayside. A storm cut the cable in the first winter; the cranes did not stop.",
    },
    client: "Port of Aarhaven",
    facts: [
      { label: "Sector", value: "Ports and shipping" },
      { label: "Duration", value: "14 months" },
      { label: "Team", value: "Six of ours, four of theirs" },
      { label: "In service since", value: "March 2025" },
    ],
    brief: {
      heading: "The oldest server room stood 1.4 metres above high water.",
      text: "Aarhaven ran its berth planning, lorry gates and customs papers from six rooms spread over two kilometres of quay. In October 2021 one of them flooded, and the container gate worked from paper for nineteen hours. The port authority wanted everything out of reach of the sea. It also wanted a terminal that would keep moving when the single fibre to town was cut, which dredgers had managed twice.",
    },
    work: {
      heading: "Nine waves, lightest first.",
      text: [
        "We listed 55 applications and asked who would miss each one. Twelve had no answer and were switched off. The other 43 moved to two Northfold regions in nine waves, beginning with the canteen menu and ending with berth planning. A wave was allowed to start only when the previous one had run a full week without a call to the night desk.",
        "For the severed cable we put a small Kubernetes cluster into the gatehouse, six metres up. It holds the next three days of bookings, tide tables and release codes, and writes everything down until the line returns. Every quarter the harbour master picks a morning, gives no notice and has the fibre pulled.",
        "Wave seven went back once. Crane telemetry arrived out of order on the far side of a queue, so we returned it to the old room the same afternoon, added sequence numbers and tried again nine days later.",
      ],
    },
    delivered: [
      "Infrastructure for both regions described in OpenTofu, owned by the port’s own four engineers.",
      "A gatehouse cluster that runs the lorry gates alone, with its own drill book.",
      "Runbooks for the fourteen faults that had rung the night desk most often.",
      "Six empty rooms, one of which is now a bicycle store.",
    ],
    outcome: {
      heading: "In January the cable broke for eleven hours.",
      text: "The first winter brought an unannounced test. A northerly gale took the fibre out at half past one in the morning, and 412 lorries passed the gates before it was spliced. When the line came back, the gatehouse handed over its entries in six minutes and the port’s figures agreed to the last container.",
      figures: [
        {
          value: "43",
          label: "applications moved",
          note: "Another twelve were retired for want of a single user.",
        },
        {
          value: "72 h",
          label: "with the cable cut",
          note: "What the gatehouse carries alone, proved four times a year.",
        },
        {
          value: "31%",
          label: "lower running cost",
          note: "Measured over the first full year, drills and night desk included.",
        },
      ],
    },
  },
  {
    id: "ledger-vault",
    category: "cyber",
    title: "A ledger that takes two people to open",
    subtitle: "Privileged access, Nordsund Bank",
    seo: {
      title: "Ledger vault for Nordsund Bank",
      description:
        "Sixty-three standing administrator rights became none. How a Nordic bank put two people and a hardware key between anyone and its ledger.",
    },
    image: {
      image: "project-ledger-vault",
      alt: "Two rings of wall around a pale keep of blocks, with an amber block at its heart.",
    },
    lightbox: {
      title: "Ledger vault",
      description:
        "Access to the bank’s ledger now has to be asked for, granted by a colleague and used within the hour. Outside testers spent ten days trying to get round it.",
    },
    client: "Nordsund Bank",
    facts: [
      { label: "Sector", value: "Banking" },
      { label: "Duration", value: "Nine months" },
      { label: "Rules to satisfy", value: "DORA, Danish and Norwegian supervisors" },
      { label: "Tested by", value: "An outside red team" },
    ],
    brief: {
      heading: "Sixty-three people could have changed a balance.",
      text: "None of them had. But the general ledger of a bank in two countries could be reached by database administrators, release engineers and a contractor who had left in 2022, each with rights that never expired. The supervisor’s letter was polite and gave the bank until the autumn. Priya Raman, the chief operating officer, added a condition: the night shift must still be able to repair a failed batch in under ten minutes.",
    },
    work: {
      heading: "Take every right away, then lend it back.",
      text: [
        "We removed standing access altogether. Whoever needs the ledger states a reason and a ticket, a second person approves with a FIDO2 key, and OpenBao issues a credential that dies after sixty minutes. Signing keys live in hardware modules at two sites, so copying one would mean carrying away a rack.",
        "Each statement run under such a credential goes into a log where every entry contains the hash of the one before. A copy leaves for a machine that our own engineers cannot reach either. Change one line and the chain breaks at that point, visibly, the next morning.",
        "The awkward part was the emergency. Four sealed envelopes in two safes hold a way in that needs no network. Opening one rings three telephones. In rehearsal the first envelope turned out to name a server that had been renamed, which is why the drill is now monthly.",
      ],
    },
    delivered: [
      "An access broker with approval on phone or hardware key, run by the bank’s security team.",
      "Hash-chained audit records, with a checker that the internal auditors can start themselves.",
      "Key ceremonies for two sites, filmed and signed.",
      "A break-glass procedure on one page, rehearsed on the first Thursday of each month.",
      "Mapping of every control to the article of DORA it answers.",
    ],
    outcome: {
      heading: "Ten days of attack, no entry in the ledger.",
      text: "The red team started with a staff badge and an ordinary laptop. They found two faults, both in neighbouring systems and both closed within the week, and wrote nothing to the ledger. The night shift has used lent access 588 times in the first year. The supervisor shut its file without a further letter.",
      figures: [
        {
          value: "0",
          label: "standing administrators",
          note: "There were sixty-three on the day we counted.",
        },
        {
          value: "3 min",
          label: "median wait for access",
          note: "From stating the reason to the first prompt, at any hour.",
        },
        {
          value: "10 days",
          label: "of hostile testing",
          note: "Two findings next door, none inside, all in the report to the board.",
        },
      ],
    },
  },
  {
    id: "grid-watch",
    category: "consultancy",
    title: "Fewer alarms, seen sooner",
    subtitle: "Control room review, Veldt Power",
    seo: {
      title: "Grid watch: a control room review, Veldt Power",
      description:
        "Twelve weeks in a Dutch grid control room cut alarms by 89 per cent. We wrote a report, a tender and no code, and did not bid for the rest.",
    },
    image: {
      image: "project-grid-watch",
      alt: "A line of pylons carries wires through the night, and one amber lamp burns on a substation.",
    },
    lightbox: {
      title: "Grid watch",
      description:
        "Operators of 310 substations were shown 1,900 alarms a shift. Two of our engineers sat beside them for three weeks and asked which ones had ever mattered.",
    },
    client: "Veldt Power",
    facts: [
      { label: "Sector", value: "Electricity distribution" },
      { label: "Engagement", value: "Twelve weeks, fixed price" },
      { label: "Consultants", value: "Two engineers, one designer" },
      { label: "Measured against", value: "EEMUA 191 and ISA-18.2" },
    ],
    brief: {
      heading: "On a windy night the screen scrolled faster than anyone could read.",
      text: "Veldt distributes electricity to the eastern Netherlands. Its three control desks received 1,900 alarms in a twelve-hour shift, more than two a minute. After a storm in which a real transformer fault waited seventeen minutes in the queue, the board asked for a new control system and set aside eleven million euros. The head of operations suspected the old one was simply badly told what to say.",
    },
    work: {
      heading: "Three weeks in the chair before one slide.",
      text: [
        "We worked six day shifts and nine nights next to the operators with a notebook and a stopwatch. For each alarm we wrote down what the person did. In 71 cases out of 100 the answer was a click to make it go away. Fourteen sensors, most of them door contacts, produced a third of everything.",
        "Then we exported two years of event history into DuckDB and sorted it the way the notebook suggested: alarms without an action, alarms that repeat within a minute, alarms that follow from another. Operators voted on each of 4,200 definitions, in mixed pairs so that no shift could outvote the rest.",
        "The changes went into the existing system in four evenings, made by Veldt’s own staff, each with a list of what had been silenced and how to bring it back. Two were brought back: a battery warning that matters below minus five degrees, and a tap changer that proved less boring than it looked.",
      ],
    },
    delivered: [
      "A report of 46 pages with every figure traceable to a query.",
      "An alarm philosophy that the operators wrote and signed with us.",
      "Settings for 4,200 alarm definitions, with the reason for each.",
      "A tender specification for a smaller replacement in 2029, for which we agreed in advance not to bid.",
    ],
    outcome: {
      heading: "The next gale was quiet enough to work in.",
      text: "Alarms fell to 210 a shift, about one every ten minutes for each desk, which is what the guideline calls manageable. In the February storms the desk saw its first real fault after 40 seconds. The board kept nine of its eleven million euros; part of the rest bought better door contacts.",
      figures: [
        {
          value: "89%",
          label: "fewer alarms",
          note: "From 1,900 to 210 in an average shift, counted over six months.",
        },
        {
          value: "40 s",
          label: "to the real fault",
          note: "In the storm before our review it had taken seventeen minutes.",
        },
        {
          value: "€9m",
          label: "not spent",
          note: "The purchase was put off by four years and made smaller.",
        },
      ],
    },
  },
  {
    id: "clinic-network",
    category: "services",
    title: "Nine clinics on one quiet network",
    subtitle: "Managed network, Saint-Aubin Hospitals",
    seo: {
      title: "Clinic network for Saint-Aubin Hospitals",
      description:
        "Rewiring nine French clinics at night without closing a ward: 3,310 devices found, sorted and fenced, and 38 minutes lost in a year.",
    },
    image: {
      image: "project-clinic-network",
      alt: "Clinics in the shape of crosses at night, joined by walkways to a larger one, an amber block on the way.",
    },
    lightbox: {
      title: "Clinic network",
      description:
        "Switches were replaced between ten at night and four in the morning, ward by ward, with a nurse holding the list of what must not blink.",
    },
    client: "Saint-Aubin Hospitals",
    facts: [
      { label: "Sector", value: "Health care" },
      { label: "Sites", value: "Nine clinics in France" },
      { label: "Roll-out", value: "11 months, 126 nights" },
      { label: "Contract", value: "Operation and service desk" },
    ],
    brief: {
      heading: "Infusion pumps shared a cable with the lobby television.",
      text: "Saint-Aubin had grown by buying clinics, and every purchase brought its own wiring. Nine networks met in one firewall. Pumps, scanners, guest Wi-Fi and the television in the entrance hall could all address each other. In 2023 the clinics lost 41 hours to network faults, eleven of them in one night when a loop in a broom cupboard took the maternity ward’s monitors off the screen.",
    },
    work: {
      heading: "First a list, then a fence, then new cable.",
      text: [
        "Before anything was unplugged we listened. Six weeks of passive recording found 3,310 devices; the hospital’s register knew 2,850 of them. Biomedical engineers and ward sisters helped us put a name and an owner to the remaining 460, among them a lung function machine that was thought to be scrapped.",
        "Each device type then got its own segment and a short list of what it may talk to. We ran the rules for a month in a mode that records and blocks nothing. They would have cut off a pharmacy robot on Sundays, when it collects its software, so that went on the list too.",
        "Hardware followed at night. One clinic at a time, one ward per night, 214 switches and 640 access points in all, two routes out of every building. If a ward was not back by four, the old switch returned to the rack. That was needed three times in 126 nights.",
      ],
    },
    delivered: [
      "A network with two paths to each ward and none between a pump and a visitor’s phone.",
      "An inventory that corrects itself and shows a new device within five minutes.",
      "A service desk in French, answered by people who have been on site.",
      "Wall plans in each wiring cupboard, laminated, with a number to ring.",
      "Twice-yearly exercises in which one main line is pulled during visiting hours.",
    ],
    outcome: {
      heading: "Thirty-eight minutes in a year.",
      text: "In the first twelve months of operation the nine clinics together lost 38 minutes, all of it in an administration building. In May somebody plugged in a laptop with ransomware at the smallest site. It met a fence on all sides, reached one printer and was found by the inventory before the user had rung.",
      figures: [
        {
          value: "38 min",
          label: "of unplanned downtime",
          note: "All nine clinics, first year; it was 41 hours in 2023.",
        },
        {
          value: "460",
          label: "unlisted devices found",
          note: "Each now has an owner and a segment, or a place in the skip.",
        },
        { value: "126", label: "nights on the wards", note: "No theatre list was moved for any of them." },
      ],
    },
  },
  {
    id: "depot-plan",
    category: "services",
    title: "Every train in the right order by five",
    subtitle: "Depot planning, Elbe Regional Rail",
    seo: {
      title: "Depot plan for Elbe Regional Rail",
      description:
        "Three depots, 74 trains and a magnetic whiteboard. How Elbe Regional Rail plans a night of shunting in fifty minutes instead of five hours.",
    },
    image: {
      image: "project-depot-plan",
      alt: "A depot of blocks with five bays at night, one amber van waiting outside.",
    },
    lightbox: {
      title: "Depot plan",
      description:
        "The planner proposes, the foreman decides, and the reason for every override is kept. It is wrong about once a week and says how sure it was.",
    },
    client: "Elbe Regional Rail",
    facts: [
      { label: "Sector", value: "Passenger rail" },
      { label: "Scope", value: "Three depots, 74 trains" },
      { label: "Support", value: "Day and night, since 2022" },
      { label: "Built with", value: "OR-Tools, Kotlin, PostgreSQL" },
    ],
    brief: {
      heading: "A train behind another train is a late train.",
      text: "Each night 74 units come home to be washed, emptied, inspected and parked so that the first one out stands at the front. Three foremen planned this with magnets on a whiteboard, five hours a night between them. Two were within three years of retirement. When a wheel lathe failed or a unit came in with graffiti, the plan was redone by telephone, and nine departures in a hundred were late.",
    },
    work: {
      heading: "The foremen taught it. Then they argued with it.",
      text: [
        "We spent the first month of nights in the yard at Stendal writing down rules that no manual had: which track drains badly in frost, which driver cannot be asked to shunt after three. They came to 160. The constraint solver took them as they were, the odd ones included, and returned a full plan in under a minute.",
        "Rolf Brandt’s condition was that no foreman should ever have to obey it. Any move can be dragged elsewhere on a tablet, in gloves, and the planner rearranges the rest around that decision. It asks for a reason in three words. After half a year, those reasons had become eleven new rules.",
        "We operate the service ourselves. Should the solver find no plan in two minutes, it hands over the best one so far with the conflicts marked. If the whole thing is down, a printer in each depot already has the four o’clock version on paper; that has happened once, for 35 minutes.",
      ],
    },
    delivered: [
      "A night planner for three depots, with tablets in the pits and a wall screen for the yard.",
      "Interfaces to the timetable, the workshop system and the wash plant’s controller.",
      "A rule book of 171 entries in German, each with the name of the foreman who gave it.",
      "Round-the-clock operation with two engineers on call who have worked a night shift there.",
    ],
    outcome: {
      heading: "The magnets stayed up for ninety days, then came down.",
      text: "Both methods ran side by side for one quarter, and each morning the foremen marked which had been right. By the tenth week they had stopped moving magnets. Late departures caused by the depot fell from nine in a hundred to fewer than two, and both retirements took place without a farewell panic.",
      figures: [
        {
          value: "98.6%",
          label: "leave the depot on time",
          note: "It was 91 per cent in the year before, by the same clock.",
        },
        {
          value: "50 min",
          label: "of planning per night",
          note: "For all three yards together, down from five hours.",
        },
        {
          value: "171",
          label: "rules, all with a name",
          note: "The original 160 and eleven learned from overrides.",
        },
      ],
    },
  },
  {
    id: "archive-shield",
    category: "cyber",
    title: "Eight centuries, three copies, one offline",
    subtitle: "Ransomware defence, Kirkgate County Archive",
    seo: {
      title: "Archive shield for Kirkgate County Archive",
      description:
        "Fourteen million scans, 212 terabytes and no security team. How a county archive made itself a poor target and rehearsed the worst week.",
    },
    image: {
      image: "project-archive-shield",
      alt: "An archive of drawers inside a curved wall of blocks, one amber drawer pulled out.",
    },
    lightbox: {
      title: "Archive shield",
      description:
        "Charters from 1204 had been photographed and put on one disk array. Now a thief would need two passwords, a van and the key to a salt mine.",
    },
    client: "Kirkgate County Archive",
    facts: [
      { label: "Sector", value: "Public records" },
      { label: "Holdings", value: "14 million scans, 212 TB" },
      { label: "Duration", value: "Seven months" },
      { label: "Certified", value: "Cyber Essentials Plus" },
    ],
    brief: {
      heading: "The neighbouring council had been offline for five weeks.",
      text: "In 2024 criminals encrypted the servers of the district next door, backups included. The county archivist did the sum for her own house. Twenty years of scanning lay on one array, its backup hung on the same network, and both answered to one administrator account that also read e-mail. The staff is eleven people. None of them is a security engineer, and the grant would not stretch to hiring one.",
    },
    work: {
      heading: "Assume they get in. Decide what they find.",
      text: [
        "We split the house into three zones. The public catalogue reads a copy and can write nothing. Staff add scans through an intake that checks and seals each batch in BagIt form. The store behind it accepts additions, refuses changes and holds every object under a lock that even the administrator cannot lift.",
        "A third copy goes on LTO-9 tape each month and leaves the building for a store in a Cheshire salt mine. Every file carries a SHA-256 sum, and one twelfth of the stock is read again each month. The first full round found 17 images that had been damaged since about 2009. All were repaired from microfilm.",
        "Then we rehearsed. On a Monday we told the archivist that everything was gone, took the telephones off the hook and asked her to begin. She found the first mistake within a minute: the plan was stored on the array. It now hangs in a frame beside her desk.",
      ],
    },
    delivered: [
      "A write-once store on hardware the county already owned.",
      "Monthly tapes, two couriers and a signed log of where each cartridge is.",
      "Separate accounts for mail and administration, with hardware keys for four people.",
      "A recovery plan of nine steps that an archivist can follow without us.",
      "Half a day of training for all eleven staff, repeated every spring.",
    ],
    outcome: {
      heading: "From nothing to reading room in under three days.",
      text: "The full drill restored all 212 terabytes from tape, using three drives, in 61 hours. The catalogue was back for readers after four. A phishing mail caught one account last November and the intruder spent a weekend looking at maps. Nothing was changed, because from there nothing could be.",
      figures: [
        {
          value: "61 h",
          label: "to restore everything",
          note: "Timed in the drill, from bare disks to the last checksum.",
        },
        {
          value: "17",
          label: "damaged scans repaired",
          note: "Silent faults, found only because each file is now read again.",
        },
        {
          value: "£0",
          label: "in new licences",
          note: "Open software throughout; the money went into tape and training.",
        },
      ],
    },
  },
];
