import type { ServicesPage } from "../schema/pages.ts";

export const servicesPage: ServicesPage = {
  banner: {
    title: "Our Services",
    lead: "Seven disciplines. A typical project draws on three, and finding out which is the first thing we do.",
    picture: { image: "tab-software-engineering", alt: "" },
  },
  section: {
    heading: "Choose by the work that has to be done.",
    note: "Each tab lists what the team takes on. If yours is missing, ask; we have probably met it.",
  },
};
