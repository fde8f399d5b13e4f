import type { ProjectEntry } from "../schema/work.ts";

export const project: ProjectEntry = {
  order: 6,
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
      "Charters from 1204 had been photographed and put on one disk array. There are three copies now, and no password reaches the one in a salt mine.",
  },
  client: "Kirkgate County Archive",
  engagement: { from: "2023-04", to: "2023-10", people: 1, days: 130, price: 85_000 },
  facts: [
    { label: "Holdings", value: "14 million scans, 165 TB" },
    { label: "Certified", value: "Cyber Essentials Plus" },
  ],
  brief: {
    heading: "The neighbouring council had been offline for five weeks",
    text: "In 2022 criminals encrypted the servers of the district next door, backups included, and the county archivist did the sums for her own building. Twenty years of scanning were on one array, the backup was on the same network, and a single administrator account, which was also used for email, could delete both. The archive has a staff of eight and no security engineer. A grant would pay for a project, though not for a salary.",
  },
  work: {
    heading: "Assume they get in, and decide what they’ll find",
    text: [
      "We split the building into three zones. The public catalogue reads a copy and can’t write anything. Staff add scans through an intake that checks and seals each batch in BagIt form. The store behind it accepts additions but refuses changes, and holds every object under a lock that stays shut for ten years, to administrators as well.",
      "A third copy goes on LTO-9 tape each month and leaves the building for a store in a Cheshire salt mine. Every file has a SHA-256 sum, and a twelfth of the stock is read again each month. The first full round found 17 images that had been damaged since about 2009, and all of them could be repaired from microfilm.",
      "To finish, we held a rehearsal. One morning we told the archivist that everything was gone and asked her to begin. Within a minute she’d found the first mistake, which was that the plan itself was stored on the array. It now hangs in a frame beside her desk.",
    ],
  },
  delivered: [
    "A write-once store on hardware the county already owned.",
    "Monthly tapes, with a signed log of where each cartridge is.",
    "Separate accounts for email and administration, with hardware keys for four people.",
    "A recovery plan of ten steps that an archivist can follow without us.",
    "Half a day of training for all eight staff, repeated every spring.",
  ],
  outcome: {
    heading: "From nothing to reading room in under three days",
    text: "The full drill restored all 165 terabytes from tape, using three drives, in 65 hours. The catalogue was back for readers after four. In November 2024 a phishing email caught one account, and the intruder spent a weekend looking at maps without being able to change a thing. The project won the Record Keepers’ Medal that year.",
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
        note: "It’s all open software, so the rest of the grant went into tape and training.",
      },
    ],
  },
};
