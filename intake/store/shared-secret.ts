import { randomBytes } from "node:crypto";
import type { Connection } from "./store.ts";

const NAME = "tokens";

/** The secret that encrypts tokens. It is created once per database, so that all processes accept the same tokens. */
export function loadSharedSecret({ write }: Connection): Promise<string> {
  return write(async (trx) => {
    await trx
      .insertInto("shared_secrets")
      .values({ name: NAME, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { value } = await trx
      .selectFrom("shared_secrets")
      .select("value")
      .where("name", "=", NAME)
      .executeTakeFirstOrThrow();
    return value;
  });
}
