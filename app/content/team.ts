import { z } from "zod";
import { person } from "./fields/person.ts";
import { label, sentence } from "./fields/text.ts";
import { contentFile } from "./reading/content-file.ts";

const teamMember = z.strictObject({
  name: label,
  title: label,
  img: person.meta({ title: "Person" }),
  bio: sentence,
});

export const team = contentFile("team.yaml", { members: teamMember.array().min(3).max(24) });

export type TeamMember = z.infer<typeof teamMember>;
