import * as z from "zod/mini";
import { optionalLine, requiredLine } from "./text.ts";

const LENGTH = { max: 40, tooLong: "Please keep the phone number to 40 characters." };

export const requiredPhone = requiredLine({ missing: "Please enter your phone number.", ...LENGTH });

export const optionalPhone = z.optional(optionalLine(LENGTH));
