import type { Source } from "../../intake/forms/source.ts";

const KEY = "visit";
const CAMPAIGN = ["utm_source", "utm_medium", "utm_campaign"] as const;
/** In local storage, so that it holds for all tabs and later visits. */
const OBJECTION = "forget-visits";

const nothing: Source = { entry_page: "", referrer: "", utm_source: "", utm_medium: "", utm_campaign: "" };

/**
 * Remembers how the visitor came to the site, in this tab only, and adds it to a message when its form is sent. A visit
 * begins with the first page in the tab, or with a page reached from another site or through a campaign's link.
 */
export function rememberVisit() {
  // Fires when the browser sends a form, and when a script reads it to send it.
  addEventListener("formdata", ({ target, formData }) => {
    if ((target as HTMLFormElement).method !== "post") return;
    // Empty values also keep the server from reading the campaign in the page's URL.
    for (const [name, value] of Object.entries(currentVisit())) formData.set(name, value);
  });
  // The visitor objects in another tab.
  addEventListener("storage", currentVisit);
  currentVisit();
  offerChoice();
}

/** The visit that the tab remembers, from now on if it remembers none. Forgets it if it may not be remembered. */
function currentVisit(): Source {
  if (browserObjects()) return nothing;
  if (visitorObjects()) {
    sessionStorage.removeItem(KEY);
    return nothing;
  }
  const visit = visitBeginningHere();
  const isNew = visit.referrer !== "" || CAMPAIGN.some((name) => visit[name] !== "");
  const remembered = sessionStorage.getItem(KEY);
  if (remembered && !isNew) return JSON.parse(remembered);
  sessionStorage.setItem(KEY, JSON.stringify(visit));
  return visit;
}

/** By Global Privacy Control, or because it blocks storage. */
function browserObjects(): boolean {
  try {
    return navigator.globalPrivacyControl === true || !sessionStorage || !localStorage;
  } catch {
    return true;
  }
}

const visitorObjects = () => localStorage.getItem(OBJECTION) !== null;

/** Shows the button on the privacy page and what it has changed, or that the browser objects already. */
function offerChoice() {
  const choice = document.getElementById("visit-choice");
  const button = choice?.querySelector("button");
  if (!choice || !button) return;
  const update = () => {
    const state = browserObjects() ? "refused" : visitorObjects() ? "forgotten" : "remembered";
    for (const part of choice.querySelectorAll<HTMLElement>("[data-when]"))
      part.hidden = part.dataset.when !== state;
    button.hidden = state === "refused";
  };
  button.addEventListener("click", () => {
    if (visitorObjects()) localStorage.removeItem(OBJECTION);
    else localStorage.setItem(OBJECTION, "");
    currentVisit();
    update();
  });
  update();
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
