import type { Post } from "../schema/blog.ts";

export const anInvoicePortalWithoutAFramework: Post = {
  slug: "an-invoice-portal-without-a-framework",
  title: "An invoice portal that loads before you blink",
  seo: {
    title: "An invoice portal without a framework",
    description:
      "A builders’ merchant’s portal went from 7.8 seconds to 240 milliseconds with server-made HTML and 3 KB of script. What we left out and what that cost.",
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
    "A blink takes about a third of a second. In the customer portal we opened in May, the list of invoices is readable 240 milliseconds after the tap. That is the median, measured on the customers’ own devices, most of which are phones clipped to the dashboard of a van. There is no client-side framework in it. I am a designer by trade, and I regard that as a design decision.",
  ],
  parts: [
    {
      heading: "Fourteen people in a car park",
      text: [
        "The client is a builders’ merchant with 9,000 trade accounts. Before drawing anything, I stood in its car park in Huddersfield for two mornings and asked fourteen people to look up an invoice in front of me. Nine gave up. The old portal sent 2.3 megabytes of JavaScript and took 7.8 seconds to show a row on a phone that cost £150. Those who gave up did what they always do, which is ring the accounts office, 310 times a week.",
        "Their wishes were modest. They wanted to see whether a bill was paid, to get the PDF, and to pass it on to whoever does the books. A spinner answers none of these.",
      ],
    },
    {
      heading: "What we left out",
      text: [
        "The server makes the page and sends it finished. Compressed, the first fifty rows fit into 14 kilobytes, about as much as a server may send before it has to wait for the phone to say that it is listening. There is one stylesheet of 9 kilobytes. The script weighs three, copies a payment reference and improves the date field; without it, both still work.",
        "Filters are an ordinary form that puts its choices into the address. We did that for speed. It turned out to be the feature people mention, because “unpaid, August, the Morley site” is now a link that can be sent to a bookkeeper, and she sees the same list.",
      ],
    },
    {
      heading: "Where the milliseconds were",
      text: [
        "The framework was only part of the old delay. These are the changes that counted, in order of what they gave us.",
      ],
      list: [
        "No script in the way of the first row: 5.1 seconds on the test phone.",
        "One query instead of 51, with an index drawn after reading the query plan: 1.4 seconds, and the database now answers in 6 milliseconds.",
        "No web font on this page. The phone’s own typeface has perfectly good figures: 0.4 seconds.",
        "Speculation rules, so that browsers which know them fetch the likeliest invoice while the thumb is still on its way.",
        "Cross-document view transitions, two lines of CSS. They save nothing; the page just stops flashing.",
      ],
    },
    {
      heading: "What that cost",
      text: [
        "Filtering takes a round trip. Nothing updates while you watch. In two review meetings the phrase “full page load” had to be said aloud until it lost its terror, and I ended the second by handing over a cheap phone and saying nothing.",
        "We also shipped a fault that a client-side app would probably have avoided. After paying, the back button showed the bill as unpaid for up to a minute, because the browser had kept the earlier page. Eleven people paid twice. They had their money back within the week, a page with a balance is fetched afresh on the way back, and a test now walks backwards through every payment.",
        "None of this is an argument against frameworks. The same merchant’s order desk is written in React, and rightly so: staff open it at seven, leave it open all day and change forty things on one screen. An invoice is looked at for nine seconds. Tools should be chosen by the length of the visit.",
      ],
    },
    {
      heading: "Four months later",
      text: [
        "Invoice calls are down from 310 a week to 120. The slowest one in twenty page views takes 780 milliseconds, usually on the moor road above Holmfirth. Bills paid by their due date rose from 71 to 78 per cent, which I put down to the word “overdue”, set in plain type where a red dot used to be.",
        "The note I kept came from a bookkeeper in Batley who works with a screen reader. A table that is marked up as a table reads well, she wrote, and could we please have a word with her bank. The portal will need little care in the coming years. Nothing in it has to be upgraded by Christmas.",
      ],
    },
  ],
  pullQuote: "An invoice is read for nine seconds. It should not take eight to arrive.",
};
