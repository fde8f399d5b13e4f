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
    "Plumbers read invoices with one thumb, in a van, in the sun. The quickest page we could design for them had almost nothing in it.",
  opening: [
    "A blink takes about a third of a second. In the customer portal we opened in May, the list of invoices is readable 240 milliseconds after the tap. That’s the median, measured on the customers’ own devices, most of which are phones clipped to the dashboard of a van. There’s no client-side framework in it. I’m a designer by trade, and I think of that as a design decision.",
  ],
  parts: [
    {
      heading: "Fifteen people in a car park",
      text: [
        "The client is a builders’ merchant with 7,400 trade accounts. Before drawing anything, I spent two mornings in its car park in Huddersfield and asked fifteen people to look up an invoice while I watched, and ten gave up. The old portal sent 2.3 megabytes of JavaScript and took 7.8 seconds to show a row on a phone that cost £150. The ones who gave up did what they always do, which is ask the accounts office. It was getting 265 of those questions a week.",
        "They weren’t asking for the moon. They wanted to know whether a bill was paid, and to pass the PDF on to the person who does the books. A spinner doesn’t help with either.",
      ],
    },
    {
      heading: "How long does the visit last?",
      text: [
        "This is the question I’d start with on any project, because it settles most of the technical ones. The same merchant’s order desk is written in React, and rightly so. Its staff open it at seven and change forty things on one screen in the course of the day, so a second of loading in the morning is paid back hundreds of times. An invoice is looked at for nine seconds and then closed. On a visit that short, there’s no time to earn anything back.",
        "So the server renders the page and sends it finished. Compressed, the first fifty rows fit into 14 kilobytes, which is about as much as a server may send before it has to wait for the phone to acknowledge it. There’s one stylesheet of 9 kilobytes. The script is three, and all it does is copy a payment reference and improve the date field, both of which also work without it.",
      ],
    },
    {
      heading: "Where the milliseconds were",
      text: [
        "The framework was only part of the old delay. These are the changes that counted, with the biggest first.",
      ],
      list: [
        "Taking the script out of the way of the first row saved 5.1 seconds on the test phone.",
        "One query instead of 51, with an index chosen after reading the query plan, saved 1.4 seconds. The database now answers in 6 milliseconds.",
        "Leaving out the web font saved 0.4 seconds. The phone’s own typeface has perfectly good figures.",
        "Speculation rules let browsers that know them fetch the likeliest invoice while the thumb is still coming down.",
        "Cross-document view transitions, two lines of CSS, save nothing at all, but the page stops flashing.",
      ],
    },
    {
      heading: "Plain forms have good habits",
      text: [
        "Filters are an ordinary form that puts its choices into the address. We did that for speed, and it’s turned out to be the feature people mention. “Unpaid, August, the Morley site” is now a link you can send to your bookkeeper, and she sees the same list.",
        "There were other gifts of this kind. The back button works, because each list is a real page, and one with a balance on it is fetched again on the way back so that a paid bill never shows as unpaid. People open three invoices in three tabs and compare them. When the signal drops on a building site, the page they’ve already loaded is still there. We’d have had to build every one of those things, and here we simply didn’t break them.",
        "There’s a price for all this, of course. Filtering takes a round trip, and nothing updates while you watch. In the second review meeting the phrase “full page load” was still making people wince, so I handed round a cheap phone and let them try it. That was the end of the discussion.",
      ],
    },
    {
      heading: "Four months later",
      text: [
        "Questions to the accounts office are down from 265 a week to 105. The slowest one in twenty page views takes 780 milliseconds, usually on the moor road above Holmfirth. Bills paid by their due date rose from 71% to 78%, which I put down to the word “overdue”, set in plain type where a red dot used to be.",
        "The note I kept came from a bookkeeper in Batley who works with a screen reader. A table that’s marked up as a table reads well, she wrote, and could we please have a word with her bank. The portal won’t need much care in the coming years either, because there’s nothing in it that has to be upgraded by Christmas.",
      ],
    },
  ],
  pullQuote: "An invoice is read for nine seconds. It shouldn’t take eight to arrive.",
};
