import type { Command } from "../command.ts";
import { backup, restore } from "./backup.ts";
import { deliveries, retry } from "./deliveries.ts";
import { audit, erase, retain } from "./erase.ts";
import { exportMessages } from "./export.ts";
import { files } from "./files.ts";
import { list } from "./list.ts";
import { move } from "./move.ts";
import { show } from "./show.ts";
import { notSpam, spam } from "./spam.ts";
import { stats } from "./stats.ts";

/** The help lists the commands in this order. */
const commands = [
  list,
  show,
  files,
  exportMessages,
  stats,
  deliveries,
  retry,
  spam,
  notSpam,
  erase,
  retain,
  audit,
  backup,
  restore,
  move,
];

export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  commands.map((command) => [command.name, command]),
);
