import { readContent } from "./reading/read.ts";
import type { Partners } from "./schema/shared.ts";

export const partners = readContent<Partners>("partners.yaml").partners;
