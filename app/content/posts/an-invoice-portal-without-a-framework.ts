import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "An invoice portal that loads before you blink",
  seo: {
    title: "An invoice portal without a framework",
    description:
      "A builders’ merchant’s portal went from 7.8 seconds to 240 milliseconds with server-rendered HTML and 3 KB of script. How to decide when that’s right.",
  },
  image: {
    image: "post-invoice-portal",
    alt: "Sheets ride a conveyor through a gate of blocks, the amber one just coming out on the other side.",
  },
  date: "2026-09-17",
  category: "Web Development",
  author: "ines",
  teaser:
    "Plumbers read invoices in a van, in the sun, between two jobs. The quickest page we could design for them had almost nothing in it.",
  opening: [
    "A blink takes about a third of a second. In the customer portal we opened in May 2026, the list of invoices is readable 240 milliseconds after the tap. That’s the median, measured on the customers’ own devices, most of which are phones clipped to the dashboard of a van. There’s no client-side framework in it. I’m a designer by trade, and I think of that as a design decision.",
  ],
  parts: [
    {
      heading: "Fifteen people in a car park",
      body: [
        "The client is a builders’ merchant with 7,400 trade accounts. Before drawing anything, I spent two mornings in its car park in Huddersfield and asked fifteen people to look up an invoice while I watched, and ten gave up. The old portal sent 2.3 megabytes of JavaScript and took 7.8 seconds to show a row on a phone that cost £150. The ones who gave up did what they always do, which is ask the accounts office. It was getting 265 of those questions a week.",
        "They weren’t asking for the moon. They wanted to know whether a bill was paid, and to pass the PDF on to the person who does the books. A spinner doesn’t help with either.",
      ],
    },
    {
      heading: "How long does the visit last?",
      body: [
        "This is the question I’d start with on any project, because it settles most of the technical ones. The same merchant’s order desk is written in React, and rightly so. Its staff open it at seven and change forty things on one screen in the course of the day, so a second of loading in the morning is paid back hundreds of times. An invoice is looked at for nine seconds and then closed. On a visit that short, there’s no time to earn anything back.",
        "So the server renders the page and sends it finished. Compressed, the first fifty rows fit into 14 kilobytes, which is about as much as a server may send before it has to wait for the phone to acknowledge it. There’s one stylesheet of 9 kilobytes. The script is three, and all it does is copy a payment reference and improve the date field, both of which also work without it.",
      ],
    },
    {
      heading: "Where the milliseconds were",
      body: [
        "The framework was only part of the old delay. These are the changes that counted, with the biggest first.",
        {
          kind: "list",
          items: [
            "Taking the script out of the way of the first row saved 5.1 seconds on the test phone.",
            "One query instead of 51, with an index chosen after reading the query plan, saved 1.4 seconds. The database now needs less than a millisecond, planning included.",
            "Leaving out the web font saved 0.4 seconds. The phone’s own typeface has perfectly good figures.",
            "Speculation rules let browsers that know them fetch the likeliest invoice while the thumb is still coming down.",
            "Cross-document view transitions, two lines of CSS, save nothing at all, but the page stops flashing.",
          ],
        },
      ],
    },
    {
      heading: "The plan that gave it away",
      body: [
        "I can’t read a query plan, but the engineer I share a desk with can, and she circled one line of this one. The page asked for a list of fifty invoices and then, once for each of them, how much had been paid.",
        {
          kind: "code",
          language: "Query plan",
          caption:
            "Before: one of the fifty, on PostgreSQL 17 without parallel workers. It reads the whole table of payments to find a single row.",
          marked: "Seq Scan",
          code: `explain (analyze, costs off, timing off)
select sum(amount) from payment where invoice_id = 318204;

 Aggregate (actual rows=1 loops=1)
   ->  Seq Scan on payment (actual rows=1 loops=1)
         Filter: (invoice_id = 318204)
         Rows Removed by Filter: 377929
 Planning Time: 0.093 ms
 Execution Time: 27.381 ms`,
        },
        "Fifty times 27 milliseconds is most of those 1.4 seconds. PostgreSQL creates an index for a primary key by itself, but not for the foreign keys that refer to it, so each lookup went through 377,930 rows. The fix is two indexes, and one query in place of fifty-one.",
        {
          kind: "code",
          language: "SQL",
          caption:
            "The fix. The second index contains the amount too, so in a table that’s vacuumed regularly the query rarely has to open the table itself.",
          code: `create index invoice_by_account
  on invoice (account_id, issued_on desc, id desc);
create index payment_by_invoice
  on payment (invoice_id) include (amount);

select i.number, i.issued_on, i.due_on, i.total,
       coalesce(p.paid, 0) as paid
from (
  select id, number, issued_on, due_on, total
  from invoice
  where account_id = $1
  order by issued_on desc, id desc
  limit 50
) as i
left join lateral (
  select sum(amount) as paid
  from payment
  where invoice_id = i.id
) as p on true
order by i.issued_on desc, i.id desc;`,
        },
        {
          kind: "code",
          language: "Query plan",
          caption:
            "After: the whole page, for an account with more than fifty invoices, just after a vacuum. random_page_cost is 1.1, as suits an SSD; with the default of 4 you may see a bitmap scan and a sort.",
          marked: "Index Only Scan",
          code: ` Nested Loop Left Join (actual rows=50 loops=1)
   ->  Limit (actual rows=50 loops=1)
         ->  Index Scan using invoice_by_account on invoice (actual rows=50 loops=1)
               Index Cond: (account_id = 4711)
   ->  Aggregate (actual rows=1 loops=50)
         ->  Index Only Scan using payment_by_invoice on payment (actual rows=1 loops=50)
               Index Cond: (invoice_id = invoice.id)
               Heap Fetches: 0
 Planning Time: 0.409 ms
 Execution Time: 0.483 ms`,
        },
      ],
    },
    {
      heading: "Plain forms have good habits",
      body: [
        "Filters are an ordinary form that puts its choices into the address. We did that for speed, and it’s turned out to be the feature people mention. “Unpaid, August, the Morley site” is now a link you can send to your bookkeeper, and she sees the same list.",
        "There were other gifts of this kind. The back button works, because each list is a real page, and one with a balance on it is fetched again on the way back so that a paid bill never shows as unpaid. People open three invoices in three tabs and compare them. When the signal drops on a building site, the page they’ve already loaded is still there. We’d have had to build every one of those things, and here we simply didn’t break them.",
        "There’s a price for all this, of course. Filtering takes a round trip, and nothing updates while you watch. In the second review meeting the phrase “full page load” was still making people wince, so I handed round a cheap phone and let them try it. That was the end of the discussion.",
      ],
    },
    {
      heading: "Four months later",
      body: [
        "Questions to the accounts office are down from 265 a week to 105. The slowest one in twenty page views takes 780 milliseconds, usually on the moor road above Holmfirth. Bills paid by their due date rose from 71% to 78%, which I put down to the word “overdue”, set in plain type where a red dot used to be.",
        "The note I kept came from a bookkeeper in Batley who works with a screen reader. A table that’s marked up as a table reads well, she wrote, and could we please have a word with her bank. The portal won’t need much care in the coming years either, because there’s nothing in it that has to be upgraded by Christmas.",
        {
          kind: "linked",
          before: "If you’d like the longer answer on when we do reach for React, it’s on our page about",
          link: { label: "web application development", to: "/services/web-application-development" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote: "An invoice is read for nine seconds. It shouldn’t take eight to arrive.",
  comments: [
    {
      name: "Bill Ackroyd",
      date: "2026-09-18",
      text: "I’m fairly sure I was one of the ten who gave up in that car park. It does load now, I’ll give you that, even at the back of the yard. Could the delivery notes go in the same place?",
    },
    {
      name: "Yasmin Rahimi",
      date: "2026-09-22",
      text: "We had three foreign keys without an index, all of them on tables that were small when somebody created them. Is there a way to list them, or did you go through the schema by hand?",
    },
    {
      name: "Ines Carvalho",
      person: "ines",
      date: "2026-09-23",
      text: "I asked my neighbour. She lists the foreign keys in pg_constraint and keeps those whose columns aren’t the first columns of any index. She says not to add an index for every one on the list, only where the application looks rows up that way or deletes from the other side.",
    },
  ],
};
