import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import type { MessageKind } from "../../intake/forms/common.ts";
import type { StorePlace } from "../../intake/store/store.ts";
import {
  createPostgresDatabase,
  type DatabaseKind,
  query,
  testedDatabase,
} from "../../intake/testing/test-databases.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { type Answer, type FileToSend, multipart, post, wordCookie } from "./senders.ts";

export type AttackedSite = RunningServer & {
  place: StorePlace;
  query(sql: string, ...values: string[]): Promise<Record<string, unknown>[]>;
};

/** Creates a folder and, for PostgreSQL, a database for a store. Both remain until `remove` is called. */
export async function makeLastingPlace(database: DatabaseKind) {
  const folder = mkdtempSync(join(tmpdir(), "aldergate-attack-"));
  const place: StorePlace = { dataDir: join(folder, "data") };
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const temporary = join(folder, "tmp");
  mkdirSync(temporary);
  if (database === "sqlite") return { place, temporary, remove: async () => removeFolder() };
  const { url, drop } = await createPostgresDatabase();
  place.databaseUrl = url;
  return {
    place,
    temporary,
    async remove() {
      await drop();
      removeFolder();
    },
  };
}

type Suite = (site: () => AttackedSite) => void;
type Settings = { environment?: Record<string, string>; database?: DatabaseKind };

/** Declares tests that share one server. It starts before the first test and stops after the last. */
export function onOneServer(suite: Suite, { environment = {}, database = testedDatabase }: Settings = {}) {
  describe(`on a ${database} database`, () => {
    let site: AttackedSite | undefined;
    let cleanUp = async () => {};
    beforeAll(async () => {
      const { place, temporary, remove } = await makeLastingPlace(database);
      cleanUp = remove;
      const server = await startServer({ ...placeSettings(place), TMPDIR: temporary, ...environment });
      site = { ...server, place, query: (sql, ...values) => query(place, sql, ...values) };
    });
    afterAll(async () => {
      await site?.stop();
      await cleanUp();
    });
    suite(() => {
      if (!site) throw new Error("The server has not started");
      return site;
    });
  });
}

/** A server with an SQLite store, shared by the tests of a file. It has a URL once the first test runs. */
export function sharedServer(settings: Record<string, string> = {}): RunningServer & { folder: string } {
  const site = {} as RunningServer & { folder: string };
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), "aldergate-shared-"));
    Object.assign(site, { folder, ...(await startServer({ DATA_DIR: join(folder, "data"), ...settings })) });
  });
  afterAll(async () => {
    await site.stop();
    rmSync(site.folder, { recursive: true });
  });
  return site;
}

export function placeSettings({ dataDir, databaseUrl }: StorePlace): Record<string, string> {
  return { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
}

const TABLES = ["messages", "files", "file_chunks", "deliveries", "word_check_uses"];

/**
 * Waits until the store has no messages, files, deliveries, used CAPTCHA words or wrong guesses, and expects no temporary
 * files.
 */
export async function expectNothingKept({ place, query: ask }: AttackedSite) {
  const counts = TABLES.map((table) => `select '${table}' as place, count(*) as n from ${table}`);
  const kept = async () => {
    const rows = await ask(counts.join(" union all "));
    return rows.filter(({ n }) => Number(n) > 0);
  };
  await expect.poll(kept).toEqual([]);
  expectNoTemporaryFiles(place);
}

export function expectNoTemporaryFiles({ dataDir }: StorePlace) {
  expect(readdirSync(join(dataDir, "../tmp"))).toEqual([]);
  const own = /^aldergate\.sqlite(?:-wal|-shm)?$/;
  const unexpected = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !own.test(name)) : [];
  expect(unexpected).toEqual([]);
}

const PAGES: Record<MessageKind, string> = {
  contact: "/contact",
  inquiry: "/services/custom-software-development",
  application: "/career/software-developer",
};

export const FIELDS: Record<MessageKind, Record<string, string>> = {
  contact: { name: "Solveig Aas", email: "solveig@example.com", subject: "A ledger", message: "Hello" },
  inquiry: {
    name: "Solveig Aas",
    email: "solveig@example.com",
    phone: "020 7946 0018",
    requirements: "A bridge",
  },
  application: {
    applyfor: "Others",
    name: "Ada",
    last_name: "Brandt",
    email: "ada@example.com",
    message: "I build things",
  },
};

/** The page that a form of this kind is posted to without JavaScript. */
export const pageUrl = (site: RunningServer, kind: MessageKind) => site.url + PAGES[kind];

/** The headers that a browser sends with a form of our own site, with a new word-check cookie if the form needs one. */
export async function browserHeaders(
  site: RunningServer,
  kind: MessageKind,
): Promise<Record<string, string>> {
  const cookie = kind === "inquiry" ? "" : await wordCookie(site.url, kind);
  return { origin: "http://localhost:3000", ...(cookie && { cookie }) };
}

/** Posts a form to its page, as a browser without JavaScript does. */
export async function postForm(
  site: RunningServer,
  kind: MessageKind,
  changes: Record<string, string> = {},
  files: FileToSend[] = [],
): Promise<Answer> {
  const word: Record<string, string> = kind === "inquiry" ? {} : { type_the_word: "heron" };
  const body = multipart({ ...FIELDS[kind], ...word, ...changes }, files);
  return post(pageUrl(site, kind), body, { headers: await browserHeaders(site, kind) });
}

/** Expects this status and a complete page of the site with its Content Security Policy. */
export function expectOurPage({ status, headers, body }: Answer, expected: number) {
  expect(status).toBe(expected);
  expect(headers["content-type"]).toMatch(/^text\/html/);
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(body).toContain("<h1");
  expect(body).toContain("</html>");
}

/** The most recent message in the store. */
export async function lastStored(site: AttackedSite) {
  const [row] = await site.query("select * from messages order by received_at desc, id desc limit 1");
  return { ...row, fields: JSON.parse(String(row?.fields)) as Record<string, string> };
}
