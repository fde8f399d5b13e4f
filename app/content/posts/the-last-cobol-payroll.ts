import type { Post } from "../schema/blog.ts";

export const theLastCobolPayroll: Post = {
  slug: "the-last-cobol-payroll",
  title: "The last COBOL payroll in Hamburg, and how we switched it off",
  seo: {
    title: "Switching off a COBOL payroll in Hamburg",
    description:
      "Thirteen parallel runs, 6,412 payslips compared to the cent and one hour that had gone unpaid since 1980: how a 48-year-old payroll was retired.",
  },
  image: {
    image: "post-payroll-cobol",
    alt: "A punched card as tall as a wall, made of pale blocks, with an amber block in one of its holes.",
  },
  date: "2026-10-22",
  category: "Software Development",
  author: "henrik",
  teaser:
    "It had paid 6,412 dockers since 1978. We ran beside it for thirteen months before anyone was allowed to stop it.",
  opening: [
    "I cannot prove it was the last one. Three people in the trade told me so, and none of them could name another. What I can say is that it had paid the workers of one Hamburg stevedoring company every month since April 1978, and that on Friday, 3 July 2026, at ten past four in the afternoon, Renate Petersen typed the command that stopped it.",
    "She had looked after the program for thirty-nine years and was retiring that day. The date of her farewell lunch had been our real deadline from the start.",
  ],
  parts: [
    {
      heading: "Reading before writing",
      text: [
        "The program ran to 212,000 lines of COBOL on a leased mainframe, with a folder of paper change slips that went back to the first collective agreement. We spent the first eleven weeks of 2025 reading. A parser drew the call graph in an afternoon. It could not say why paragraph 4410 had once added eleven pfennigs to a certain night shift, or why it went on adding six cents after the euro.",
        "Frau Petersen could. Every Tuesday morning she sat with two of us and went through one module, the slips beside her. We wrote each rule down as an example instead of prose: this docker, these shifts, this payslip. By Easter we had 1,340 examples, and she had corrected 190 of them.",
      ],
    },
    {
      heading: "Thirteen runs side by side",
      text: [
        "From June 2025 the new system, plain Java on PostgreSQL, calculated every payroll that the old one paid. No money moved because of it. On the first working day after each run, a script laid 6,412 pairs of payslips next to each other and compared them line by line. We chose thirteen runs so as to see two Junes, one December with Christmas pay, one January with new tax tables and both changes of the clock.",
        "The first comparison found 1,903 payslips that differed. In September it was 88. Most were rounding. COBOL drops the decimals it has no room for unless the programmer writes ROUNDED, and four generations had not agreed on when to write it. We resisted tidying that up. The tax ministry publishes a flow chart that says after which step to round, and the old program followed it where it counted, so we copied every cut in its place and put a test on it.",
        "January was our own failure. We loaded the new tax tables a week late, and the run had to be repeated on a Saturday by a finance team with other plans.",
      ],
    },
    {
      heading: "The hour that was never paid",
      text: [
        "The October run went up again, to 231. On the night of 26 October 2025 the clocks had gone back, so the night shift had worked nine hours. The new system paid nine. The old one took the start from the end, got eight and paid that. It had done so each autumn since summer time came to Germany in 1980.",
        "In spring the same subtraction gave an hour away, so the yearly totals nearly cancelled out and no auditor ever saw it. They were different people, though: 143 of them that October.",
        "We took the list to the finance director the same day. She told the works council before lunch on the next. The company paid the missing hour for the past three years, reclaimed nothing for the spring ones, and the council’s chair became our firmest supporter. Matching the old figure would have been easier. It would also have been a known error in a new system, with our signature under the test.",
      ],
    },
    {
      heading: "What I would keep for the next one",
      text: ["There will be a next one, if not in Hamburg. Four habits earned their keep."],
      list: [
        "Plan around the person who knows. Her calendar is shorter than the machine’s.",
        "Compare everything, each month. A one per cent sample would have shown one or two of those 143 people, and we would have called it noise.",
        "Sort differences into three boxes: we are wrong, they are wrong, nobody knows. The third must be empty before anything goes live.",
        "Leave the old system able to run until the last comparison is signed, and its data readable for the six years that tax law asks for.",
      ],
    },
    {
      heading: "Ten past four",
      text: [
        "The command is three words long and prints one line. Somebody had brought a cake in the shape of a punched card. The mainframe lease ran out in September, which takes 410,000 euros a year off the budget.",
        "Frau Petersen kept the change slips. She has been back twice, once to settle a bet about paragraph 4410. It was a cold-store supplement from 1979, agreed by handshake. The workers on that quay still get their six cents.",
      ],
    },
  ],
  pullQuote: "When two payrolls disagree, do not ask which is newer. Ask which one can explain itself.",
};
