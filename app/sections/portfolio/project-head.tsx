import type { Project } from "../../content/projects.ts";
import { Breadcrumbs, type Crumb } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type ProjectHeadProps = Pick<Project, "title" | "subtitle" | "image" | "facts"> & {
  trail: Crumb[];
  category: string;
};

/** The title above a full-width picture. The facts are below the picture or, on wide screens, in front of it. */
export function ProjectHead({ trail, category, title, subtitle, image, facts }: ProjectHeadProps) {
  return (
    <header>
      <div className="wrap columns-12 gap-y-4 pt-4 pb-10 lg:pt-9 lg:pb-14">
        <div className="lg:col-span-12">
          <Breadcrumbs trail={trail} />
        </div>
        <h1 className="mt-4 text-hero lg:col-span-9 lg:mt-12">{title}</h1>
        <p className="self-end text-lead lg:col-span-3 lg:pb-2">
          <b className="block font-semibold text-brand text-sm">{category}</b>
          {subtitle}
        </p>
      </div>
      <div className="relative">
        <Picture
          {...image}
          sizes="100vw"
          eager
          className="h-80 w-full object-cover md:h-[30rem] lg:h-[40rem]"
        />
        <div className="relative lg:absolute lg:inset-x-0 lg:bottom-0">
          <div className="wrap">
            <dl className="grid grid-cols-2 gap-x-8 gap-y-5 bg-canvas py-8 max-lg:border-line max-lg:border-b lg:ml-auto lg:w-[66%] lg:px-10 lg:py-9 xl:grid-cols-4">
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-quiet text-sm">{label}</dt>
                  <dd className="mt-1 font-medium text-ink leading-snug">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </header>
  );
}
