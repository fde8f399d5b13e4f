import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { restrictToOwner } from "./sqlite/sqlite-file.ts";
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

/** The secret that encrypts tokens. It is created once per data folder, so that tokens stay valid after a restart. */
export function loadSecret(dataDir: string, warn: (message: string) => void = () => {}): string {
  const path = join(dataDir, "secret");
  if (!existsSync(path)) createSecret(path);
  for (const file of restrictToOwner([path]))
    warn(`${file} was accessible to other users. Its mode is now 0600.`);
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) {
    throw new Error(
      `${path} is damaged. Delete it and restart the server to create a new one. Visitors with an open contact or application form will then need a new CAPTCHA word.`,
    );
  }
  return secret;
}

/**
 * Writes a temporary file and creates a hard link to it at `path`, which fails if `path` exists. So two processes that
 * start at the same time use the same secret.
 */
function createSecret(path: string): void {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
}
