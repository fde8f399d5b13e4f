import type { Post } from "../schema/blog.ts";

export const aMigrationWeekendNobodyNoticed: Post = {
  slug: "a-migration-weekend-nobody-noticed",
  title: "A migration weekend that nobody noticed",
  seo: {
    title: "A cloud migration in one quiet weekend",
    description:
      "Fifty-eight services and 4.2 terabytes moved between Saturday night and Sunday breakfast. The replication, the rehearsals and the printer that failed.",
  },
  image: {
    image: "post-migration-weekend",
    alt: "A whole building of blocks rides on rails to its new foundation, where an amber block marks the spot.",
  },
  date: "2026-10-14",
  category: "Cloud Integration",
  author: "tomas",
  teaser:
    "The scanners stood still for 260 seconds. Getting it down to that took eleven weeks and three rehearsals, two of which failed.",
  opening: [
    "The best review we had came from a depot manager in Wakefield, who rang on the Monday to ask whether the move had been postponed. It had not. Between Saturday evening and breakfast on Sunday, 6 September, we had taken a parcel carrier’s 58 services and 4.2 terabytes of data out of a hall in Slough and into a public cloud region in London. Her scanners had paused for four minutes and twenty seconds, at an hour when the belts stand still.",
    "A quiet weekend is made beforehand. This is what the eleven weeks before it were spent on, including the parts that failed.",
  ],
  parts: [
    {
      heading: "Move the data first and let it settle",
      text: [
        "The database went ahead of everything else. PostgreSQL 17 can stream its changes to a second server through logical replication, so we took a first copy, which needed 31 hours, and then let the new database follow the old one for five weeks. Every night a job counted and hashed each table on both sides and put the differences on a screen in the corridor.",
        "Two things turned up that the manual will tell you if you read to the end. Changes to the schema do not travel: the carrier’s developers added a column in week two and the stream stopped, as it should. From then on schema changes waited. Nor do sequences travel, so the new side would have handed out parcel numbers that already existed. A script now sets each one ten thousand ahead.",
      ],
    },
    {
      heading: "Rehearse until it is dull",
      text: [
        "We did the whole weekend three times with a copy of production. The first took five hours and ten minutes and failed on names: routers in the depots ignored the lifetime on a DNS record and would have clung to the old address for a day. The second took two hours and fell over a firewall rule that existed only in an engineer’s memory. The third needed 48 minutes, and someone did the crossword.",
        "Each rehearsal rewrote the runbook. It ended at 74 steps, and every step had to carry four things before it was allowed in.",
      ],
      list: [
        "One name, with a deputy who had done it once.",
        "The exact command or click, with nothing left to type from memory.",
        "How long it took last time, and the point at which we stop waiting.",
        "What the screen shows when it has worked.",
      ],
    },
    {
      heading: "The way back has its own rehearsal",
      text: [
        "From the minute of the switch, the new database wrote its changes back to the old one, and went on doing so for fourteen days. If London had let us down on the Tuesday, we could have returned to Slough with Tuesday’s parcels. We practised that direction as well, once, and it took 52 minutes.",
        "A way back is worth little if nobody dares to use it. So the decision belonged to one person, the carrier’s duty manager, and the rule was written down on the Thursday: if the night sort in Daventry is not scanning by half past six, we go home, and there is no discussion. She told me later that having a time to look at was the reason she slept.",
      ],
    },
    {
      heading: "What did go wrong",
      text: [
        "At 03:12 the pager went off. All services were down, it said, and for a long minute we believed it. The dashboard was still watching the old hall, which was by then correctly empty. Nobody had put the monitoring in the runbook. It is step 75 now.",
        "At 05:58 three depots sent label jobs to an address in Slough. Their printers had it burnt into the firmware, by a maker that went out of business in 2017. We had left a small forwarding server at every old address for thirty days, against the advice of a spreadsheet that called it a waste of £40 a month. It passed the jobs on. Without it, there would have been no labels for 19,000 parcels and a rather different telephone call from Wakefield.",
      ],
    },
    {
      heading: "The bill, since you will ask",
      text: [
        "September cost 22 per cent more than our estimate. The excess was traffic between availability zones: two services that used to sit in one rack were chatting across town, at a price per gigabyte. We moved them into the same zone in the last week of the month. Since then the daily rate has run 3 per cent under the estimate.",
        "If I could keep only one habit from those eleven weeks, it would be the nightly count. Rehearsals tell you whether the people are ready. The count tells you whether the data is, and it does so every morning without a meeting.",
      ],
    },
  ],
  pullQuote: "A step that needs judgement at four in the morning is not a step yet.",
};
