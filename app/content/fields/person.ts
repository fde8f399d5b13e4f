import { z } from "zod";
import { personNames } from "../derived/person-names.ts";
import { personSuggestion } from "../reading/mistake-sentence.ts";

/** The key of a person in people.yaml. */
export const person = z
  .string()
  .check(({ value, issues }) => {
    if (Object.hasOwn(personNames(), value)) return;
    const message = `there is no person "${value}" in content/people.yaml.${personSuggestion(value, personNames())}`;
    issues.push({ code: "custom", message, input: value });
  })
  .meta({ reference: "people/people" });
