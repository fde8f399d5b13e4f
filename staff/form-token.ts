import { createHmac, timingSafeEqual } from "node:crypto";
import type { User } from "../intake/inbox/follow-up.ts";

/** A token for the forms of one user, the same on every server of the site. */
export function formToken(key: string, { name }: User): string {
  return createHmac("sha256", key).update(`inbox ${name}`).digest("base64url");
}

/** Whether a form was sent by a page of the inbox, by the user who opened it. */
export function isOwnForm(headers: Headers, token: string, sent: unknown): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  if (URL.parse(headers.get("origin") ?? "")?.host !== headers.get("host")) return false;
  const [given, expected] = [Buffer.from(String(sent)), Buffer.from(token)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
