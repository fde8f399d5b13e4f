import { COMMON_OPTIONS, type Command, type Option } from "./command.ts";

export function overview(commands: readonly Command[]): string {
  const usages = commands.map(({ name, operands }) => `${name} ${operands}`.trim());
  const width = Math.max(...usages.map(({ length }) => length));
  const lines = commands.map(({ summary }, index) => `  ${usages[index]?.padEnd(width)}  ${summary}`);
  return `What visitors sent, on the command line.

Usage: inbox COMMAND [OPTIONS]      (npm run inbox -- COMMAND [OPTIONS])

${lines.join("\n")}

Each command explains itself: inbox list --help

REF is a reference such as AG-7K4M-Q2XD-9PWT; case and dashes do not matter. Times are in UTC.
What visitors typed is shown with its control characters made visible; only JSON carries it exactly.

Settings, from the environment and the same as the server's:
  DATA_DIR      The folder of the SQLite store. Default: data
  DATABASE_URL  A PostgreSQL store, used instead of the folder.

Exit codes:
  0  done
  1  it failed, or was not confirmed
  2  the command was not understood
  3  what was asked for is not there`;
}

export function commandHelp({ name, operands, details, options, examples }: Command): string {
  const usage = ["inbox", name, operands, "[OPTIONS]"].filter(Boolean).join(" ");
  const entries = Object.entries({ ...options, ...COMMON_OPTIONS });
  const flags = entries.map(([option, { short, value }]) => flag(option, short, value));
  const width = Math.max(...flags.map(({ length }) => length));
  const lines = entries.map(([, option], index) => `  ${flags[index]?.padEnd(width)}  ${option.help}`);
  return `Usage: ${usage}

${details}

Options:
${lines.join("\n")}

Examples:
${examples.map((example) => `  inbox ${example}`).join("\n")}`;
}

function flag(name: string, short: Option["short"], value: Option["value"]): string {
  return `${short ? `-${short}, ` : ""}--${name}${value ? ` ${value}` : ""}`;
}
