import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "You don’t need a backup, you need a restore",
  seo: {
    title: "Test the restore: a drill for your backups",
    description:
      "Of 39 first restore drills, 12 worked as promised. Why the other 27 didn’t, and a monthly drill that finds out before you need the data.",
  },
  image: {
    image: "post-test-the-restore",
    alt: "A dark tower of blocks and, beside it, its pale copy going up again with an amber block near the top.",
  },
  date: "2026-09-03",
  category: "IT Services",
  author: "jonas",
  teaser:
    "Of the last 39 first drills we ran, 12 brought the system back in the time its owner had promised. The other 27 had green lights too.",
  opening: [
    "For more than a year a furniture maker near Kassel had a green light. Each morning at six, an email said that the night’s backup had completed without errors. In April 2023 a storage controller failed, and the emails turned out to be true. The backup had completed; it just didn’t contain the database, since someone had moved the files to a larger disk and the job had gone on copying the old folder.",
    "We were brought in, and rebuilt what we could from paper delivery notes in ten days. The firm survived, and I’ve carried a stopwatch ever since.",
  ],
  parts: [
    {
      heading: "Lessons from 39 drills",
      text: [
        "In the past three years my team has run a first restore drill for 39 clients. By “first” I mean that it hadn’t been tried there before, at least not by anyone who still works there. We ask the owner how long it’ll take and how much data would be lost. Then we do it on clean machines and measure.",
        "Twelve systems came back as promised. The other 27 didn’t, for reasons so ordinary that I list them here in the hope of spoiling your afternoon.",
      ],
      list: [
        "Nine lacked a key or a password, most often because it was stored on the system being restored.",
        "Eight worked but took longer than promised. The worst was six hours on paper and four days by the clock.",
        "Six were incomplete, such as a database without its attachments or a share added after the job was written.",
        "Four produced files that wouldn’t start, usually because the software that reads them had moved on by two versions.",
      ],
    },
    {
      heading: "An afternoon a month",
      text: [
        "The drill we leave behind fits into four hours. A die decides which system and which date, because people who get to choose will pick the one they know. The person at the keyboard mustn’t be the one who set up the backup. They get an empty machine with no route to the live network, and only the things the plan says they’ll have. If it says the password is in the safe, somebody walks to the safe.",
        "The stopwatch starts with the words “it’s gone”. It stops when someone from the business, not from IT, has used the restored data to answer a question they could have answered yesterday. “How much did we invoice Brückner on the ninth?” is a good one. A server that starts proves very little. I’ve seen empty databases start beautifully.",
        "Afterwards you write one page with the time it took, the age of the newest record and everything that had to be guessed. The guesses are the useful part, and each of them goes into the plan before anyone goes home.",
      ],
    },
    {
      heading: "If somebody did it on purpose",
      text: [
        "Hardware at least fails without malice. Ransomware goes looking for the backup first, so at least one copy has to be somewhere that the administrator’s own account can’t delete from. Object storage with a retention lock will do. So will a tape in a drawer, as it has since before I was born.",
        "Then practise the question that costs most time in a real attack, which is where to restore to. The old machines are evidence, and there may still be intruders on the network. Two clients found out during a drill that they had terabytes of clean data and not one clean server to put it on. Both now have a contract for hardware within eight hours. It’s cheap, because it hardly ever gets used.",
      ],
    },
    {
      heading: "A question for the next board meeting",
      text: [
        "Directors tend to ask whether there are backups, and they’ll be told yes. I suggest asking for the date of the last restore and how long it took. If the answer doesn’t have a date in it, you’ve learned what you came for.",
        "Expect the first result to be bad, and say so in advance. At a hospital pharmacy the first drill ended after seven hours with nothing to show. The head of IT reported exactly that, with the list of guesses attached, and was thanked for it. By the fourth attempt they were down to 95 minutes. If she’d been told off, there would never have been a second, and that light would have stayed green.",
        "The furniture maker now drills every month. This June the die chose the payroll. It took 77 minutes, and the clerk who checked it found her own holiday pay correct to the cent. The six o’clock email has been turned off.",
      ],
    },
  ],
  pullQuote:
    "A green light tells you that the job ran. Only a stopwatch tells you that the business came back.",
};
