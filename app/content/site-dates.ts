/** When the pages last changed in substance; articles and the privacy policy carry dates of their own. */
export const contentUpdated = "2026-11-13";

/** Until when /.well-known/security.txt may be believed: at most a year ahead. A test fails once it has passed. */
export const securityContactExpires = "2027-11-01";
