import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "Where a language model belongs on a claims desk",
  seo: {
    title: "A language model on the claims desk",
    description:
      "It reads every claim and decides none of them. Seven months on a Dutch insurer’s claims desk, and how to tell which work to hand to a model.",
  },
  image: {
    image: "post-claims-desk",
    alt: "A desk with a tall stack of claims on the left, a short one on the right, and an amber block on the claim between them.",
  },
  date: "2026-10-08",
  category: "Artifical Intelligence",
  author: "mara",
  teaser:
    "The board paper said the model would settle small claims by itself. We took the job on the condition that it wouldn’t settle any.",
  opening: [
    "In March 2026 a mutual insurer in Utrecht asked us to put a language model on its claims desk. According to the board paper, claims under 500 euros would be settled without a person. We said yes to the model and no to that sentence. Seven months later it reads every household and motor claim that arrives and hasn’t decided a single one. I think that’s where it belongs, and I’ll try to show you why with figures.",
  ],
  parts: [
    {
      heading: "Watch the desk before buying anything",
      body: [
        "I spent four days next to the handlers, timing what they did. There are 34 of them, and about 600 claims come in on a working day. A claim takes 26 minutes, of which only three are the decision itself, whether it’s covered and for how much. Twelve minutes go on reading, because the average claim arrives as eight attachments, some of them sideways, one of them a photograph of another photograph. The rest is letters and typing.",
        "So the expensive part is the tedious one, and the valuable part is short. That tells you which of the two to hand over.",
      ],
    },
    {
      heading: "Three jobs it may do",
      body: [
        "We looked for work where a mistake shows within seconds and can be undone with a click, and found three.",
        {
          kind: "list",
          items: [
            "It sorts claims by team and notices if one of them is urgent, such as a roof that’s open tonight.",
            "It summarises, on half a page, with the page number of the source next to each statement.",
            "It drafts the letter that asks for a missing invoice, which a handler then corrects and sends.",
          ],
        },
      ],
    },
    {
      heading: "Three it may not",
      body: [
        "It doesn’t judge whether somebody is lying, it doesn’t name an amount, and it can’t send anything to anyone. The law has a view on the second of those, since Article 22 of the GDPR limits what a machine may decide about people on its own. We’d have drawn the line there anyway.",
        "That’s because of the way a model fails. When a tired handler makes a mistake, it looks like one, a blank field perhaps or a wrong date. The model’s mistakes are well spelled and confident, and they come with a reason. In a summary that’s harmless as long as there’s a page number beside it. In a refusal it becomes a letter that a family believes.",
      ],
    },
    {
      heading: "How we know what it gets wrong",
      body: [
        "Before the model saw a live claim, two experienced handlers each labelled the same 1,200 closed ones. They disagreed with each other on 6% of them, which is the figure the board remembered. Measured against the labels they finally agreed on, the model sent 3.1% of claims to the wrong team. The desk’s own record for the year before was 4.4%.",
        {
          kind: "table",
          caption: "Claims sent to the wrong team by the model, out of 1,200 closed ones.",
          head: ["Kind of claim", "Claims", "Wrong team", "Share"],
          rows: [
            ["Motor, collision", "396", "5", "1.3%"],
            ["Motor, glass", "184", "2", "1.1%"],
            ["Water damage", "212", "13", "6.1%"],
            ["Storm", "148", "6", "4.1%"],
            ["Theft", "126", "3", "2.4%"],
            ["Liability", "70", "6", "8.6%"],
            ["Fire and smoke", "64", "2", "3.1%"],
          ],
          total: ["All claims", "1,200", "37", "3.1%"],
        },
        "Water and liability are hard for the handlers too, because a leak from the flat above is both. The other mistakes matter more than the average suggests, so we count each kind separately and ask who’d notice it.",
        {
          kind: "table",
          caption: "Every kind of mistake in the same 1,200 claims, and how it comes to light.",
          head: ["Mistake", "Claims", "Who notices, and what it costs"],
          rows: [
            ["Sent to the wrong team", "37", "The handler who opens it passes it on with one click"],
            [
              "Letter asks for something that’s in the file",
              "26",
              "The handler deletes the sentence before sending",
            ],
            ["Marked urgent, but isn’t", "22", "It’s read a little earlier than it had to be"],
            [
              "Right statement, wrong page number",
              "19",
              "A check now puts a note in its place, so the handler reads the page",
            ],
            ["Statement that isn’t in the file at all", "2", "The same check, added because of these two"],
            [
              "Summary leaves out something that matters",
              "14",
              "Perhaps nobody, so the pages it didn’t quote are listed underneath",
            ],
            [
              "Urgent, but not marked",
              "1",
              "Only the labels showed it, one of 41 urgent claims; words chosen by the handlers now mark such a claim without the model",
            ],
          ],
        },
        "Two of the 1,200 summaries contained something that wasn’t in the file. Now the model has to quote the words that each statement rests on. If the quote isn’t on the page it names, or lacks a number that’s in the statement, the handler sees a note to read that page instead. This proves that the words are there. It can’t prove that the statement follows from them, so the quote is shown beside it.",
        {
          kind: "code",
          language: "TypeScript",
          caption: "The check on summaries. It doesn’t need a model, and it can’t be talked out of anything.",
          code: `type Statement = { text: string; page: number; quote: string };

const plain = (text: string) => text.toLowerCase().replace(/\\s+/g, " ").trim();
const numbers = (text: string) => text.match(/\\d+(?:[.,]\\d+)*/g) ?? [];

// The quote has to be on the page in whole words, so "340" isn't found in "3400".
function isOnPage(quote: string, page: string) {
  const start = "(?<![\\\\p{L}\\\\p{N}]|\\\\p{N}[.,])";
  const end = "(?![\\\\p{L}\\\\p{N}]|[.,]\\\\p{N})";
  return new RegExp(start + RegExp.escape(plain(quote)) + end, "u").test(plain(page));
}

// Every number in the statement has to be in its quote too.
export function isSupported({ text, page, quote }: Statement, pages: string[]) {
  const quoted = numbers(quote);
  return (
    plain(quote) !== "" &&
    isOnPage(quote, pages[page - 1] ?? "") &&
    numbers(text).every((number) => quoted.includes(number))
  );
}

export const checked = (statements: Statement[], pages: string[]) =>
  statements.map((statement) =>
    isSupported(statement, pages)
      ? statement
      : { ...statement, text: \`Not confirmed. Please read page \${statement.page}.\` },
  );`,
        },
        "We planted a few traps as well. One was a garage estimate with white text on a white ground, telling any reader to approve it in full. The first version dutifully repeated this in its summary. It couldn’t do any more than that, because it has no access to anything that pays, and I’d insist on that protection long before a cleverer prompt.",
        "We run the whole set again each time the provider changes the model, which has happened twice. The second time, sorting got worse on water damage, so we stayed on the old version for three weeks until it was fixed.",
      ],
    },
    {
      heading: "Seventy hours a day",
      body: [
        "Reading has come down from twelve minutes to five. Over 600 claims that’s 70 hours a day, and a claimant now hears from a person after two days rather than five. The model costs about six cents a claim. The works council had it in writing before we began that the hours would go into quicker answers and not into fewer handlers, who were then happy to tell us which traps to set.",
        "On two afternoons the service was unavailable. Claims went into the queue unread, just as they did last year, and people opened them. I’d ask for that on the first page of any proposal. If a desk can’t work without its model, it’s been handed over, and it doesn’t much matter what the contract calls it.",
        {
          kind: "linked",
          before: "How we try a model out before anyone depends on it, and what a trial costs, is under",
          link: { label: "artificial intelligence", to: "/services/artificial-intelligence" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote: "Hand over the work whose errors show in seconds. Keep the work whose errors arrive by post.",
  comments: [
    {
      name: "Annelies Bakker",
      date: "2026-10-09",
      text: "Nineteen years on a claims desk, not this one. Eight attachments, some of them sideways, is a good day. I’d have added the voice message from the garage, transcribed by the claimant’s nephew.",
    },
    {
      name: "Owen Pritchard",
      date: "2026-10-13",
      text: "As an actuary I’d have led with the 6%. A model can’t be marked against an answer that two experts don’t agree on, and most of the vendor papers I’m sent never mention that the experts were asked.",
    },
    {
      name: "Rosa Jensen",
      date: "2026-10-21",
      text: "Useful table, though I’d want the urgent claim it missed in bold. One of 41 sounds rare until you remember the 600 claims a day, about twenty of them urgent. By my sums that’s an open roof missed every other day, so I’m glad the handlers chose the words.",
    },
  ],
};
