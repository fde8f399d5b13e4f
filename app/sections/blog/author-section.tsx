import type { TeamMember } from "../../content/team.ts";
import { Portrait } from "../../ui/avatar.tsx";

/** The author's portrait, name and biography on a dark background. */
export function AuthorSection({ author: { name, title, img, bio } }: { author: TeamMember }) {
  return (
    <section data-inverse aria-label="About the author">
      <div className="wrap columns-12 items-end gap-y-2">
        <div className="grid gap-3 pt-12 lg:col-span-7 lg:col-start-5 lg:self-center lg:py-14">
          <p data-nosnippet="" className="text-sm">
            Written by
          </p>
          <h2 id="author" className="text-heading">
            {name}
          </h2>
          <p className="text-brand-on-inverse">{title}</p>
          <p className="max-w-prose text-lead">{bio}</p>
        </div>
        <Portrait
          person={img}
          sizes="(width < 64rem) 14rem, 18rem"
          className="w-56 justify-self-end lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:mt-14 lg:w-full lg:justify-self-stretch"
        />
      </div>
    </section>
  );
}
