import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "Three numbers a board should see on Monday",
  seo: {
    title: "One sheet of board figures, every Monday",
    description:
      "A 74-page board pack became one sheet with three figures: first promises kept, the oldest open problem, and cash in thirteen weeks beside last week’s guess.",
  },
  image: {
    image: "post-monday-numbers",
    alt: "Seven columns of blocks for the days of a week, the first by far the tallest and topped in amber.",
  },
  date: "2026-09-30",
  category: "Analytics",
  author: "amira",
  teaser:
    "Page 51 of the board pack had been blank since April, and the directors hadn’t noticed. So we started again with a single sheet.",
  opening: [
    "In November 2025 a packaging maker in Bradford asked my team to produce its board pack faster. The pack had 74 pages and cost two analysts four days a month between them. Page 51 had been blank since April, and it never came up in the minutes. We proposed something smaller, a single sheet of paper with three numbers on it, printed at seven every Monday morning.",
    "They’ve been using it since January 2026, and below is one of the sheets. You may well need different numbers, but the way of choosing them should carry over.",
  ],
  parts: [
    {
      heading: "The sheet itself",
      body: [
        "This is the sheet of 24 August with the names changed. It’s printed on A4 at seven in the morning and lies on the table when the meeting starts.",
        {
          kind: "sheet",
          caption: "The board sheet. Three figures, each with the person to ask.",
          title: "Monday sheet",
          date: "2026-08-24",
          figures: [
            {
              name: "First promises kept",
              value: "92%",
              comparison: "213 of 231 orders; 91% the week before",
              meaning: "Orders due last week that left by the first date we gave the customer.",
              ask: "Ask Dawn in despatch, extension 214",
            },
            {
              name: "Oldest open problem",
              value: "16 days",
              comparison: "21 days the week before",
              meaning:
                "A bakery in Otley: trays delivered in the wrong depth, replacement agreed but not yet made.",
              ask: "Ask Neil in quality, extension 231",
            },
            {
              name: "Cash in thirteen weeks",
              value: "£1.84m",
              comparison: "Last week’s guess: £1.86m",
              meaning:
                "Expected balance on 23 November. A supplier’s price rise accounts for the difference of £20,000.",
              ask: "Ask Farida in finance, extension 202",
            },
          ],
          note: "Loaded at 05:12 without errors. Correction: last week’s sheet gave the oldest problem as 19 days. It was 21.",
        },
      ],
    },
    {
      heading: "One: first promises kept",
      body: [
        "This is the share of the orders due last week that left by the date the customer was given first, and “first” is the word that matters. The company already reported 96% on time, in all honesty. When a date slipped, the order system overwrote it, and the report compared the lorry with the newest version. Measured against the original date, it was 76%.",
        "The old dates were still in the audit table, so one view could work out the true figure for the past three years.",
        {
          kind: "code",
          language: "SQL",
          caption:
            "The definition. If a date was ever changed, the oldest entry in the audit table holds the first promise.",
          code: `create view first_promises_kept as
with first_promise as (
  select o.id, o.dispatched_on, o.cancelled_on,
         coalesce(a.promised_on, o.promised_on) as promised_on
  from orders as o
  left join lateral (
    select old_value::date as promised_on
    from order_audit
    where order_id = o.id
      and field = 'promised_on'
      and old_value is not null
    order by changed_at
    limit 1
  ) as a on true
)
select date_trunc('week', promised_on)::date as week,
       count(*) as orders,
       count(*) filter (where dispatched_on <= promised_on) as kept,
       round(100.0 * count(*) filter (where dispatched_on <= promised_on)
             / count(*)) as percent
from first_promise
where promised_on < date_trunc('week', current_date)
  and (cancelled_on is null or cancelled_on > promised_on)
group by week;`,
        },
        "An order that hasn’t left yet counts as a promise not kept, which an average of days late would have missed. One that the customer cancels after the date counts as well, but not one cancelled before it. The line for three years went on the wall as a line. The managing director looked at it for a while and said that it explained a lot of conversations with customers.",
      ],
    },
    {
      heading: "Two: the age of the oldest open problem",
      body: [
        "Every firm counts complaints, and most report the average time to close one. An average rewards closing the easy ones. Here it was a respectable six days, while a dairy in Skipton had been waiting 128 for an answer about lids that didn’t fit.",
        "The sheet shows the oldest case, in days, with the customer’s name and the name of the person who has it. Unlike an average, a maximum can’t be diluted. To make the figure better you have to pick up the one case that everybody has learned to walk around, and there’s always exactly one of those at the top.",
      ],
    },
    {
      heading: "Three: cash in thirteen weeks, and last week’s guess",
      body: [
        "Thirteen weeks is far enough ahead to act and near enough to know. The sheet gives the expected balance at the end of them and, next to it, what the same forecast said seven days ago. That second number does the work. If the forecast moves by £300,000 in a week without any news, it was never a forecast.",
        "At first it swung wildly, for a dull reason. Sales entered big orders at the date they hoped for, and finance took those dates at face value. With the two columns printed side by side, the dates became realistic within five weeks, and it didn’t take a policy to do it.",
      ],
    },
    {
      heading: "How to choose your own",
      body: [
        "We didn’t start from a list of indicators. We asked each director which decision they’d taken in the past year that they’d have taken differently with one more fact, and we wrote down the fact. From seven people we got nineteen facts, and put each one through the same test. It has to be able to spoil the morning of somebody in the room, and that person has to be able to do something about it by the end of the week.",
        "Margins by product line failed the second half, and website visits failed the first. Three of the nineteen were left. The technical part took eight days after that and wouldn’t impress anyone. It’s a nightly load through Tidemark, a few SQL views and a page that prints itself. The agreements took longer, and these are the ones I’d insist on.",
        {
          kind: "list",
          items: [
            "Each definition is one sentence and one view, under version control. Changing it takes two signatures, one of them from outside the department it judges.",
            "Next to every figure is the name of a person you can ask about it at eight o’clock.",
            "There are no traffic lights, because green tells a director to stop reading.",
            "If the load fails, the sheet says so and prints last week’s figures with last week’s date.",
            "Corrections appear on the next sheet, in the same type size as the error.",
          ],
        },
      ],
    },
    {
      heading: "What became of the 74 pages",
      body: [
        "By the end of August 2026 first promises kept had gone from 76% to 92%, and the oldest problem was 16 days old. Part of this is surely attention, which wears off, so the board has agreed to replace any number that hasn’t started a conversation for a quarter. The cash figure is the likeliest to go. It’s become so steady that hardly anyone talks about it, which I’m told is what finance wanted all along.",
        "The pack still exists, by the way. It comes out once a quarter, for the two people who turned out to read it. One of them had noticed page 51.",
        {
          kind: "linked",
          before:
            "The same thinking with more numbers and more readers, 320 store managers of them, is in the case study on",
          link: { label: "Marlow & Finch’s dashboard", to: "/case-studies/retail-dashboard" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote:
    "You can improve an average without helping the customer who’s waited longest. You can’t do that to a maximum.",
  comments: [
    {
      name: "Colin Bairstow",
      date: "2026-10-01",
      text: "Finance director, 31 years. I’d have bet money that our on-time figure was honest. It is, and it’s also measured against a date we’re free to move. I forwarded this to our MD with no covering note.",
    },
    {
      name: "Leila Farouk",
      date: "2026-10-06",
      text: "Doesn’t a maximum invite people to close the oldest case and open it again under a new number? Ours would have worked that out by Wednesday.",
    },
    {
      name: "Amira Saleh",
      person: "amira",
      date: "2026-10-07",
      text: "They’d try. A case that’s opened within sixty days for the same customer and the same product keeps its first date, and that rule is in the view, where changing it takes two signatures. It was tried once, in February, and the sheet said so the following Monday.",
    },
  ],
};
