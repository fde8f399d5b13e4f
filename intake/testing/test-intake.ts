import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "hono/utils/cookie";
import { onTestFinished } from "vitest";
import type { MessageKind } from "../forms/common.ts";
import type { Outcome } from "../forms/outcome.ts";
import { createIntake, type Intake, type IntakeOptions } from "../intake.ts";
import { EMAILS } from "../store/database.ts";
import type { WordCheckForm } from "../word-check/challenge.ts";
import type { OfficeFacts } from "../working-days.ts";

const ORIGIN = "https://www.aldergate.example";
const WORD = "heron";
export const CLIENT = { address: "203.0.113.7" };

/** Returns the path for a data folder. The folder does not exist yet, and is deleted after the test. */
export function makeDataDir(): string {
  const folder = mkdtempSync(join(tmpdir(), "aldergate-intake-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "data");
}

/** The days of England and the hours of an office. */
export const OFFICE: OfficeFacts = {
  timeZone: "Europe/London",
  openingHours: [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], from: "08:30", to: "17:30" },
  ],
  holidays: ["2026-12-25", "2026-12-28", "2027-01-01", "2027-03-26", "2027-03-29"],
  replyWithin: { contact: 1, inquiry: 1, application: 5 },
};

export type TestIntake = Intake & { dataDir: string; logged: string[]; clock: { now: Date } };

/** Opens an intake with its own folder, a fixed CAPTCHA word, no rate limits and a clock that the test controls. */
export async function openIntake(options: Partial<IntakeOptions> = {}): Promise<TestIntake> {
  const dataDir = options.dataDir ?? makeDataDir();
  const clock = { now: new Date("2026-03-02T10:00:00Z") };
  const logged: string[] = [];
  const intake = await createIntake({
    dataDir,
    publicOrigins: [ORIGIN],
    rateLimits: "off",
    deliveries: { contact: EMAILS, inquiry: EMAILS, application: EMAILS },
    log: { error: (_details, message) => logged.push(message) },
    testWord: WORD,
    wordColours: { ink: "#000000", paper: "#ffffff" },
    referencePrefix: "AG",
    office: OFFICE,
    now: () => clock.now,
    ...options,
  });
  onTestFinished(() => intake.close().catch(() => {}));
  return Object.assign(intake, { dataDir, logged, clock });
}

/** Requests a CAPTCHA word and returns its cookie, as a browser would send it. */
export async function fetchWord(intake: Intake, form: WordCheckForm, cookieHeader = "") {
  const issued = await intake.wordCheck.issue(form, { cookies: parse(cookieHeader), ...CLIENT });
  if (issued.outcome !== "issued") throw new Error("no word was issued");
  return issued.setCookies.map(({ name, value }) => `${name}=${value}`)[0] ?? "";
}

export type Fields = Record<string, string | File>;

export const CONTACT: Fields = {
  name: "Jo Alder",
  email: "Jo@Example.com",
  subject: "A quote",
  phone: "+44 20 7946 0018",
  message: "Hello,\r\nhow are you?",
  type_the_word: " Heron ",
};

export const INQUIRY: Fields = {
  name: "Jo Alder",
  email: "jo@example.com",
  phone: "020 7946 0018",
  requirements: "A bridge.",
  page: "/services/custom-software-development",
};

export const APPLICATION: Fields = {
  applyfor: "Others",
  name: "Jo",
  last_name: "Alder",
  email: "jo@example.com",
  linkedin: "https://www.linkedin.com/in/jo",
  message: "I build things.",
  type_the_word: WORD,
};

export function formRequest(fields: Fields, headers: Record<string, string> = {}): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request(`${ORIGIN}/form`, { method: "POST", body, headers: { origin: ORIGIN, ...headers } });
}

/** Posts a form as a browser would. For a form with a word check (CAPTCHA), the word is requested first. */
export async function post(intake: Intake, kind: MessageKind, fields: Fields): Promise<Outcome> {
  const headers: Record<string, string> = kind === "inquiry" ? {} : { cookie: await fetchWord(intake, kind) };
  return intake.receive(kind, formRequest(fields, headers), CLIENT);
}

/** Throws unless the outcome is of this kind, and narrows its type. */
export function expectOutcome<Kind extends Outcome["outcome"]>(
  outcome: Outcome,
  kind: Kind,
): Extract<Outcome, { outcome: Kind }> {
  if (outcome.outcome !== kind) throw new Error(`expected ${kind}, got ${JSON.stringify(outcome)}`);
  return outcome as Extract<Outcome, { outcome: Kind }>;
}
