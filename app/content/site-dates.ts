/** The date of the last significant change to the pages. Articles and the privacy policy have their own dates. */
export const contentUpdated = "2026-11-13";

/** The Expires date of /.well-known/security.txt: at most a year after `contentUpdated`. Update both together. */
export const securityContactExpires = "2027-11-01";
