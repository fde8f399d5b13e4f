import type { PostEntry } from "../schema/blog.ts";

export const post: PostEntry = {
  title: "The last COBOL payroll in Hamburg, and how we switched it off",
  seo: {
    title: "Switching off a COBOL payroll in Hamburg",
    description:
      "Thirteen parallel runs, 6,380 payslips compared to the cent and an hour that had gone unpaid since 1980: how a 48-year-old payroll was retired.",
  },
  image: {
    image: "post-payroll-cobol",
    alt: "A punched card as tall as a wall, made of pale blocks, with an amber block in one of its holes.",
  },
  date: "2026-10-22",
  category: "Software Development",
  author: "henrik",
  teaser:
    "It had paid the dockers of one Hamburg company since 1978. We ran alongside it for thirteen months before anyone was allowed to stop it.",
  opening: [
    "I can’t prove it was the last one. Three people in the trade told me so, and they couldn’t name another between them. It had certainly paid the workers of one Hamburg stevedoring company every month since April 1978, and on 3 July 2026, at ten past four in the afternoon, Renate Petersen typed the command that stopped it.",
    "She had looked after the program for thirty-nine years and was retiring that day. Her farewell party had been our real deadline from the start.",
  ],
  parts: [
    {
      heading: "Reading before writing",
      body: [
        "The program was 184,000 lines of COBOL on a leased mainframe, with a folder of paper change slips that went back to the first collective agreement. We spent the first ten weeks of 2025 reading. A parser drew the call graph in an afternoon. It couldn’t tell us why paragraph 4410 had once added twelve pfennigs to a certain night shift, or why it was still adding six cents after the euro.",
        "Frau Petersen could. Once a week she sat down with two of us and went through a module, with the slips beside her. We wrote each rule down as an example: this docker worked these shifts and got this payslip. By Easter we had 1,340 examples, and she’d corrected 190 of them.",
      ],
    },
    {
      heading: "Thirteen runs side by side",
      body: [
        "From June 2025 the new system, plain Java on PostgreSQL, calculated every payroll that the old one paid, without moving any money. On the first working day after each run, a script put 6,380 pairs of payslips next to each other and compared them line by line, in whole cents. Our rule is thirty days of agreement, but a payroll only shows its face once a month. So we chose thirteen runs, enough to see a December with Christmas pay, a January with new tax tables and both changes of the clock.",
        {
          kind: "code",
          language: "SQL",
          caption:
            "The comparison. It returns one row for each line of a payslip that differs or exists only once.",
          code: `-- psql -v run=2025-10-01 -f compare.sql
with old as (
  select person, code, sum(cents) as cents
  from old_line where run = :'run' group by person, code
), new as (
  select person, code, sum(cents) as cents
  from new_line where run = :'run' group by person, code
), explained as (
  select person, code, pile from reason where run = :'run'
)
select person, code, old.cents as old_cents, new.cents as new_cents,
       coalesce(pile, 'we don''t know yet') as pile
from old
full join new using (person, code)
left join explained using (person, code)
where old.cents is distinct from new.cents
order by pile, person, code;`,
        },
        "The full join finds lines that only one of the systems has, and “is distinct from” treats a missing amount as a difference. An ordinary join with “not equal” would have hidden both.",
        "The first comparison found 1,903 payslips that differed. By the September payroll it was down to 88, most of them because of rounding. COBOL drops the decimals it has no room for unless the programmer writes ROUNDED, and four generations hadn’t agreed on when to write it. We resisted the urge to tidy up. The tax ministry publishes a flow chart that says when to round, and the old program followed it where it counted, so we copied every cut in its place and put a test on it.",
        "January was a failure of our own making. We loaded the new tax tables a week late, and a finance team with other plans had to give up a weekend to repeat the run.",
        {
          kind: "table",
          caption: "Payslips that differed, out of 6,380 in each run, and the pile each one ended up in.",
          head: ["Payroll for", "Differed", "We’re wrong", "They’re wrong", "Unknown"],
          rows: [
            ["May 2025", "1,903", "1,648", "0", "255"],
            ["Jun 2025", "1,044", "907", "0", "137"],
            ["Jul 2025", "562", "494", "0", "68"],
            ["Aug 2025", "240", "217", "0", "23"],
            ["Sep 2025", "88", "83", "0", "5"],
            ["Oct 2025", "231", "80", "143", "8"],
            ["Nov 2025", "61", "58", "0", "3"],
            ["Dec 2025", "112", "104", "0", "8"],
            ["Jan 2026, first try", "6,204", "6,204", "0", "0"],
            ["Jan 2026, repeated", "31", "29", "0", "2"],
            ["Feb 2026", "12", "12", "0", "0"],
            ["Mar 2026", "137", "0", "137", "0"],
            ["Apr 2026", "0", "0", "0", "0"],
            ["May 2026", "0", "0", "0", "0"],
          ],
        },
      ],
    },
    {
      heading: "The hour that was never paid",
      body: [
        "The October payroll took the count up again, to 231. On the night of the 26th the clocks had gone back, so the night shift had worked nine hours. The new system paid nine hours. The old one subtracted the start from the end and paid eight, as it had done each autumn since summer time came to Germany in 1980.",
        "In spring the same subtraction gave an hour away, so the yearly totals nearly cancelled out and no auditor ever saw it. It wasn’t the same people, though. That October there were 143 of them, and in March 137 others had an hour too much.",
        "We took the list to the finance director that afternoon, and she told the works council the next morning. The company paid the missing hour for the past three years and didn’t ask for the spring ones back. The council’s chair became our firmest supporter. We could have matched the old figure instead, and it would have been easier. It would also have been a known error in a new system, with our signature under the test.",
      ],
    },
    {
      heading: "Four habits for the next one",
      body: [
        "There’ll be a next one, even if it isn’t in Hamburg. I’d do these four things again.",
        {
          kind: "list",
          items: [
            "Plan around the person who knows. Her calendar is shorter than the machine’s.",
            "Compare everything, and do it every month. A one per cent sample would have shown one or two of those 143 people, and we’d have called it noise.",
            "Sort differences into “we’re wrong”, “they’re wrong” and “we don’t know yet”, and don’t go live until the last pile is empty.",
            "Leave the old system able to run until the last comparison is signed, and its data readable for the six years that tax law asks for.",
          ],
        },
      ],
    },
    {
      heading: "Ten past four",
      body: [
        "For the thirteenth run, at the start of June 2026, the two had swapped places. The new system paid, and for thirty days the old one was kept ready to take over again, which it never had to. The command that stops it is three words long and prints one line. Somebody had brought a cake in the shape of a punched card. The mainframe lease ran out in September, which takes 430,000 euros a year off the budget.",
        "Frau Petersen kept the change slips. She’s been back twice, once to settle a bet about paragraph 4410. It was a cold-store supplement from 1979, agreed on a handshake. The workers on that quay still get their six cents.",
        {
          kind: "linked",
          before:
            "We compare old and new like this whenever a system that calculates something is replaced. Another example, with invoices in place of payslips, is the",
          link: { label: "ERP migration at Halden Foundry", to: "/case-studies/erp-migration" },
          after: ".",
        },
      ],
    },
  ],
  pullQuote: "When two payrolls disagree, don’t ask which is newer. Ask which one can explain itself.",
  comments: [
    {
      name: "Dieter Hagemann",
      date: "2026-10-26",
      text: "I must disappoint you. There is one in Bremerhaven, it is younger than yours by two years, and it belongs to me until Easter. I read the part about ROUNDED with some discomfort and have taken a listing home.",
    },
    {
      name: "Moira Sinclair",
      date: "2026-10-28",
      text: "I run payroll for a hospital trust. After reading this I pulled the night shift of the last Sunday in October, for three years. Ours pays the ninth hour, as it happens, but in spring it pays eight for seven. I’ve now got a meeting.",
    },
    {
      name: "Henrik Dahl",
      person: "henrik",
      date: "2026-10-30",
      text: "I stand corrected, Herr Hagemann, and I’m glad I hedged in the first line. If you’d let two of us watch when you switch yours off, we’ll bring the cake.",
    },
  ],
};
