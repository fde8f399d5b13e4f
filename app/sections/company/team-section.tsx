import type { TeamMember } from "../../content/team.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { headingId } from "../../ui/headings/heading-id.ts";
import type { HeadTexts } from "../../ui/headings/section-head.tsx";
import { Section, SplitSection } from "../../ui/section.tsx";

type TeamSectionProps = HeadTexts & {
  members: TeamMember[];
  /** `small`: portraits beside their texts, below the heading. `large`: three larger portraits beside the heading. */
  size: "small" | "large";
};

export function TeamSection({ members, size, ...head }: TeamSectionProps) {
  const cards = members.map((member) => <TeamCard key={member.name} member={member} size={size} />);
  if (size === "large")
    return (
      <SplitSection {...head}>
        <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-3 lg:col-span-8 lg:gap-x-8">{cards}</ul>
      </SplitSection>
    );
  return (
    <Section {...head}>
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:gap-y-12 xl:grid-cols-3">{cards}</ul>
    </Section>
  );
}

type TeamCardProps = { member: TeamMember; size: TeamSectionProps["size"] };

function TeamCard({ member: { name, title, img, bio }, size }: TeamCardProps) {
  return (
    <li
      className={`group grid grid-cols-1 content-start xs:grid-cols-[7rem_1fr] gap-x-5 gap-y-4 ${size === "large" ? "sm:grid-cols-1" : "lg:gap-x-6"}`}
    >
      <div className="self-start overflow-hidden rounded-md max-xs:w-1/2">
        <Portrait
          person={img}
          sizes={size === "large" ? "(width < 40rem) 7rem, (width < 64rem) 32vw, 17rem" : "7rem"}
          className="w-full transition-transform duration-700 ease-settle group-hover:scale-[1.025]"
        />
      </div>
      <div className="grid content-start gap-3">
        <div>
          <h3 id={headingId(name)} className="text-card">
            {name}
          </h3>
          <p className="text-quiet text-sm">{title}</p>
        </div>
        <p className="text-sm">{bio}</p>
      </div>
    </li>
  );
}
