import type { TeamMember } from "../../content/team.ts";
import { Portrait } from "../../ui/avatar.tsx";
import { CompanyHead } from "./company-head.tsx";

type PortraitsHeadProps = {
  title: string;
  lead?: string | undefined;
  members: Pick<TeamMember, "img">[];
};

/** A company head above a row of portraits, as wide as the page. */
export function PortraitsHead({ members, ...texts }: PortraitsHeadProps) {
  return (
    <CompanyHead {...texts}>
      <div className="relative mt-6 lg:mt-12">
        <div className="corbel-br grid grid-cols-3 gap-0.5 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {members.map(({ img }) => (
            <Portrait key={img} person={img} sizes="(width < 48rem) 34vw, 17vw" eager className="w-full" />
          ))}
        </div>
        <span className="lit-block absolute right-0 bottom-0" />
      </div>
    </CompanyHead>
  );
}
