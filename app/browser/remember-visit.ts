import type { Source } from "../../intake/messages/source.ts";

const KEY = "visit";
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign"] as const;

/**
 * Remembers how the visitor came to the site, in this tab only, and adds it to a message when its form is sent. A visit
 * begins with the first page in the tab, or with a page reached from another site or through a campaign's link.
 */
export function rememberVisit() {
  let visit = visitBeginningHere();
  const isNew = visit.referrer !== "" || CAMPAIGN.some((name) => visit[name] !== "");
  try {
    const remembered = sessionStorage.getItem(KEY);
    if (remembered && !isNew) visit = JSON.parse(remembered);
    else sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {
    // The browser blocks storage: this page counts as the first one.
  }
  // Fires when the browser sends a form, and when a script reads it to send it.
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "post") return;
    for (const [name, value] of Object.entries(visit)) formData.set(name, value);
  });
}

function visitBeginningHere(): Source {
  const { pathname, hostname, search } = location;
  const query = new URLSearchParams(search);
  const referrer = document.referrer && new URL(document.referrer).hostname;
  const [utm_source = "", utm_medium = "", utm_campaign = ""] = CAMPAIGN.map((name) => query.get(name) ?? "");
  return {
    entry_page: pathname,
    referrer: referrer === hostname ? "" : referrer,
    utm_source,
    utm_medium,
    utm_campaign,
  };
}
