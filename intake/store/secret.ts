import { randomBytes } from "node:crypto";
import type { Connection } from "./store.ts";

const NAME = "tokens";

/** The server's secret. It is created once per database, so that it survives a restart and several servers share it. */
export async function loadSecret({ db, write }: Connection): Promise<string> {
  const stored = db.selectFrom("shared_secrets").select("value").where("name", "=", NAME);
  const found = await stored.executeTakeFirst();
  if (found) return found.value;
  await write((trx) =>
    trx
      .insertInto("shared_secrets")
      .values({ name: NAME, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute(),
  );
  const { value } = await stored.executeTakeFirstOrThrow();
  return value;
}
