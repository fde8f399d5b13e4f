/** The only site that our pages may embed in a frame, for the map on the contact page. */
const mapHost = "https://www.google.com";

const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Some elements set CSS variables in a style attribute.
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

const forbiddenFeatures = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "microphone",
  "payment",
  "usb",
];

/** Sent with every response, except the empty responses to requests that are refused early (malformed, timed out …). */
export const SECURITY_HEADERS = new Headers({
  "Content-Security-Policy": contentSecurityPolicy,
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-DNS-Prefetch-Control": "off",
  // With "no-referrer", browsers would send "Origin: null" with our own forms, and the intake would refuse them.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": forbiddenFeatures.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // speculation-rules.json says which links the browser may prefetch or prerender.
  "Speculation-Rules": '"/speculation-rules.json"',
});

/** Without `includeSubDomains`, which would break subdomains that don't support HTTPS. */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000";
