import type { JobPage } from "../schema/pages.ts";

export const jobPage: JobPage = {
  formHeading: "Apply for this role.",
  formNote:
    "A résumé and a few honest lines are enough; the cover letter is optional. What you send is read by people, and nothing scores it first.",
  notFound: {
    heading: "Job Openings Not Found",
    text: "The job openings you’re looking for does not exist. The chair may have been filled; the roles open now are on the career page.",
    link: { label: "See open roles", to: "/career" },
  },
};
