import * as z from "zod/mini";
import { optionalLine, requiredLine } from "./text.ts";

const LENGTH = { max: 40, tooLong: "Keep the phone number to 40 characters." };

export const requiredPhone = requiredLine({ missing: "Enter your phone number.", ...LENGTH });

export const optionalPhone = z.optional(optionalLine(LENGTH));
