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
      body: [
        "In the past three years my team has run a first restore drill for 39 clients. By “first” I mean that it hadn’t been tried there before, at least not by anyone who still works there. We ask the owner how long it’ll take and how much data would be lost. Then we do it on clean machines and measure.",
        "Twelve systems came back as promised. The other 27 didn’t, for reasons so ordinary that I list them here in the hope of spoiling your afternoon.",
        {
          kind: "table",
          caption: "39 first drills, by what happened.",
          head: ["Result", "Drills", "What was behind it"],
          rows: [
            ["Came back as promised", "12", "A plan on paper, kept current by the person who’d need it"],
            ["A key or password was missing", "9", "Most often it was stored on the system being restored"],
            ["Worked, but took too long", "8", "The worst was six hours on paper and four days by the clock"],
            [
              "Incomplete",
              "6",
              "A database without its attachments, or a share added after the job was written",
            ],
            [
              "Files that wouldn’t start",
              "4",
              "The software that reads them had moved on, usually by two versions",
            ],
          ],
          total: ["All drills", "39", "All of them with a green light the same morning"],
        },
      ],
    },
    {
      heading: "An afternoon a month",
      body: [
        "The drill we leave behind fits into four hours. A die decides which system and which date, because people who get to choose will pick the one they know. The person at the keyboard mustn’t be the one who set up the backup. They get an empty machine that can reach the backup but not the live network, and only the things the plan says they’ll have. If it says the password is in the safe, somebody walks to the safe.",
        "The stopwatch starts with the words “it’s gone”. It stops when someone from the business, not from IT, has used the restored data to answer a question they could have answered yesterday. “How much did we invoice Brückner on the ninth?” is a good one. A server that starts proves very little. I’ve seen empty databases start beautifully.",
        {
          kind: "code",
          language: "Shell",
          caption:
            "The drill for a PostgreSQL database. The die has chosen the moment of loss, and the question is a query that someone from the business can check.",
          code: `#!/usr/bin/env bash
# Usage: drill.sh 'MOMENT OF LOSS' 'the question, as one SQL query'
# Run it on an empty machine with no route to the live network.
# ./fetch is your own: it gets the last backup before that moment,
# decrypts it and leaves roles.sql and data.dump in a directory.
set -euo pipefail
gone=$1 question=$2
database=drill_$(date +%Y%m%d_%H%M%S)
backup=$(mktemp -d)

# "It's gone." The stopwatch starts here, with nothing in hand.
SECONDS=0
./fetch "$gone" "$backup"
fetched=$SECONDS

# The roles come from pg_dumpall --roles-only. A complaint about
# one that exists already, such as postgres, is harmless.
psql --quiet --dbname=postgres --file="$backup/roles.sql"
createdb --template=template0 "$database"
pg_restore --dbname="$database" --jobs=4 --exit-on-error "$backup/data.dump"
psql --quiet --dbname="$database" --command='analyze'
restored=$SECONDS

lost=$(psql --dbname="$database" --tuples-only --no-align \\
  --set=ON_ERROR_STOP=1 --set=gone="$gone" \\
  <<< "select :'gone'::timestamptz - max(created_at) from invoice")

psql --dbname="$database" --set=ON_ERROR_STOP=1 --command="$question"
read -r -p 'Someone from the business: is that right? [y/N] ' answer || true
case $answer in [yY] | [yY][eE][sS]) right=yes ;; *) right=no ;; esac

printf '%s: fetched in %d min, restored in %d, answered in %d, lost %s, right: %s\\n' \\
  "$(date +%F)" $((fetched / 60)) $((restored / 60)) $((SECONDS / 60)) "$lost" "$right" |
  tee --append drills.log
[[ $right == yes ]]`,
        },
        "The clock runs while the backup is fetched and decrypted, since that’s where nine of our drills ended. The loss is counted from the moment the die chose to the newest record. Walking to the safe is still up to you. Afterwards you write one page with the time it took, the data that was lost and everything that had to be guessed. The guesses are the useful part, and each of them goes into the plan before anyone goes home.",
      ],
    },
    {
      heading: "If somebody did it on purpose",
      body: [
        "Hardware at least fails without malice. Ransomware goes looking for the backup first, so at least one copy has to be somewhere that the administrator’s own account can’t delete from. Object storage with a retention lock will do. So will a tape in a drawer, as it has since before I was born.",
        "Then practise the question that costs most time in a real attack, which is where to restore to. The old machines are evidence, and there may still be intruders on the network. Two clients found out during a drill that they had terabytes of clean data and not one clean server to put it on. Both now have a contract for hardware within eight hours. It’s cheap, because it hardly ever gets used.",
      ],
    },
    {
      heading: "A question for the next board meeting",
      body: [
        "Directors tend to ask whether there are backups, and they’ll be told yes. I suggest asking for the date of the last restore and how long it took. If the answer doesn’t have a date in it, you’ve learned what you came for.",
        "Expect the first result to be bad, and say so in advance. At a hospital pharmacy the first drill ended after seven hours with nothing to show. The head of IT reported exactly that, with the list of guesses attached, and was thanked for it. By the fourth attempt they were down to 95 minutes. If she’d been told off, there would never have been a second, and that light would have stayed green.",
        "The furniture maker now drills every month. In June 2026 the die chose the payroll. It took 77 minutes, and the clerk who checked it found her own holiday pay correct to the cent. The six o’clock email has been turned off.",
        {
          kind: "linked",
          before:
            "For a drill with a deliberate attacker in mind, see how an archive rehearsed the loss of everything in",
          link: { label: "Archive Shield", to: "/our-portfolio/archive-shield" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote:
    "A green light tells you that the job ran. Only a stopwatch tells you that the business came back.",
  comments: [
    {
      name: "Marion Vogel",
      date: "2026-09-04",
      text: "The password for our backup was in the password manager, and the password manager was in the backup. We found this out on a calm afternoon with your die on the table, and I’m still slightly pale.",
    },
    {
      name: "Craig Sutherland",
      date: "2026-09-10",
      text: "Ran the script on a fresh box. It stopped after forty seconds because an extension we use wasn’t installed there, and nobody had written down that we use it. I’d call that the most useful forty seconds of the year.",
    },
    {
      name: "Jonas Weber",
      person: "jonas",
      date: "2026-09-11",
      text: "That’s what --exit-on-error is for. Without it pg_restore carries on, reports the number of errors at the end and leaves you with a database that looks finished. Put the extension on your page of guesses, and then on the machine.",
    },
  ],
};
