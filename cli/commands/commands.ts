import type { Command } from "../command.ts";
import { audit } from "./audit.ts";
import { backup } from "./backup.ts";
import { deliveries } from "./deliveries.ts";
import { erase } from "./erase.ts";
import { exportMessages } from "./export.ts";
import { files } from "./files.ts";
import { list } from "./list.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { retain } from "./retain.ts";
import { retry } from "./retry.ts";
import { show } from "./show.ts";
import { notSpam, spam } from "./spam.ts";
import { stats } from "./stats.ts";

/** In the order in which the help lists them. */
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
