import { team } from "../team.ts";
import { person } from "./person.ts";

const isInTeam = (key: string) => team.value.members.some(({ img }) => img === key);

/** The key of a person in team.yaml. */
export const teamMember = person
  .refine(isInTeam, { error: ({ input }) => `"${input}" is not in content/team.yaml` })
  .meta({ reference: "people/people" });
