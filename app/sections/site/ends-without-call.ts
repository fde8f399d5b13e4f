/**
 * The `handle` of routes whose pages need no call to book a meeting above the footer: they end with a call of their own,
 * have a form, or are not for clients.
 */
export const endsWithoutCall = "ends without a call";
