import { createHash } from "node:crypto";

/** The one other host a page may show: the map on the contact page. */
const mapHost = "https://www.google.com";

export function contentSecurityPolicy(scriptHashes: string[], styleHashes: string[] = []) {
  const allowed = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(" ");
  return [
    "default-src 'none'",
    `script-src ${allowed(scriptHashes)}`,
    `style-src-elem ${allowed(styleHashes)}`,
    // Placeholders and positions are set on the elements themselves.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${mapHost}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Hashes of the inline scripts of a page, as a policy names them. Data blocks are no scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    const isData = /type="(?!module)[^"]*"/.test(attributes);
    if (text && !isData) hashes.add(policyHash(text));
  }
  return [...hashes];
}

const policyHash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

const permissions = ["accelerometer", "camera", "geolocation", "gyroscope", "microphone", "payment", "usb"];

/** Name and value, as a pair of raw headers. */
export const STRICT_TRANSPORT_SECURITY = [
  "Strict-Transport-Security",
  "max-age=31536000; includeSubDomains",
] as const;

/** Headers of every response. `overTls`: the visitor came by https, directly or through our proxy. */
export function securityHeaders(overTls: boolean): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Permitted-Cross-Domain-Policies": "none",
    "X-DNS-Prefetch-Control": "off",
    // Stricter makes browsers send "Origin: null" with our own forms, which the router then refuses.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": permissions.map((name) => `${name}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(overTls ? Object.fromEntries([STRICT_TRANSPORT_SECURITY]) : {}),
  };
}
