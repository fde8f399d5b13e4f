import type { CLOTH, GROUND, HAIR, HAIRDO, SKIN, WEAR } from "./portrait-parts.ts";

type Look = [
  ground: keyof typeof GROUND,
  skin: keyof typeof SKIN,
  hair: keyof typeof HAIR,
  hairdo: keyof typeof HAIRDO,
  wear: keyof typeof WEAR,
  cloth: keyof typeof CLOTH,
];

interface Extras {
  beard?: "full" | "moustache";
  glasses?: "round" | "square";
  earrings?: keyof typeof CLOTH;
  /** Marks of age or sun. */
  skinMarks?: "lines" | "freckles";
  /** How far the corners of the mouth rise; 6 by default. */
  smile?: number;
  /** Body width relative to the default. */
  width?: number;
}

export type Person = ReturnType<typeof person>;

function person(id: string, name: string, look: Look, extras: Extras = {}) {
  const [ground, skin, hair, hairdo, wear, cloth] = look;
  return { id, name, ground, skin, hair, hairdo, wear, cloth, ...extras };
}

/** One line per person: a name has the same face everywhere on the site. */
export const PEOPLE: Person[] = [
  person("mara", "Mara Lindqvist", ["teal", "b", "chestnut", "long", "crew", "ink"], { glasses: "round" }),
  person("henrik", "Henrik Dahl", ["stone", "a", "grey", "part", "shirt", "paper"], { glasses: "square" }),
  person("amira", "Amira Saleh", ["stone", "b", "slate", "scarf", "crew", "ink"]),
  person("tomas", "Tomas Okafor", ["sand", "e", "black", "crop", "roll", "slate"], { beard: "full" }),
  person("ines", "Ines Carvalho", ["blue", "a", "sand", "bob", "blazer", "ink"]),
  person("jonas", "Jonas Weber", ["blue", "b", "brown", "short", "crew", "teal"], { beard: "full" }),

  person("priya", "Priya Raman", ["sand", "c", "black", "bun", "blazer", "teal"]),
  person("rolf", "Rolf Brandt", ["blue", "a", "copper", "short", "shirt", "slate"], { beard: "full" }),
  person("noemie", "Noémie Moreau", ["teal", "b", "brown", "bob", "roll", "teal"], { glasses: "round" }),
  person("viktor", "Viktor Hallström", ["sand", "a", "white", "bald", "blazer", "ink"], {
    beard: "full",
    glasses: "square",
  }),
  person("celeste", "Celeste Adebayo", ["teal", "d", "black", "curly", "shirt", "amber"]),
  person("daniel", "Daniel Osei", ["stone", "e", "black", "flat", "shirt", "paper"], { smile: 9 }),
  person("hannah", "Hannah Whitlock", ["blue", "a", "chestnut", "fringe", "crew", "amber"]),
  person("kenji", "Kenji Arai", ["teal", "b", "black", "forward", "blazer", "slate"], { width: 0.97 }),
  person("lucia", "Lucía Ferrer", ["sand", "b", "brown", "wavy", "shirt", "teal"], { smile: 9 }),
  person("oskar", "Oskar Nyman", ["stone", "a", "sand", "crop", "crew", "slate"], {
    beard: "full",
    width: 1.05,
  }),
  person("farah", "Farah Haddad", ["blue", "c", "brown", "curls", "blazer", "ink"], { earrings: "amber" }),
  person("george", "George Pemberton", ["stone", "a", "white", "receding", "blazer", "stone"], {
    beard: "moustache",
    skinMarks: "lines",
  }),
  person("sunita", "Sunita Kaul", ["teal", "c", "grey", "knot", "roll", "ink"], {
    glasses: "square",
    skinMarks: "lines",
  }),
  person("emil", "Emil Sørensen", ["blue", "a", "sand", "quiff", "shirt", "ink"], {
    glasses: "round",
    width: 0.96,
  }),
  person("grace", "Grace Okonkwo", ["sand", "e", "black", "locs", "blazer", "slate"], {
    earrings: "amber",
    smile: 9,
  }),
  person("pavel", "Pavel Dvořák", ["teal", "b", "brown", "slick", "roll", "stone"], {
    beard: "moustache",
    width: 1.04,
  }),
  person("aoife", "Aoife Brennan", ["stone", "a", "copper", "tail", "crew", "teal"], {
    skinMarks: "freckles",
  }),
];
