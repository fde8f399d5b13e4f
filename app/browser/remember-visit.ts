import type { SourceField } from "../../intake/forms/source.ts";

const KEY = "visit";
const CAMPAIGN: SourceField[] = ["utm_source", "utm_medium", "utm_campaign"];
const FIELDS: SourceField[] = ["entry_page", "referrer", ...CAMPAIGN];
/** In local storage, so that it holds for all tabs and later visits. */
export const OBJECTION = "forget-visits";

/**
 * Remembers how the visitor came to the site, in this tab only, and adds it to a message when its form is sent. A visit
 * begins with the first page in the tab, or with a page reached from another site or through a campaign's link.
 */
export function rememberVisit() {
  // Fires when the browser sends a form, and when a script reads it to send it.
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "post") return;
    // Empty values also keep the server from reading the campaign in the page's URL.
    const visit = currentVisit();
    for (const name of FIELDS) formData.set(name, visit?.[name] ?? "");
  });
  // The visitor objects in another tab.
  addEventListener("storage", currentVisit);
  currentVisit();
  const choice = document.getElementById("visit-choice");
  if (choice) import("./offer-visit-choice.ts").then(({ offerVisitChoice }) => offerVisitChoice(choice));
}

/** The visit that the tab remembers, from now on if it remembers none. Forgets it if it may not be remembered. */
export function currentVisit(): Record<string, string> | undefined {
  if (browserObjects()) return undefined;
  if (visitorObjects()) {
    sessionStorage.removeItem(KEY);
    return undefined;
  }
  const { pathname, hostname, search } = location;
  const from = document.referrer && new URL(document.referrer).hostname;
  const referrer = from === hostname ? "" : from;
  const query = new URLSearchParams(search);
  const source = { referrer, ...Object.fromEntries(CAMPAIGN.map((name) => [name, query.get(name) ?? ""])) };
  const remembered = sessionStorage.getItem(KEY);
  if (remembered && !Object.values(source).some(Boolean)) return JSON.parse(remembered);
  const visit = { entry_page: pathname, ...source };
  sessionStorage.setItem(KEY, JSON.stringify(visit));
  return visit;
}

/** By Global Privacy Control, or because it blocks storage. */
export function browserObjects(): boolean {
  try {
    return Boolean(navigator.globalPrivacyControl) || !sessionStorage || !localStorage;
  } catch {
    return true;
  }
}

export const visitorObjects = () => localStorage.getItem(OBJECTION) !== null;
