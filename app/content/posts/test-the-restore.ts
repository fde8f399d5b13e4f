import type { Post } from "../schema/blog.ts";

export const testTheRestore: Post = {
  slug: "test-the-restore",
  title: "Nobody needs a backup. Everybody needs a restore.",
  seo: {
    title: "Test the restore: a drill for your backups",
    description:
      "Of 38 first restore drills, 11 worked as promised. What broke in the other 27, and a drill for one afternoon a month that finds it before you need it.",
  },
  image: {
    image: "post-test-the-restore",
    alt: "A dark tower of blocks and, beside it, its pale copy going up again with an amber block near the top.",
  },
  date: "2026-09-03",
  category: "IT Services",
  author: "jonas",
  teaser:
    "Of the last 38 first drills we ran, 11 brought the system back in the time its owner had promised. The other 27 had green lights as well.",
  opening: [
    "For fourteen months a furniture maker near Kassel had a green light. Each morning at six, an e-mail said that the night’s backup had completed without errors. In April 2023 a storage controller failed, and the e-mails turned out to be true. The backup had completed. It contained the database’s transaction logs and not the database, since someone had moved the files to a larger disk and the job had gone on copying the old folder.",
    "We rebuilt what we could from paper delivery notes in nine days. The firm survived, and I have carried a stopwatch ever since.",
  ],
  parts: [
    {
      heading: "What 38 drills taught us",
      text: [
        "In the past three years my team has run a first restore drill for 38 clients. First means that nobody had tried it there before, or nobody who still works there. We ask the owner beforehand how long it will take and how much data would be lost. Then we do it on clean machines and measure.",
        "Eleven came back as promised. Twenty-seven did not, for reasons so ordinary that I list them here in the hope of spoiling your afternoon.",
      ],
      list: [
        "Nine lacked a key, password or licence code, most often because it was stored on the system being restored.",
        "Eight worked and took longer than promised. The worst case was six hours on paper and four days by the clock.",
        "Six were incomplete: a database without its attachments, a share that had been added after the job was written.",
        "Four produced files that would not start, usually because the software to read them had moved on two versions.",
      ],
    },
    {
      heading: "An afternoon a month",
      text: [
        "The drill we leave behind fits into four hours. A die decides which system and which date, because people who choose will pick the one they know. The person at the keyboard must not be the one who set up the backup. They get an empty machine with no route to the live network, and whatever the plan says they will have: if it says the password is in the safe, somebody walks to the safe.",
        "The stopwatch starts with the words “it is gone”. It stops when a person from the business, not from IT, has answered a question with the restored data that they could have answered yesterday. “What we invoiced Brückner on the ninth” is a good one. That the server starts proves nothing; I have seen empty databases start beautifully.",
        "Afterwards three things are written on one page: the time, the age of the newest record, and everything that had to be guessed. The guesses are the harvest. Each becomes a line in the plan before anyone goes home.",
      ],
    },
    {
      heading: "If somebody did it on purpose",
      text: [
        "Hardware fails without malice. Ransomware looks for the backup first, so at least one copy has to be somewhere that the administrator’s own account cannot delete from. Object storage with a retention lock does this. A tape in a drawer does it too, and has done since before I was born.",
        "Then practise the question that costs most time in a real attack: restore to where. The old machines are evidence and the network may still have guests. Two clients found out during a drill that they had terabytes of clean data and not one clean server to put it on. Both now have a contract for hardware within eight hours. It is cheap, because it is hardly ever used.",
      ],
    },
    {
      heading: "What to ask at the next board meeting",
      text: [
        "Directors tend to ask whether there are backups, and will be told yes. I suggest asking for the date of the last restore, who did it and how long it took. If the answer has no date in it, you have learned what you came for.",
        "Expect the first result to be bad and say so in advance. At a hospital pharmacy the first drill ended after seven hours with nothing. The head of IT reported exactly that, with the list of guesses attached, and was thanked for it. By the fourth attempt they were at 95 minutes. Had she been scolded, there would never have been a second, and the e-mail at six would have stayed green.",
        "The furniture maker drills on the first Wednesday of every month. This June the die chose the payroll. It took 71 minutes, and the clerk who checked it found her own holiday pay correct to the cent. They have turned the e-mail off.",
      ],
    },
  ],
  pullQuote: "A green light reports that the job ran. Only a stopwatch reports that the business came back.",
};
