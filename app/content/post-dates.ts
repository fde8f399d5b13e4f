import { readDates } from "./reading/read-dates.ts";

/** The days on which the files of the posts were last changed. */
export const postDates = { value: readDates("posts") };
