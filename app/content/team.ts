import { readContent } from "./reading/read.ts";
import type { Team } from "./schema/shared.ts";

export const team = readContent<Team>("team.yaml").members;
