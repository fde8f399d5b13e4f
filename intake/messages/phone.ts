import { optionalLine, requiredLine } from "./text.ts";

const LENGTH = { max: 40, tooLong: "Keep the phone number to 40 characters." };
const UNDIALABLE = "Enter a phone number we can dial, like +44 20 7946 0018.";

function isDialable(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu) ?? []).length >= 5;
}

export const requiredPhone = requiredLine({ missing: "Enter your phone number.", ...LENGTH }).refine(
  isDialable,
  UNDIALABLE,
);

export const optionalPhone = optionalLine(LENGTH)
  .refine((phone) => phone === "" || isDialable(phone), UNDIALABLE)
  .optional();
