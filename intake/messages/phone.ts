import * as z from "zod/mini";
import { optionalLine, requiredLine } from "./text.ts";

const LENGTH = { max: 40, tooLong: "Keep the phone number to 40 characters." };
const UNDIALABLE = "Enter a phone number we can dial, like +44 20 7946 0018.";

function isDialable(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= 5;
}

export const requiredPhone = requiredLine({ missing: "Enter your phone number.", ...LENGTH }).check(
  z.refine(isDialable, UNDIALABLE),
);

export const optionalPhone = z.optional(
  optionalLine(LENGTH).check(z.refine((phone) => phone === "" || isDialable(phone), UNDIALABLE)),
);
