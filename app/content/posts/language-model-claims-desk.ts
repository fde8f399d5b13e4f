import type { Post } from "../schema/blog.ts";

export const languageModelClaimsDesk: Post = {
  slug: "language-model-claims-desk",
  title: "Where a language model belongs on a claims desk",
  seo: {
    title: "A language model on the claims desk",
    description:
      "It reads every claim and decides none. What seven months on a Dutch insurer’s claims desk taught us about three jobs to give a model and three to refuse.",
  },
  image: {
    image: "post-claims-desk",
    alt: "A desk with a tall stack of claims on the left, a short one on the right, and an amber block on the claim between them.",
  },
  date: "2026-10-08",
  category: "Artifical Intelligence",
  author: "mara",
  teaser:
    "The board paper said it would settle small claims by itself. We took the job on the condition that it would settle none.",
  opening: [
    "In March a mutual insurer in Utrecht asked us to put a language model on its claims desk. According to the board paper, claims under 500 euros would be settled without a person. We agreed to the model and declined that sentence. Seven months later it reads every household and motor claim that arrives and has not decided one. I think that is where it belongs, and I will try to show why with figures instead of opinions.",
  ],
  parts: [
    {
      heading: "Watch the desk before buying anything",
      text: [
        "I spent four days next to the handlers with a stopwatch. There are 38 of them, and about 600 claims come in on a working day. A claim takes 26 minutes. Three of those are the decision: is it covered, is it plausible, how much. Eleven go on reading, because the average claim arrives as nine attachments, some sideways, one of them a photograph of a different photograph. The rest is letters and typing.",
        "So the expensive part is the tedious one, and the valuable part is short. That alone tells you which of the two to hand over.",
      ],
    },
    {
      heading: "Three jobs it may do",
      text: [
        "We looked for work in which a mistake shows within seconds and can be undone with one click. Three tasks passed.",
      ],
      list: [
        "Sorting: which team should have this claim, and whether anything in it is urgent, such as a roof that is open tonight.",
        "Summarising: half a page, in which every statement carries the page it came from.",
        "Drafting: the letter that asks for the missing invoice, ready for a handler to change and send.",
      ],
    },
    {
      heading: "Three it may not",
      text: [
        "It may not judge whether somebody is lying. It may not name an amount. It may not send anything to anyone. The law has a view on the second, since Article 22 of the GDPR limits what a machine may decide about people on its own, but we would have drawn the line there without it.",
        "The reason is the manner in which a model fails. A tired handler’s mistake looks like one: a blank field, a wrong date. The model’s mistakes are well spelled and confident, and come with a reason. On a summary that is harmless as long as the page number stands beside it. On a refusal it becomes a letter that a family believes.",
      ],
    },
    {
      heading: "How we know what it gets wrong",
      text: [
        "Before the model saw a live claim, two experienced handlers each labelled the same 1,200 closed ones. They disagreed with each other on 6 per cent, which was the figure the board remembered. Against the labels they finally agreed on, the model sent 3.1 per cent of claims to the wrong team. The desk’s own record for the year before was 4.4.",
        "Two of the 1,200 summaries contained something that stood nowhere in the file. Now a sentence without a valid page reference is deleted before a handler sees it. We also planted traps. One was a garage estimate with white text on a white ground that told any reader to approve it in full. The first version dutifully repeated this in its summary. It could do nothing further, because it has no access to anything that pays, and that is the protection I would insist on long before a cleverer prompt.",
        "The whole set is run again whenever the provider changes the model. That has happened twice. The second time, sorting got worse on water damage, and we stayed on the old version for three weeks until it was put right.",
      ],
    },
    {
      heading: "What it is worth",
      text: [
        "Reading has come down from eleven minutes to four. Over 600 claims that is 70 hours a day, and a claimant now hears from a person after two days rather than five. The model costs about six cents a claim. No post was cut: the works council had that in writing before we began, which is why the handlers told us the truth about the traps to set.",
        "On two afternoons the service was unavailable. Claims went into the queue unread, just as they did last year, and people opened them. Ask for that on the first page of any proposal. A desk that cannot work without its model has been handed over, whatever the contract calls it.",
      ],
    },
  ],
  pullQuote: "Hand over the work whose errors show in seconds. Keep the work whose errors arrive by post.",
};
