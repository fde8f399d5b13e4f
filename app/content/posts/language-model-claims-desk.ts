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
    "In March a mutual insurer in Utrecht asked us to put a language model on its claims desk. According to the board paper, claims under 500 euros would be settled without a person. We said yes to the model and no to that sentence. Seven months later it reads every household and motor claim that arrives and hasn’t decided a single one. I think that’s where it belongs, and I’ll try to show you why with figures.",
  ],
  parts: [
    {
      heading: "Watch the desk before buying anything",
      text: [
        "I spent four days next to the handlers, timing what they did. There are 34 of them, and about 600 claims come in on a working day. A claim takes 26 minutes, of which only three are the decision itself, whether it’s covered and for how much. Twelve minutes go on reading, because the average claim arrives as eight attachments, some of them sideways, one of them a photograph of another photograph. The rest is letters and typing.",
        "So the expensive part is the tedious one, and the valuable part is short. That tells you which of the two to hand over.",
      ],
    },
    {
      heading: "Three jobs it may do",
      text: [
        "We looked for work where a mistake shows within seconds and can be undone with a click, and found three.",
      ],
      list: [
        "It sorts claims by team and notices if one of them is urgent, such as a roof that’s open tonight.",
        "It summarises, on half a page, with the page number of the source next to each statement.",
        "It drafts the letter that asks for a missing invoice, which a handler then corrects and sends.",
      ],
    },
    {
      heading: "Three it may not",
      text: [
        "It doesn’t judge whether somebody is lying, it doesn’t name an amount, and it can’t send anything to anyone. The law has a view on the second of those, since Article 22 of the GDPR limits what a machine may decide about people on its own. We’d have drawn the line there anyway.",
        "That’s because of the way a model fails. When a tired handler makes a mistake, it looks like one, a blank field perhaps or a wrong date. The model’s mistakes are well spelled and confident, and they come with a reason. In a summary that’s harmless as long as there’s a page number beside it. In a refusal it becomes a letter that a family believes.",
      ],
    },
    {
      heading: "How we know what it gets wrong",
      text: [
        "Before the model saw a live claim, two experienced handlers each labelled the same 1,200 closed ones. They disagreed with each other on 6% of them, which is the figure the board remembered. Measured against the labels they finally agreed on, the model sent 3.1% of claims to the wrong team. The desk’s own record for the year before was 4.4%.",
        "Two of the 1,200 summaries contained something that wasn’t in the file. Now a sentence without a valid page reference is deleted before a handler sees it. We planted a few traps as well. One was a garage estimate with white text on a white ground, telling any reader to approve it in full. The first version dutifully repeated this in its summary. It couldn’t do any more than that, because it has no access to anything that pays, and I’d insist on that protection long before a cleverer prompt.",
        "We run the whole set again each time the provider changes the model, which has happened twice. The second time, sorting got worse on water damage, so we stayed on the old version for three weeks until it was fixed.",
      ],
    },
    {
      heading: "Seventy hours a day",
      text: [
        "Reading has come down from twelve minutes to five. Over 600 claims that’s 70 hours a day, and a claimant now hears from a person after two days rather than five. The model costs about six cents a claim. All 34 handlers are still there. The works council had that in writing before we began, which is why the handlers were happy to tell us which traps to set.",
        "On two afternoons the service was unavailable. Claims went into the queue unread, just as they did last year, and people opened them. I’d ask for that on the first page of any proposal. If a desk can’t work without its model, it’s been handed over, and it doesn’t much matter what the contract calls it.",
      ],
    },
  ],
  pullQuote: "Hand over the work whose errors show in seconds. Keep the work whose errors arrive by post.",
};
