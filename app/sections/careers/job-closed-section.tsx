import type { JobPage } from "../../content/pages/job.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Section } from "../../ui/section.tsx";

/** In place of the form, if the job takes no applications. */
export function JobClosedSection({ heading, text, link }: Omit<JobPage["closed"], "refusal">) {
  return (
    <Section heading={heading} note={text}>
      <ButtonLink href={link.to} icon="arrow-right">
        {link.label}
      </ButtonLink>
    </Section>
  );
}
