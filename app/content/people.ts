/** Everyone with a portrait on the site. The files are art/drawings/portrait-{key}.webp and avatar-{key}.webp. */
export const people = {
  mara: "Mara Lindqvist",
  henrik: "Henrik Dahl",
  amira: "Amira Saleh",
  tomas: "Tomas Okafor",
  ines: "Ines Carvalho",
  jonas: "Jonas Weber",
  priya: "Priya Raman",
  rolf: "Rolf Brandt",
  noemie: "Noémie Moreau",
  viktor: "Viktor Hallström",
  celeste: "Celeste Adebayo",
  daniel: "Daniel Osei",
  hannah: "Hannah Whitlock",
  kenji: "Kenji Arai",
  lucia: "Lucía Ferrer",
  oskar: "Oskar Nyman",
  farah: "Farah Haddad",
  george: "George Pemberton",
  sunita: "Sunita Kaul",
  emil: "Emil Sørensen",
  grace: "Grace Okonkwo",
  pavel: "Pavel Dvořák",
  aoife: "Aoife Brennan",
} as const;

export type PersonKey = keyof typeof people;

export const peopleKeys = Object.keys(people) as [PersonKey, ...PersonKey[]];
