import { Breadcrumbs, trailTo } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type CompanyBannerProps = {
  title: string;
  lead?: string | undefined;
  picture?: { image: string; alt: string } | undefined;
};

/** The top of pages about the company: a large title above a picture that extends to the left edge of the page. */
export function CompanyBanner({ title, lead, picture }: CompanyBannerProps) {
  return (
    <section className="overflow-hidden">
      <div className="wrap columns-12 gap-y-4 pt-2 sm:pt-4 lg:gap-y-10 lg:pt-9">
        <div className="lg:col-span-12">
          <Breadcrumbs trail={trailTo(title)} />
        </div>
        <h1 className="-ml-[0.03em] text-hero lg:col-span-12">{title}</h1>
        {lead && (
          <p className="text-lead max-lg:max-w-[36rem] max-lg:pb-3 lg:order-last lg:col-span-4 lg:col-start-9 lg:self-end lg:pb-2">
            {lead}
          </p>
        )}
        {picture && (
          <div className="relative max-lg:-mx-gutter lg:col-span-7 lg:ml-[calc(50%-50vw)]">
            <Picture
              {...picture}
              sizes="(width < 64rem) 100vw, 62vw"
              eager
              className="corbel-br h-44 w-full object-cover sm:h-80 lg:h-[min(28rem,52vh)]"
            />
            <span className="lit-block absolute right-0 bottom-0" />
          </div>
        )}
      </div>
    </section>
  );
}
