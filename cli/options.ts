import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { type Command, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { Kysely } from "kysely";
import { MESSAGE_KINDS } from "../intake/forms/common.ts";
import type { MessageFilter } from "../intake/inbox/filter.ts";
import { PROGRESS } from "../intake/inbox/follow-up.ts";
import { listChoices } from "../intake/inbox/totals.ts";
import { addDays, DAY_MS, isDay, startOfDay, toDay } from "../intake/local-time.ts";
import { parseReference } from "../intake/reference.ts";
import { ALL_RESULTS, type Database } from "../intake/store/database.ts";
import { Failure, type Inbox, notFound } from "./context.ts";

const WHEN =
  "today, yesterday, a date such as 2026-01-31, or a number of hours, days or weeks ago (12h, 7d, 4w)";
const DAYS = { h: 1 / 24, d: 1, w: 7 };
const MAX_SEARCH = 200;

export const openingOption = new Option(
  "--opening <slug>",
  "only applications for one job opening, such as software-developer",
).argParser(readOpening);

export const limitOption = new Option(
  "-n, --limit <number>",
  "list at most this many entries; default: 50 on a terminal, no limit if the output goes to a file or a pipe",
).argParser(readCount);

export const yesOption = new Option("-y, --yes", "skip the confirmation");

/** Adds --since and --until to a new command. */
export function addDateOptions(command: Command, timeZone: string) {
  return command
    .option("--since <when>", `only messages since then: ${WHEN}`, (typed) => readWhen(typed, timeZone).start)
    .option(
      "--until <when>",
      "only messages until then; a day is included",
      (typed) => readWhen(typed, timeZone).end,
    );
}

export function addFilteredCommand(inbox: Inbox, name: string, timeZone: string) {
  return addDateOptions(inbox.command(name), timeZone)
    .addOption(new Option("--kind <kind>", "only messages of this kind").choices(MESSAGE_KINDS))
    .addOption(
      new Option("--status <status>", "only messages with this status; open: not done").choices([
        ...PROGRESS,
        "open" as const,
      ]),
    )
    .addOption(new Option("--result <result>", "only done messages with this result").choices(ALL_RESULTS))
    .option("--owner <name>", 'only messages of this owner; "" for none')
    .addOption(openingOption)
    .option("--page <path>", "only messages sent from this page, such as /contact")
    .option("--entry <path>", "only messages from visits that began on this page, such as /")
    .option("--source <name>", "only messages from this source: a utm_source, a host name or unknown")
    .option("--medium <name>", "only messages with this utm_medium")
    .option("--campaign <name>", "only messages with this utm_campaign")
    .option("--overdue", "only messages whose first answer is late")
    .option("--spam", "only spam")
    .option("--undelivered", "only messages with queued or parked deliveries")
    .option(
      "--search <text>",
      "only messages with all of these words in a field or the name of a file, ignoring case and accents",
      readSearch,
    );
}

type FilterOptions = Omit<MessageFilter, "spam" | "kinds" | "progress" | "overdueAt" | "deliveries"> & {
  overdue?: true | undefined;
  spam?: true | undefined;
  status?: MessageFilter["progress"];
  undelivered?: true | undefined;
};

export function toFilter({ spam, status, overdue, undelivered, ...filter }: FilterOptions): MessageFilter {
  const deliveries = undelivered && (["queued", "parked"] as const);
  return { ...filter, progress: status, overdueAt: overdue && new Date(), deliveries, spam: Boolean(spam) };
}

/** A day lasts until the next one starts. An hour, day or week ago is a moment. */
function readWhen(typed: string, timeZone: string): { start: Date; end: Date } {
  const [, number, unit] = /^(\d{1,5})([hdw])$/.exec(typed) ?? [];
  if (number && unit) {
    const moment = new Date(Date.now() - Number(number) * DAYS[unit as keyof typeof DAYS] * DAY_MS);
    return { start: moment, end: moment };
  }
  const day = readDay(typed, toDay(new Date(), timeZone));
  if (!day) throw new InvalidArgumentError(`Use ${WHEN}.`);
  return { start: startOfDay(day, timeZone), end: startOfDay(addDays(day, 1), timeZone) };
}

function readDay(typed: string, today: string): string | null {
  if (typed === "today") return today;
  if (typed === "yesterday") return addDays(today, -1);
  return isDay(typed) ? typed : null;
}

function readOpening(typed: string): string {
  if (/^[a-z0-9-]+$/.test(typed)) return typed;
  throw new InvalidArgumentError("Use the last part of the job's URL, such as software-developer.");
}

function readSearch(typed: string): string {
  if (typed.length <= MAX_SEARCH) return typed;
  throw new InvalidArgumentError(`Use at most ${MAX_SEARCH} characters.`);
}

/** Rejects a mistyped opening, for which a filter would find nothing. */
export async function requireOpening(db: Kysely<Database>, opening: string | undefined): Promise<void> {
  const openings = (await listChoices(db, {}, ["opening"])).opening.map(({ value }) => value);
  if (opening === undefined || openings.includes(opening)) return;
  throw notFound(
    `There are no applications for ${opening}. Openings with applications: ${openings.join(", ") || "none"}.`,
  );
}

function readCount(typed: string): number {
  if (/^[1-9]\d{0,6}$/.test(typed)) return Number(typed);
  throw new InvalidArgumentError("Use a whole number from 1 to 9999999.");
}

/** Output to a file or a pipe is not limited by default, so that `./inbox list | grep` misses nothing. */
export function defaultLimit(width: number | undefined): number {
  return width === undefined ? Number.MAX_SAFE_INTEGER : 50;
}

export function readReference(typed: string): string {
  const reference = parseReference(typed);
  if (reference) return reference;
  throw new InvalidArgumentError("References look like XX-7K4M-Q2XD-9PWT.");
}

export function requireFolderOf(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new Failure(`There is no folder ${folder}. Create it, or choose another one.`);
}

/** The examples at the end of a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ./inbox ${line}`).join("\n")}`;
}
