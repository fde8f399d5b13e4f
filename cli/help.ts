import { COMMON_OPTIONS, type Command, type Option } from "./command.ts";

export function overview(commands: readonly Command[]): string {
  const usages = commands.map(({ name, operands = "" }) => `${name} ${operands}`.trim());
  const width = Math.max(...usages.map(({ length }) => length));
  const lines = commands.map(({ summary }, index) => `  ${usages[index]?.padEnd(width)}  ${summary}`);
  return `Reads and manages the messages that visitors have sent.

Usage: ./inbox COMMAND [OPTIONS]

${lines.join("\n")}

Help for one command: ./inbox COMMAND --help

REF is the reference of a message, such as XX-7K4M-Q2XD-9PWT, where XX are the company's two letters. You can type it
in lower case and without dashes. Times are in UTC.

In a file or a pipe, columns are separated by tabs and never truncated. Control characters in visitors' text are shown
as symbols or codes, such as ␛ or <U+202E>, but not in a CSV file. JSON contains the exact text.

Give ./inbox the same settings as the server. It reads them from the environment, or from .env in the current folder:
  DATA_DIR      The folder of the SQLite store. Default: data
  DATABASE_URL  A PostgreSQL database to use instead.
  WEBHOOK_URL   If it is set, not-spam also queues the webhook call.

Exit codes:
  0  success
  1  failed, or not confirmed
  2  wrong usage
  3  not found`;
}

export function commandHelp({ name, operands, details, options, examples }: Command): string {
  const usage = ["./inbox", name, operands, "[OPTIONS]"].filter(Boolean).join(" ");
  const entries = Object.entries({ ...options, ...COMMON_OPTIONS });
  const flags = entries.map(([option, { short, value }]) => flag(option, short, value));
  const width = Math.max(...flags.map(({ length }) => length));
  const lines = entries.map(([, option], index) => `  ${flags[index]?.padEnd(width)}  ${option.help}`);
  return `Usage: ${usage}

${details}

Options:
${lines.join("\n")}

Examples:
${examples.map((example) => `  ./inbox ${example}`).join("\n")}`;
}

function flag(name: string, short: Option["short"], value: Option["value"]): string {
  return `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
}
