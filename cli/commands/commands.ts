import type { Command } from "../command.ts";

/** Each is loaded when it is asked for: a list should not wait for what a workbook is made with. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["list", async () => (await import("./list.ts")).list],
  ["show", async () => (await import("./show.ts")).show],
  ["files", async () => (await import("./files.ts")).files],
  ["export", async () => (await import("./export.ts")).exportMessages],
  ["stats", async () => (await import("./stats.ts")).stats],
  ["deliveries", async () => (await import("./deliveries.ts")).deliveries],
  ["retry", async () => (await import("./retry.ts")).retry],
  ["spam", async () => (await import("./spam.ts")).spam],
  ["not-spam", async () => (await import("./spam.ts")).notSpam],
  ["erase", async () => (await import("./erase.ts")).erase],
  ["retain", async () => (await import("./retain.ts")).retain],
  ["audit", async () => (await import("./audit.ts")).audit],
  ["backup", async () => (await import("./backup.ts")).backup],
  ["restore", async () => (await import("./restore.ts")).restore],
  ["move", async () => (await import("./move.ts")).move],
]);
