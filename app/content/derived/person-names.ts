import { people } from "../people.ts";

/** The names of everyone with a portrait on the site, by key. */
export const personNames = () =>
  Object.fromEntries(people.value.people.map(({ key, name }) => [key, name] as const));

export const personName = (key: string) => personNames()[key] ?? key;
