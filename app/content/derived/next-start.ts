import type { Facts } from "../facts.ts";
import { today, writtenDate } from "./publication.ts";

/** When the next team can start: "11 January 2027", or other words once that day has come. */
export const nextStart = ({ freeFrom, otherwise }: Facts["nextTeam"], day = today()) =>
  freeFrom > day ? writtenDate(freeFrom) : otherwise;
