import { createHmac, hkdfSync } from "node:crypto";

/** Hashes addresses and senders with a secret key, so that they can't be read from a copy of the database. */
export function createKeyHash(secret: string): (key: string) => string {
  const hashKey = Buffer.from(hkdfSync("sha256", secret, "aldergate intake", "rate limit keys v1", 32));
  return (key) => createHmac("sha256", hashKey).update(key).digest("base64url");
}
