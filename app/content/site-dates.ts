/** When the pages last changed in substance; articles and the privacy policy carry dates of their own. */
export const contentUpdated = "2026-11-13";

/** The Expires date of /.well-known/security.txt: renew it with each content update, at most a year ahead. */
export const securityContactExpires = "2027-11-01";
