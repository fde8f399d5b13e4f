import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;
const MAX_TOKEN_LENGTH = 1024;

export type Sealer = ReturnType<typeof createSealer>;

/**
 * Encrypts and authenticates tokens. Signing them would not be enough: the token in the CAPTCHA cookie contains the
 * word that the visitor has to type.
 */
export function createSealer(secret: string) {
  const derived = hkdfSync("sha256", secret, "aldergate intake", "sealed token v1", 32);
  // Prepares the key once. With raw bytes, every call would prepare it again, which takes longer than the encryption.
  const key = createSecretKey(new Uint8Array(derived));
  return {
    /** Creates a token that can only be opened with the same purpose. */
    seal(purpose: string, content: readonly string[]): string {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", key, iv);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(JSON.stringify(content), "utf8"), cipher.final()]);
      return Buffer.concat([iv, body, cipher.getAuthTag()]).toString("base64url");
    },
    /** The content of a token, or null if the token is too long or was not sealed with this secret and purpose. */
    open(purpose: string, token: string): string[] | null {
      if (token.length > MAX_TOKEN_LENGTH) return null;
      const sealed = Buffer.from(token, "base64url");
      if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const body = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES));
        return JSON.parse(Buffer.concat([body, decipher.final()]).toString("utf8")) as string[];
      } catch {
        return null;
      }
    },
  };
}
