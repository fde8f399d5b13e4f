import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "A migration weekend that nobody noticed",
  seo: {
    title: "A cloud migration in one quiet weekend",
    description:
      "Fifty-six services and 4.2 terabytes moved to the cloud in one night. How we replicated and rehearsed, and why old printers nearly spoiled it.",
  },
  image: {
    image: "post-migration-weekend",
    alt: "A whole building of blocks rides on rails to its new foundation, where an amber block marks the spot.",
  },
  date: "2026-10-14",
  category: "Cloud Integration",
  author: "tomas",
  teaser:
    "The scanners paused for 260 seconds. Getting it down to that took ten weeks and three rehearsals, two of which failed.",
  opening: [
    "The best review we had came from a depot manager in Wakefield, who got in touch after the weekend to ask whether the move had been postponed. By then it had been over for a day. Overnight, from 5 to 6 September 2026, we’d taken a parcel carrier’s 56 services and 4.2 terabytes of data out of a hall in Slough and into Northfold’s London region. Her scanners had paused for four minutes and twenty seconds, at an hour when the belts don’t run anyway.",
    "We normally switch systems on a weekday morning, when everyone’s awake. A parcel network only stops once a week, in the small hours after Saturday’s last sort, so that’s when we went. A quiet night like that is made in the weeks before it, and here’s how we spent them, including the parts that didn’t work.",
  ],
  parts: [
    {
      heading: "Move the data first and let it settle",
      body: [
        "The database went ahead of everything else. PostgreSQL 17 can stream its changes to a second server through logical replication, so we took a first copy, which needed 28 hours, and then let the new database follow the old one for seven weeks. Every night a job counted and hashed each table on both sides, in slices of ten thousand rows. Parcels don’t stop for a check, so a slice that differed was compared again a minute later, and only one that differed three times went on a screen in the corridor. By the time we moved, that screen had been empty for thirty days.",
        {
          kind: "code",
          language: "SQL",
          caption:
            "The nightly check, run on both servers for each slice of a table. The two lines have to be the same.",
          code: `-- Both settings change the way in which a row is printed.
set timezone = 'UTC';
set datestyle = 'ISO, YMD';
-- Adding up the hashes makes the order of the rows irrelevant.
select count(*) as rows,
       sum(('x' || left(md5(p::text), 15))::bit(60)::bigint) as checksum
from parcel as p
where id between :first and :last;`,
        },
        "Two things turned up that the manual will tell you if you read to the end. Schema changes aren’t replicated, so when the carrier’s developers added a column in the second week, the stream stopped, as it should. From then on schema changes had to wait. Sequences aren’t copied either, so the new side would have handed out parcel numbers that already existed. The query below is piped from the old server to the new one and sets each sequence ten thousand steps ahead. The way back needs the same pipe in the other direction.",
        {
          kind: "code",
          language: "Shell",
          caption:
            "Moving every sequence ahead, in the minute between the last write here and the first one there.",
          code: `set -o pipefail
psql --no-align --tuples-only --set=ON_ERROR_STOP=1 "$OLD" <<'SQL' |
select format('select setval(%L, %s);',
              format('%I.%I', schemaname, sequencename),
              coalesce(last_value, start_value) + 10000 * increment_by)
from pg_sequences
where schemaname = 'public';
SQL
  psql --set=ON_ERROR_STOP=1 --single-transaction "$NEW"`,
        },
      ],
    },
    {
      heading: "Rehearse until it’s dull",
      body: [
        "We did the whole night three times with a copy of production. The first attempt took more than five hours and failed on names, because routers in the depots ignored the lifetime on a DNS record and would have clung to the old address for a day. The second took two hours and fell over a firewall rule that existed only in somebody’s memory. The third needed 48 minutes, and someone did the crossword.",
        "Each rehearsal changed the runbook, which ended up at 69 steps, and a step wasn’t allowed in until it had all of this.",
        {
          kind: "list",
          items: [
            "The name of one person, and of a deputy who’d done it at least once.",
            "The exact command or click, so that there’s nothing to type from memory.",
            "How long it took last time, and the point at which we stop waiting.",
            "What the screen shows when it has worked.",
          ],
        },
      ],
    },
    {
      heading: "Rehearse the way back as well",
      body: [
        "From the minute of the switch, the new database wrote its changes back to the old one, and it went on doing so for thirty days. If London had let us down in the first week, we could have returned to Slough with that week’s parcels on board. We practised that direction too, against the clock. A normal release of ours can be rolled back in fifteen minutes, but a migration of this size is another matter. This one took 52, and 52 is what we wrote in the plan.",
        "A way back isn’t worth much if people don’t dare to use it. So the decision belonged to one person, the carrier’s duty manager, and we wrote the rule down well in advance: if Daventry isn’t scanning by half past six, we go back, and there’s no discussion. She told me later that having a time to look at was the reason she slept.",
      ],
    },
    {
      heading: "Two surprises on the night",
      body: [
        "Here’s the log of the night with the small talk taken out. The scanners stopped at 02:41 and worked again four minutes and twenty seconds later. Services that could wait were away for longer. The customs export, stopped first and started last, was out for 44 minutes.",
        {
          kind: "timeline",
          caption: "The night of the move, in British Summer Time.",
          days: [
            {
              date: "2026-09-05",
              events: [{ time: "23:35", title: "The last parcel of Saturday’s late sort leaves the belt" }],
            },
            {
              date: "2026-09-06",
              events: [
                {
                  time: "01:50",
                  title: "Go or no-go",
                  text: "The nightly check shows no difference in any table. The carrier’s duty manager says go.",
                },
                {
                  time: "02:20",
                  title: "Step 1 of 69",
                  text: "The 56 services finish what they’re doing and stop, one group after another.",
                },
                {
                  time: "02:41:10",
                  title: "The scanners pause for 260 seconds",
                  text: "Slough locks out every application and ends its sessions, London catches up, the sequences jump ahead, and the stream back to Slough starts.",
                  highlight: true,
                },
                {
                  time: "02:45:30",
                  title: "London takes its first scan",
                  text: "It comes from a handheld scanner in Daventry, pointed at a mug with a barcode on it.",
                },
                { time: "03:08", title: "Step 69 is done, after 48 minutes" },
                {
                  time: "03:12",
                  title: "The pager reports that everything is down",
                  text: "It’s watching the old hall. We find out within a minute or so.",
                },
                {
                  time: "05:58",
                  title: "Three depots send label jobs to Slough",
                  text: "A forwarding server passes them on, and the labels come out.",
                },
                { time: "06:10", title: "Daventry scans its first parcel of the day" },
                { time: "06:30", title: "The time at which we’d have gone back" },
              ],
            },
          ],
        },
        "At 03:12 the pager went off. It said that all services were down, and for a long minute we believed it. The dashboard was still watching the old hall, which by then was correctly empty. We’d left the monitoring out of the runbook, where it’s now step 70.",
        "At 05:58 three depots sent label jobs to an address in Slough. It was burnt into the firmware of their printers, whose maker went out of business in 2017. The labels came out all the same, because we’d left a small forwarding server at every old address for thirty days, against the advice of a spreadsheet that called it a waste of £40 a month. The printers were replaced before those days were up. Without the server, 17,500 parcels would have gone unlabelled and I’d have had a rather different message from Wakefield.",
      ],
    },
    {
      heading: "The first bill",
      body: [
        "September came out 22% above our estimate. The excess was traffic between availability zones, because two services that used to share a rack were now chatting across town at a price per gigabyte. We moved them into the same zone in the last week of the month, and since then the daily bill has been 3% under the estimate.",
        "If I could keep only one habit from those ten weeks, it would be the nightly count. Rehearsals tell you whether the people are ready. The count tells you whether the data is, and it does so every morning without a meeting.",
        {
          kind: "linked",
          before:
            "A way back is also only as good as the last time it was tried. Jonas has written about that, with a script, in his article on",
          link: { label: "testing the restore", to: "/blog/test-the-restore" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote: "If a step needs judgement at four in the morning, it isn’t ready to be a step.",
  comments: [
    {
      name: "Hilary Marsden",
      date: "2026-10-15",
      text: "Step 70 made me laugh, and then it made me look. Our monitoring isn’t in our runbook either. We move a warehouse system in March, so thank you for having that long minute on our behalf.",
    },
    {
      name: "Stefan Krause",
      date: "2026-10-19",
      text: "Why ten thousand ahead? If the old side has stopped taking writes, the exact last value should be enough, and you’d have no gap in the numbers to explain to anyone.",
    },
    {
      name: "Tomas Okafor",
      person: "tomas",
      date: "2026-10-20",
      text: "You’re right as long as everything really has stopped. In the second rehearsal a forgotten import job hadn’t, and its rows would have been lost. That’s why the runbook takes away every application’s login before the sequences are read. The gap comes on top of that. It’s harmless in a column that only has to be unique, and a duplicate isn’t.",
    },
  ],
};
