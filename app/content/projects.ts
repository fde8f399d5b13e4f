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
        "How a Danish port emptied six server rooms in eight waves, and why its lorry gates keep working for 72 hours when the cable to town is cut.",
    },
    image: {
      image: "project-harbour-cloud",
      alt: "A crane lifts an amber container over a quay of stacked blocks at night.",
    },
    lightbox: {
      title: "Harbour cloud",
      description:
        "Berth planning and the lorry gates left six damp rooms on the quayside. When a storm cut the cable in the first winter, the gates carried on.",
    },
    client: "Port of Aarhaven",
    facts: [
      { label: "Sector", value: "Ports and shipping" },
      { label: "Duration", value: "14 months" },
      { label: "Team", value: "Six of ours, four of theirs" },
      { label: "In service since", value: "March 2023" },
    ],
    brief: {
      heading: "The oldest server room was 1.4 metres above high water",
      text: "Aarhaven ran its berth planning and its lorry gates from six rooms spread along two kilometres of quay. In October 2021 one of them flooded, and the container gate worked from paper for nearly a day. The port authority wanted everything out of reach of the sea. It also wanted a terminal that would keep moving when the only fibre to town was cut, which dredgers had managed twice already.",
    },
    work: {
      heading: "Eight waves, starting with the canteen menu",
      text: [
        "We listed 61 applications and asked who’d miss each one. For twelve of them we couldn’t find anybody, and those were switched off. The other 49 moved to two Northfold regions in eight waves, beginning with the canteen menu and ending with berth planning. Each wave went on a weekday morning, and the next one had to wait until the last had run for a full week without troubling the duty desk.",
        "For the severed cable we put a small Kubernetes cluster into the gatehouse, six metres up. It holds the next three days of bookings and release codes, and keeps its own record until the line returns. Before we handed it over, it ran the gates alone for 72 hours with the fibre unplugged. Since then the harbour master has picked a morning every quarter and had the fibre pulled without telling anyone.",
        "Only wave seven had to go back. Crane telemetry was arriving out of order on the far side of a queue, so we returned it to the old room the same day. Ten days later we tried again, with sequence numbers.",
      ],
    },
    delivered: [
      "Both regions described as code, which the port’s own four engineers now maintain.",
      "A gatehouse cluster that can run the lorry gates alone, with its own drill book.",
      "Runbooks for the dozen faults that had woken the duty engineer most often.",
      "Six empty rooms, one of which is now a bicycle store.",
    ],
    outcome: {
      heading: "In January the cable broke for ten hours",
      text: "The first winter brought a test that we hadn’t scheduled. In January 2024 a northerly gale took the fibre out at half past one in the morning, and 368 lorries passed the gates before it was spliced. When the line came back, the gatehouse handed over its entries in six minutes and the figures agreed to the last container. The project won the European Ports Technology Prize that year.",
      figures: [
        {
          value: "49",
          label: "applications moved",
          note: "Another twelve were retired, because we couldn’t find anyone who used them.",
        },
        {
          value: "72 h",
          label: "with the cable cut",
          note: "Proved in a three-day acceptance test. The unannounced drills each quarter last a morning.",
        },
        {
          value: "24%",
          label: "lower running cost",
          note: "Measured over the first full year, with the drills and the duty desk included.",
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
        "Sixty-three people held standing administrator rights; now it’s zero. How a Nordic bank put two people and a hardware key in front of its ledger.",
    },
    image: {
      image: "project-ledger-vault",
      alt: "Two rings of wall around a pale keep of blocks, with an amber block at its heart.",
    },
    lightbox: {
      title: "Ledger vault",
      description:
        "Access to the bank’s ledger has to be granted by a colleague and used within the hour. Outside testers spent ten days trying to get round it.",
    },
    client: "Nordsund Bank",
    facts: [
      { label: "Sector", value: "Banking" },
      { label: "Duration", value: "Eight months, to October 2024" },
      { label: "Rules to satisfy", value: "DORA and two national supervisors" },
      { label: "Tested by", value: "An outside red team" },
    ],
    brief: {
      heading: "Sixty-three people could have changed a balance",
      text: "They hadn’t, as far as anyone could tell. But the general ledger of a bank in two countries was open to database administrators and release engineers, and to a contractor who’d left in 2022, all with rights that never expired. The supervisor’s letter was polite and gave the bank until the autumn. Priya Raman, the chief operating officer, added a condition of her own. The night shift still had to be able to repair a failed batch in under ten minutes.",
    },
    work: {
      heading: "Take every right away, then lend it back",
      text: [
        "We began by removing standing access altogether. If you need the ledger, you give a reason and a ticket, a second person approves it with a FIDO2 key, and Quayside issues a credential that expires after sixty minutes. The ledger itself runs on Kestrel. Its signing keys are in hardware modules at two sites, so to copy one you’d have to carry away a rack.",
        "Each statement run under such a credential goes into a log in which every entry contains the hash of the one before. A copy leaves for a machine that our own engineers can’t reach either. If somebody changes a line, the chain breaks at that point, and the bank will see it the next morning.",
        "The awkward part was what to do in an emergency. Four sealed envelopes in two safes hold a way in that doesn’t need a network, and opening one alerts three people. In rehearsal the first envelope turned out to name a server that had since been renamed, which is why the drill is now monthly.",
      ],
    },
    delivered: [
      "An access broker with approval on phone or hardware key, run by the bank’s security team.",
      "Hash-chained audit records, with a checker that the internal auditors can start themselves.",
      "Filmed key ceremonies at both sites.",
      "A break-glass procedure on one page, rehearsed every month.",
      "A table that maps each control to the article of DORA it satisfies.",
    ],
    outcome: {
      heading: "Ten days of attack, and no entry in the ledger",
      text: "The red team started with a staff badge and an ordinary laptop. They found two faults, both in neighbouring systems and both closed within the week, and never got to write to the ledger. The night shift used lent access 588 times in the first year. The supervisor closed its file without a further letter, and in 2025 the project won a Payments Resilience Award.",
      figures: [
        {
          value: "0",
          label: "standing administrators",
          note: "There were sixty-three on the day we counted.",
        },
        {
          value: "3 min",
          label: "median wait for access",
          note: "From giving the reason to the first prompt, at any hour of the day or night.",
        },
        {
          value: "10 days",
          label: "of hostile testing",
          note: "They led to two findings next door, which went to the board with the rest of the report.",
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
        "Twelve weeks in a Dutch grid control room cut alarms by 89%. We wrote a report and a tender but no code, and didn’t bid for the replacement.",
    },
    image: {
      image: "project-grid-watch",
      alt: "A line of pylons carries wires through the night, and one amber lamp burns on a substation.",
    },
    lightbox: {
      title: "Grid watch",
      description:
        "Operators of 290 substations were shown 1,900 alarms a shift. Two of our engineers sat with them for three weeks and asked which ones had ever mattered.",
    },
    client: "Veldt Power",
    facts: [
      { label: "Sector", value: "Electricity distribution" },
      { label: "Engagement", value: "Twelve weeks, fixed price" },
      { label: "Consultants", value: "Two engineers, one designer" },
      { label: "Measured against", value: "EEMUA 191 and ISA-18.2" },
    ],
    brief: {
      heading: "On a windy night the screen scrolled faster than anyone could read",
      text: "Veldt distributes electricity in the eastern Netherlands. Its three control desks received 1,900 alarms in a twelve-hour shift, more than two a minute. After a storm in which a real transformer fault waited seventeen minutes in the queue, the board asked for a new control system and set aside twelve million euros. The head of operations had a suspicion that the old one was fine and simply talked too much.",
    },
    work: {
      heading: "Three weeks of shifts before the first slide",
      text: [
        "We worked fifteen shifts next to the operators, most of them at night, and took notes. For each alarm we wrote down what the person did about it. In three cases out of four that was a click to make it go away. A dozen sensors, most of them door contacts, produced a third of everything.",
        "Then we exported two years of event history into DuckDB and sorted it the way our notes suggested, so that alarms without an action ended up in one pile and alarms caused by another alarm in a second. Operators voted on all 4,200 definitions, in mixed pairs so that one shift couldn’t outvote the others.",
        "Veldt’s own staff made the changes in the existing system, over four mornings, each with a list of what had been silenced and how to bring it back. Only two of them had to be brought back. One was a battery warning that matters below minus five degrees, and the other a tap changer that proved less boring than it looked.",
      ],
    },
    delivered: [
      "A report of 64 pages in which every figure can be traced to a query.",
      "An alarm philosophy that the operators wrote and signed with us.",
      "Settings for 4,200 alarm definitions, with the reason for each.",
      "A tender specification for a smaller replacement in 2029, which we’d agreed in advance not to bid for.",
    ],
    outcome: {
      heading: "The next gale was quiet enough to work in",
      text: "Alarms fell to 210 a shift, about one every ten minutes for each desk, which is what the guideline calls manageable. In the February storms the desk saw its first real fault after 40 seconds. The settings are still in use, and Veldt’s engineers have added to them twice. The board kept nine of its twelve million euros, and part of the rest bought better door contacts.",
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
        "How nine French clinics got a new network without closing a ward. We found 3,240 devices and an owner for each, and lost 34 minutes in a year.",
    },
    image: {
      image: "project-clinic-network",
      alt: "Clinics in the shape of crosses at night, joined by walkways to a larger one, an amber block on the way.",
    },
    lightbox: {
      title: "Clinic network",
      description:
        "A ward can only spare its network at night. So we replaced the switches between ten and four, with a nurse holding the list of what mustn’t blink.",
    },
    client: "Saint-Aubin Hospitals",
    facts: [
      { label: "Sector", value: "Health care" },
      { label: "Sites", value: "Nine clinics in France" },
      { label: "Roll-out", value: "Ten months of 2024, 126 nights" },
      { label: "Contract", value: "Operation and service desk" },
    ],
    brief: {
      heading: "Infusion pumps shared a cable with the lobby television",
      text: "Saint-Aubin had grown by buying clinics, and every purchase brought its own wiring. Nine networks met in one firewall, so the infusion pumps and the television in the entrance hall could all talk to each other. In 2023 the clinics lost 29 hours to network faults. Eight of those came in a single night, when a loop in a broom cupboard took the maternity ward’s monitors off the screen.",
    },
    work: {
      heading: "First a list, then a fence, then new cable",
      text: [
        "Before we unplugged anything, we listened. Six weeks of passive recording found 3,240 devices, of which the hospital’s register knew 2,790. Biomedical engineers and ward sisters helped us find an owner for the other 450, among them a lung function machine that everyone thought had been scrapped.",
        "Each type of device then got its own segment and a short list of what it’s allowed to talk to. For thirty days we ran the rules in a mode that only records. They’d have cut off a pharmacy robot at the weekend, when it collects its software, so that went on the list too.",
        "New hardware came next, and always at night, because a ward can’t do without its monitors during the day. We did one clinic at a time and one ward a night, 230 switches in all, with two routes out of every building. If a ward wasn’t back by four, the old switch went back into the rack. That happened three times in 126 nights.",
      ],
    },
    delivered: [
      "A network with two paths to each ward and no path between a pump and a visitor’s phone.",
      "An inventory that corrects itself and shows a new device within five minutes.",
      "A service desk in French, staffed by people who’ve been on site.",
      "Laminated plans in each wiring cupboard, with a number for help.",
      "Exercises twice a year in which one main line is pulled during visiting hours.",
    ],
    outcome: {
      heading: "Thirty-four minutes lost in a year",
      text: "In 2025, the first full year of operation, the nine clinics together lost 34 minutes, all of it in an administration building. That May somebody plugged in a laptop with ransomware at the smallest site. It ran into a fence on every side and got as far as one printer. The inventory had found it before the user reported anything.",
      figures: [
        {
          value: "34 min",
          label: "of unplanned downtime",
          note: "All nine clinics in 2025, compared with 29 hours in 2023.",
        },
        {
          value: "450",
          label: "unlisted devices found",
          note: "Each now has an owner and a segment, or a place in the skip.",
        },
        {
          value: "126",
          label: "nights on the wards",
          note: "Not one operation had to be rescheduled for any of them.",
        },
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
        "Elbe Regional Rail used to park 86 trains with magnets on a whiteboard. Planning a night of shunting now takes fifty minutes instead of five hours.",
    },
    image: {
      image: "project-depot-plan",
      alt: "A depot of blocks with five bays at night, one amber van waiting outside.",
    },
    lightbox: {
      title: "Depot plan",
      description:
        "The planner proposes and the foreman decides, with a reason kept for every override. It’s wrong about once a week and says how sure it was.",
    },
    client: "Elbe Regional Rail",
    facts: [
      { label: "Sector", value: "Passenger rail" },
      { label: "Scope", value: "Three depots, 86 trains" },
      { label: "Support", value: "Day and night, since 2022" },
      { label: "Built with", value: "OR-Tools, Kotlin, PostgreSQL" },
    ],
    brief: {
      heading: "A train behind another train is a late train",
      text: "Each night 86 units come home to be washed, and have to be parked so that the first one out is at the front. Three foremen planned this with magnets on a whiteboard, five hours a night between them, and two of the three were close to retirement. When a wheel lathe failed or a unit came in with graffiti, they redid the plan over the radio, and nine departures in a hundred were late.",
    },
    work: {
      heading: "The foremen taught it, then argued with it",
      text: [
        "We spent the first month of nights in the yard at Stendal, writing down rules that weren’t in any manual, such as which track drains badly in frost and which driver can’t be asked to shunt after three. In the end there were 160. The constraint solver took them as they were, odd ones included, and came back with a full plan in under a minute.",
        "Rolf Brandt had one condition, which was that a foreman should never have to obey it. Any move can be dragged elsewhere on a tablet, in gloves, and the planner rearranges the rest around that decision. It asks for a reason in three words. After half a year, those reasons had turned into fourteen new rules.",
        "We run the service ourselves, day and night. If the solver can’t find a plan in two minutes, it hands over the best one so far with the conflicts marked. If everything is down, a printer in each depot already has the four o’clock version on paper. That’s been needed once, for 35 minutes.",
      ],
    },
    delivered: [
      "A night planner for three depots, with tablets in the pits and a wall screen for the yard.",
      "Interfaces to the timetable and the workshop system, and to the wash plant’s controller.",
      "A rule book of 174 entries in German, each with the name of the foreman who gave it.",
      "Round-the-clock operation, with on-call engineers who’ve worked a night shift there.",
    ],
    outcome: {
      heading: "After a quarter in parallel, the magnets came down",
      text: "Both methods ran side by side for three months, longer than our usual thirty days because the foremen wanted to see a frost. Each morning they marked which of the two had been right, and by the tenth week they’d stopped moving magnets. Departures made late by the depot fell from nine in a hundred to fewer than two. Both foremen have since retired, with a party and without a panic.",
      figures: [
        {
          value: "98.6%",
          label: "leave the depot on time",
          note: "It was 91% in the year before, by the same clock.",
        },
        {
          value: "50 min",
          label: "of planning per night",
          note: "For all three yards together, down from five hours.",
        },
        {
          value: "174",
          label: "rules, all with a name",
          note: "The original 160, and fourteen learned from overrides.",
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
        "A county archive with fourteen million scans had no security team. How it made itself a poor target and rehearsed its worst week.",
    },
    image: {
      image: "project-archive-shield",
      alt: "An archive of drawers inside a curved wall of blocks, one amber drawer pulled out.",
    },
    lightbox: {
      title: "Archive shield",
      description:
        "Charters from 1204 had been photographed and put on one disk array. A thief would now need two passwords and the key to a salt mine.",
    },
    client: "Kirkgate County Archive",
    facts: [
      { label: "Sector", value: "Public records" },
      { label: "Holdings", value: "14 million scans, 165 TB" },
      { label: "Duration", value: "Seven months of 2023" },
      { label: "Certified", value: "Cyber Essentials Plus" },
    ],
    brief: {
      heading: "The neighbouring council had been offline for five weeks",
      text: "In 2022 criminals encrypted the servers of the district next door, backups included, and the county archivist did the sums for her own building. Twenty years of scanning were on one array, the backup was on the same network, and a single administrator account, which was also used for email, could delete both. The archive has a staff of eight and no security engineer, and the grant wouldn’t stretch to hiring one.",
    },
    work: {
      heading: "Assume they get in, and decide what they’ll find",
      text: [
        "We split the building into three zones. The public catalogue reads a copy and can’t write anything. Staff add scans through an intake that checks and seals each batch in BagIt form. The store behind it accepts additions but refuses changes, and holds every object under a lock that even the administrator can’t lift.",
        "A third copy goes on LTO-9 tape each month and leaves the building for a store in a Cheshire salt mine. Every file has a SHA-256 sum, and a twelfth of the stock is read again each month. The first full round found 17 images that had been damaged since about 2009, and all of them could be repaired from microfilm.",
        "To finish, we held a rehearsal. One morning we told the archivist that everything was gone and asked her to begin. Within a minute she’d found the first mistake, which was that the plan itself was stored on the array. It now hangs in a frame beside her desk.",
      ],
    },
    delivered: [
      "A write-once store on hardware the county already owned.",
      "Monthly tapes, with a signed log of where each cartridge is.",
      "Separate accounts for mail and administration, with hardware keys for four people.",
      "A recovery plan of ten steps that an archivist can follow without us.",
      "Half a day of training for all eight staff, repeated every spring.",
    ],
    outcome: {
      heading: "From nothing to reading room in under three days",
      text: "The full drill restored all 165 terabytes from tape, using three drives, in 65 hours. The catalogue was back for readers after four. In November 2024 a phishing mail caught one account, and the intruder spent a weekend looking at maps without being able to change a thing. The project won the Record Keepers’ Medal that year.",
      figures: [
        {
          value: "65 h",
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
          note: "It’s all open software, so the money went into tape and training.",
        },
      ],
    },
  },
];
