import { z } from "zod";
import { countMessages, findMessage } from "../intake/inbox/read-messages.ts";
import { changeSeveral } from "../intake/inbox/several.ts";
import { ALL_RESULTS } from "../intake/store/database.ts";
import type { Inbox, Staff } from "./app.tsx";

const MOST_MESSAGES = 200;

/** A ticked message with the version that the list showed, such as AG-7K4M-Q2XD-9PWT.3. */
const TICK = /^([A-Z0-9-]{17})\.(\d{1,9})$/;

const SENT = z.object({
  ticked: z
    .union([z.string(), z.string().array()])
    .catch([])
    .transform((ticks) => {
      const found = [ticks]
        .flat()
        .slice(0, MOST_MESSAGES)
        .map((tick) => TICK.exec(tick));
      const seen = found.flatMap((match) => (match ? [[match[1] ?? "", Number(match[2])] as const] : []));
      return [...new Map(seen)].map(([reference, version]) => ({ reference, version }));
    }),
  action: z.enum(["give", "close", "spam-all", ""]).catch(""),
  owner: z.string().catch(""),
  result: z.enum(ALL_RESULTS).optional().catch(undefined),
});
type Sent = z.infer<typeof SENT>;

/** Changes the messages that are ticked in a list. */
export function addSeveral({ app, connection, readForm, goTo, log }: Inbox) {
  app.post("/messages", async (c) => {
    const form = await readForm(c);
    if (form instanceof Response) return form;
    const sent = SENT.parse(form);
    const { ticked, owner } = sent;
    const { action, change } = toChange(sent);
    if (!change || ticked.length === 0) return goTo(c, "/", { done: "nothing" });
    const { name: author, kinds } = c.env.user;
    const { changed, stale, unfit } = await connection.write((trx) =>
      changeSeveral(trx, ticked, change, { author, kinds }, new Date()),
    );
    for (const reference of changed) log(c, action, { reference });
    const isUnknown =
      action === "give" &&
      owner &&
      owner.toLowerCase() !== author.toLowerCase() &&
      changed.length > 0 &&
      (await countMessages(connection.db, { kinds, owner })) === changed.length;
    return goTo(c, "/", {
      done: action,
      count: String(changed.length),
      stale: stale.join(" "),
      unfit: unfit.join(" "),
      ...(isUnknown && { "new-owner": "1" }),
    });
  });
}

/** Without a button, what was typed or chosen says what to do. */
function toChange({ action, owner, result }: Sent) {
  if (action === "spam-all") return { action, change: "spam" as const };
  if (owner && action !== "close") return { action: "give", change: { owner } };
  return { action: "close", change: result && action !== "give" ? { result } : undefined };
}

/** The messages in a result that the user may see. Undefined stands for one that was erased. */
export function findUnchanged({ db }: Inbox["connection"], c: Staff, references = "") {
  const found = references
    .split(" ")
    .filter(Boolean)
    .map(async (reference) => {
      const message = await findMessage(db, reference);
      return { reference, message: message && c.env.user.kinds.includes(message.kind) ? message : undefined };
    });
  return Promise.all(found);
}
export type Unchanged = Awaited<ReturnType<typeof findUnchanged>>;
