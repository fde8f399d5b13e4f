import { Breadcrumbs, type Crumb, trailTo } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type TitleBannerProps = {
  title: string;
  lead?: string;
  picture: { image: string; alt: string };
  /** The breadcrumbs. By default Home and this page. */
  trail?: Crumb[];
  /** A call to action under the lead. */
  children?: React.ReactNode;
};

/** The top of most pages: breadcrumbs, title, and a picture with a stepped corner. */
export function TitleBanner({ title, lead, picture, trail = trailTo(title), children }: TitleBannerProps) {
  return (
    <section className="relative overflow-hidden bg-sunken">
      <div className="wrap columns-12 sm:min-h-72 lg:min-h-100">
        <div className="grid grid-rows-[auto_1fr] gap-y-6 pt-4 pb-9 sm:w-[54%] lg:col-span-7 lg:w-auto lg:gap-y-11 lg:pt-9 lg:pb-14">
          <Breadcrumbs trail={trail} />
          <div className="grid gap-5 self-end">
            <h1 className="-ml-[0.03em] text-title">{title}</h1>
            {lead && <p className="max-w-[36rem] text-lead">{lead}</p>}
            {children && <div className="mt-2 flex flex-wrap gap-3.5">{children}</div>}
          </div>
        </div>
      </div>
      <div className="corbel-bl relative h-52 sm:absolute sm:inset-y-0 sm:right-0 sm:h-auto sm:w-[42%]">
        <Picture {...picture} sizes="(width < 40rem) 100vw, 42vw" eager className="size-full object-cover" />
      </div>
      <span className="lit-block absolute bottom-0 left-0 sm:left-[58%]" />
    </section>
  );
}
