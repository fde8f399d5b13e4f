/**
 * Turns on transitions between pages. Inline in the `<head>`, because Chromium decides about the transition before it
 * has loaded a stylesheet that isn't cached. The Content Security Policy allows it by its hash.
 */
export const pageTransition = "@view-transition{navigation:auto}";
