import { globSync } from "node:fs";
import { builtPaths } from "./built-pages.ts";

const cwd = "build/client";
const siteFiles = globSync(["*.{txt,xml,json,webmanifest,svg,ico,png}", ".well-known/*.txt"], { cwd });
const otherFiles = ["images/*.avif", "assets/*.js", "film/*"].flatMap((files) =>
  globSync(files, { cwd }).slice(0, 1),
);

/** Every page and every file at the top of the site, some other files, and addresses without a file. */
export const addresses = [
  ...builtPaths,
  ...[...siteFiles, ...otherFiles].map((file) => `/${file}`),
  ...["/search", "/messages/contact", "/word-check/contact.png"],
];

const encoded = (character: string) => `%${character.charCodeAt(0).toString(16)}`;

/** Spellings that are redirected to the address. */
const redirectedSpellings = (address: string) =>
  without(address, [
    address.toUpperCase(),
    address.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    `${address}/`,
    `${address}//`,
    `/${address}`,
    address.replace(/(?<=.)\//, "//"),
    address.replace(/\w$/, encoded),
    address.replace(/^.(.)/, (_, first: string) => `/${encoded(first)}`),
    `${address}%2f`,
    address.replace("/", "%2F").replace(/^/, "/"),
    `${address.toUpperCase()}/`,
  ]);

/** Spellings that browsers never send, and paths that only look like an address. Those with a backslash get a 400, the others a 404. */
const unknownSpellings = (address: string) =>
  without(address, [
    `/.${address}`,
    `/x/..${address}`,
    `/%2e${address}`,
    address.replace(/\/([^/]*)$/, "\\$1"),
    `/\\${address}`,
    `/evil.example${address}`,
    `//evil.example${address}`,
    `${address === "/" ? "" : address}/nope`,
    `${address}%00`,
    `${address}%zz`,
    `${address}%25`,
    `${address};x`,
    `${address}.data`,
    `${address}.br`,
    `/${"a".repeat(7000)}${address}`,
  ]);

const without = (address: string, spellings: string[]) =>
  [...new Set(spellings)].filter((each) => each !== address);

type Method = "GET" | "POST";
type Ask = (method: Method, path: string) => Promise<{ status: number; location: string | undefined }>;
const QUERY = "?a=1&B=%2f";

/** Requests every spelling of every address, and returns the answers that break the rule that a page has one address. */
export async function spellingProblems(ask: Ask, method: Method): Promise<string[]> {
  const redirected = addresses.flatMap((address) =>
    redirectedSpellings(address).map((path) => ({
      path: path + QUERY,
      wanted: [`${method === "GET" ? 301 : 308} ${address}${QUERY}`],
    })),
  );
  const unknown = addresses.flatMap(unknownSpellings).map((path) => ({ path, wanted: ["404", "400"] }));
  const answers = [...redirected, ...unknown].map(async ({ path, wanted }) => {
    const { status, location } = await ask(method, path);
    const seen = location === undefined ? String(status) : `${status} ${location}`;
    return wanted.includes(seen) ? [] : [`${method} ${path.slice(0, 200)}: ${seen}`];
  });
  return (await Promise.all(answers)).flat();
}

/** Requests every address itself, and returns the unexpected answers. */
export async function addressProblems(ask: Ask): Promise<string[]> {
  const answers = addresses.flatMap((path) => [
    { path, method: "GET" as const, wanted: path.startsWith("/messages/") ? [405] : [200] },
    { path, method: "POST" as const, wanted: [405, 415] },
  ]);
  const problems = answers.map(async ({ path, method, wanted }) => {
    const { status } = await ask(method, path);
    return wanted.includes(status) ? [] : [`${method} ${path}: ${status}`];
  });
  return (await Promise.all(problems)).flat();
}
