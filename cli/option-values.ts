import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { MESSAGE_KINDS, type MessageKind } from "../intake/messages/kinds.ts";
import { parseReference } from "../intake/reference.ts";
import { Failure, type Option, usageError, type Values } from "./command.ts";

const HOURS = { h: 1, d: 24, w: 7 * 24 };
const HOUR_MS = 60 * 60 * 1000;
const MAX_SEARCH = 200;

export const FILTER_OPTIONS = {
  kind: { type: "string", value: "KIND", help: `Only messages of this kind: ${MESSAGE_KINDS.join(", ")}.` },
  since: {
    type: "string",
    value: "WHEN",
    help: "Only messages of the last hours, days or weeks (12h, 7d, 4w), or since a date such as 2026-01-31 (UTC).",
  },
  opening: {
    type: "string",
    value: "SLUG",
    help: "Only applications for one job opening, such as software-developer.",
  },
  spam: { type: "boolean", help: "Only spam." },
  undelivered: { type: "boolean", help: "Only messages with queued or parked deliveries." },
  search: {
    type: "string",
    value: "TEXT",
    help: "Only messages with this text in a field or in the name of a file, ignoring case.",
  },
} satisfies Record<string, Option>;

export const LIMIT_OPTION = {
  limit: {
    type: "string",
    short: "n",
    value: "N",
    help: "List at most N entries. Default: 50 on a terminal, no limit if the output goes to a file or a pipe.",
  },
} satisfies Record<string, Option>;

export const YES_OPTION = {
  yes: { type: "boolean", short: "y", help: "Skip the confirmation." },
} satisfies Record<string, Option>;

export function readFilter(values: Values) {
  return {
    kind: readKind(values.kind),
    since: readSince(values.since),
    opening: readOpening(values.opening),
    undelivered: values.undelivered === true,
    search: readSearch(values.search),
  };
}

function readKind(given: Values[string]): MessageKind | undefined {
  if (given === undefined) return undefined;
  const kind = MESSAGE_KINDS.find((known) => known === given);
  if (!kind) throw usageError(`--kind must be one of ${MESSAGE_KINDS.join(", ")}.`);
  return kind;
}

export function readSince(given: Values[string]): Date | undefined {
  if (given === undefined) return undefined;
  const [, number, unit] = /^(\d{1,5})([hdw])$/.exec(String(given)) ?? [];
  if (number && unit) return new Date(Date.now() - Number(number) * HOURS[unit as "h"] * HOUR_MS);
  const day = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/.test(String(given)) ? new Date(String(given)) : null;
  if (!day || Number.isNaN(day.getTime())) {
    throw usageError(
      "--since must be a number of hours, days or weeks (12h, 7d, 4w) or a date such as 2026-01-31.",
    );
  }
  return day;
}

export function readOpening(given: Values[string]): string | undefined {
  if (given === undefined) return undefined;
  if (!/^[a-z0-9-]+$/.test(String(given))) {
    throw usageError("--opening must be the last part of the job's URL, such as software-developer.");
  }
  return String(given);
}

function readSearch(given: Values[string]): string | undefined {
  if (typeof given !== "string" || given === "") return undefined;
  if (given.length > MAX_SEARCH) throw usageError(`--search can have at most ${MAX_SEARCH} characters.`);
  return given;
}

export function readCount(given: Values[string], name: string, fallback?: number): number {
  if (given === undefined && fallback !== undefined) return fallback;
  if (!/^[1-9]\d{0,6}$/.test(String(given)))
    throw usageError(`--${name} must be a whole number from 1 to 9999999.`);
  return Number(given);
}

/** Output to a file or a pipe is not limited by default, so that `./inbox list | grep` misses nothing. */
export function readLimit(given: Values[string], width: number | undefined): number {
  return readCount(given, "limit", width === undefined ? Number.MAX_SAFE_INTEGER : 50);
}

export function requireFolderOf(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder))
    throw new Failure(`There is no folder ${folder}. Create it, or choose another one.`);
}

export function readReference(typed: string | undefined): string {
  const reference = parseReference(typed ?? "");
  if (!reference)
    throw usageError(`"${typed ?? ""}" is not a reference. References look like XX-7K4M-Q2XD-9PWT.`);
  return reference;
}
