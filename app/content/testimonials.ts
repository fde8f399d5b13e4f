import type { Testimonial } from "./schema/service.ts";

/** Each page has testimonials of its own, about the page's subject. The first of every three is shown large. */
export const testimonials = {
  home: [
    {
      name: "Priya Raman",
      role: "Chief operating officer, Nordsund Bank",
      image: "priya",
      rating: 5,
      feedback:
        "They’ve turned down four of my ideas since we began, each time with a page of reasons. I was cross about all four. At least three would have cost us twice, once to build and once to undo.",
    },
    {
      name: "Viktor Hallström",
      role: "Managing director, Halden Foundry",
      image: "viktor",
      rating: 5,
      feedback:
        "We’d budgeted twenty million kronor for their part, and three years. It took sixteen million and just over two years, and we close the month in four days where we used to need ten.",
    },
    {
      name: "Celeste Adebayo",
      role: "Chief information officer, Marlow & Finch Stores",
      image: "celeste",
      rating: 4,
      feedback:
        "Not cheap, and goodness, they can be blunt. But I’ve got 320 store managers looking at the same screen every morning, and honestly? I’ve not had one ask for the old report back.",
    },
    {
      name: "Farah Haddad",
      role: "Finance director, Skerrow Energy",
      image: "farah",
      rating: 5,
      feedback:
        "We close the month four working days sooner. I could tell you about the architecture, but that’s the figure my partners ask about, and they’ve stopped asking anything else.",
    },
    {
      name: "Daniel Osei",
      role: "Operations director, Bexley Trade Supply",
      image: "daniel",
      rating: 4,
      feedback:
        "Rang them on a bank holiday, fully expecting a machine. Got the bloke who wrote the thing, and he knew which van I meant.",
    },
    {
      name: "Hannah Whitlock",
      role: "Chief executive, Linden Dental Group",
      image: "hannah",
      rating: 5,
      feedback:
        "I’d been through two suppliers who talked to me as if I were the problem. These people asked to see the appointment book, and then they asked to see the person who keeps it.",
    },
  ],
  about: [
    {
      name: "Rolf Brandt",
      role: "Head of operations, Elbe Regional Rail",
      image: "rolf",
      rating: 4,
      feedback:
        "New timetable, four o’clock in the morning, snow. Their engineers were already standing in the yard when I got there. I hadn’t asked.",
    },
    {
      name: "Noémie Moreau",
      role: "Director of IT, Saint-Aubin Hospitals",
      image: "noemie",
      rating: 5,
      feedback:
        "What we value above all is continuity. The engineers who came to us in the first year still look after our nine clinics today, and they are on first-name terms with most of our ward sisters.",
    },
    {
      name: "Lucía Ferrer",
      role: "Head of product, Fresco Porta",
      image: "lucia",
      rating: 5,
      feedback:
        "You know who is on your project because they come to dinner with the team! Nobody was swapped out halfway, and when Marta had her baby we knew her replacement a month before.",
    },
  ],
  mission: [
    {
      name: "Kenji Arai",
      role: "Plant manager, Halden Foundry",
      image: "kenji",
      rating: 5,
      feedback:
        "Ours was the plant that had to go back to the old system. It took them a morning and we didn’t lose an order. A week later we moved for good. That told me more about them than any success could have.",
    },
    {
      name: "George Pemberton",
      role: "Vice principal, Kirkgate Open College",
      image: "george",
      rating: 5,
      feedback:
        "At our first meeting we were advised to keep a system we had intended to replace. I have sat on procurement panels for twenty years and had not encountered this approach before.",
    },
    {
      name: "Sunita Kaul",
      role: "Chief executive, Numeral",
      image: "sunita",
      rating: 4,
      feedback:
        "They told us about a mistake of theirs before we had noticed it, with the cost to us already worked out and credited. I would rather have had no mistake, but I have kept the letter.",
    },
  ],
  whyUs: [
    {
      name: "Grace Okonkwo",
      role: "Fixtures secretary, Three Ridings Football League",
      image: "grace",
      rating: 5,
      feedback:
        "Every team sheet in three counties comes in on a Saturday between one and two. Ask me how many we’ve lost since the new system went in. I’ll wait. It’s none.",
    },
    {
      name: "Oskar Nyman",
      role: "Founder, Stride Studios",
      image: "oskar",
      rating: 4,
      feedback:
        "Right, so I shopped around, and two firms were cheaper. Neither would put a price on the second stage, and one of them wouldn’t put a name on it either.",
    },
    {
      name: "Emil Sørensen",
      role: "Head of mobile banking, Nordsund Bank",
      image: "emil",
      rating: 5,
      feedback:
        "I compared three bids over 14 criteria. This one came second on price and first on nine of the others. Eighteen months later I scored it again, and nothing had moved down.",
    },
  ],
} satisfies Record<string, Testimonial[]>;
