import type { Message } from "../inbox/message.ts";
import { readMessages } from "../inbox/read-messages.ts";
import { findAddress } from "../inbox/staff-addresses.ts";
import type { NoticeKind } from "../store/database.ts";
import type { Connection } from "../store/store.ts";
import { TEAMS, type Team } from "../teams.ts";
import { createClaims } from "./claims.ts";
import type { Queue } from "./worker.ts";

/** An email to staff about messages. */
export type Notice = {
  team: Team;
  /** The address of the owner. Null if the email goes to the team. */
  address: string | null;
  /** Those that still wait for an answer, or still belong to this owner, first those that are due first. */
  messages: Message[];
};

/** So that an email stays readable. It says how many there are in all. */
const MOST_MESSAGES = 200;

export function createNoticeQueue(connection: Connection): Queue<NoticeKind, Notice> {
  const { db } = connection;
  const { due, claim, renew, settle } = createClaims(connection, "notices");
  return {
    async claim(wanted) {
      const { kind, now } = wanted;
      const claimed = await claim((from) => due(from, kind, now), wanted);
      return claimed.map((row) => ({ ...row, kind }));
    },
    renew,
    settle,
    async find({ id, kind }) {
      const notice = await db
        .selectFrom("notices")
        .select(["team", "owner"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!notice) return null;
      const { team, owner } = notice;
      const address = owner ? await findAddress(db, owner, team) : null;
      const filter = {
        kinds: TEAMS[team],
        spam: false,
        ...(kind !== "summary" && { notice: id }),
        ...(kind === "owner" ? { owner } : { progress: "new" as const }),
      };
      const messages = await Array.fromAsync(readMessages(db, filter, "due first", { limit: MOST_MESSAGES }));
      return { team, address, messages };
    },
  };
}
