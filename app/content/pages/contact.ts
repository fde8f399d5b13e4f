import type { ContactPage } from "../schema/pages.ts";

export const contactPage: ContactPage = {
  seo: {
    title: "Contact us and book a meeting",
    description:
      "Write, ring or visit. An engineer reads every message and replies within one working day, by name and with an opinion.",
  },
  banner: {
    title: "Contact Us",
    lead: "Whoever answers can also read your code.",
    picture: { image: "page-contact", alt: "" },
  },
  formHeading: "Contact With Us",
  formNote:
    "Say what should change, and by when. Three sentences are plenty for a first reply, which comes within one working day.",
  sidePanelHeading: "Or skip the form.",
  sidePanelNote:
    "If a system that we run for you is down, use the clients’ number. It is answered at any hour by the engineer on duty.",
  jobSeekers: {
    heading: "Here about a job.",
    text: "Applications have a form of their own, with room for a résumé. The salary is in every advert.",
    link: { label: "See the four openings", to: "/career" },
  },
  mapHeading: "Come by. The kettle is on.",
  mapNote:
    "The map is Google’s and loads as you scroll towards it. Ring ahead, so that the right person is in.",
};
