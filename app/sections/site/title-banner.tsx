import { Breadcrumbs, type Crumb, trailTo } from "../../ui/headings/breadcrumbs.tsx";
import { Picture } from "../../ui/picture.tsx";

type TitleBannerProps = {
  title: string;
  /** Added to the title for screen readers and search engines, on pages that share a visible title. */
  hiddenSubtitle?: string | undefined;
  lead?: string | undefined;
  picture?: { image: string; alt: string } | undefined;
  /** The breadcrumbs. By default Home and this page. */
  trail?: Crumb[];
  /** A call to action under the lead. */
  children?: React.ReactNode;
};

/**
 * The top of most pages: breadcrumbs, title, and a picture with a stepped corner. Without a picture, it is lower, and on wide
 * screens the lead is beside the title. Pictures have a slightly lighter ground than the banner; blended with it, they have no
 * edge.
 */
export function TitleBanner({
  title,
  hiddenSubtitle,
  lead,
  picture,
  trail = trailTo(title),
  children,
}: TitleBannerProps) {
  return (
    <section className="relative isolate overflow-hidden bg-sunken">
      <div className={`wrap columns-12 ${picture ? "sm:min-h-60 lg:min-h-76 xl:min-h-92" : ""}`}>
        <div
          className={`grid grid-rows-[auto_1fr] gap-y-4 pt-2 pb-7 sm:pt-4 sm:pb-9 lg:gap-y-11 lg:pt-9 lg:pb-14 ${picture ? "sm:w-[54%] lg:col-span-7 lg:w-auto" : "lg:col-span-12"}`}
        >
          <Breadcrumbs trail={trail} />
          <div
            className={`grid gap-4 self-end sm:gap-5 ${picture ? "" : "items-baseline-last lg:grid-cols-[2fr_1fr] lg:gap-x-8"}`}
          >
            <h1 className="-ml-[0.03em] text-title">
              {title}
              {hiddenSubtitle && <span className="sr-only">: {hiddenSubtitle}</span>}
            </h1>
            {lead && <p className="max-w-[36rem] text-lead">{lead}</p>}
            {children && <div className="mt-2 flex flex-wrap gap-3.5">{children}</div>}
          </div>
        </div>
      </div>
      {picture && (
        <>
          {/* Behind the steps of the picture's corner: without it, they would have the colour of the picture's ground. */}
          <span className="absolute bottom-0 left-0 size-[calc(2*var(--spacing-step))] bg-canvas sm:left-[58%]" />
          {/* Next to a call to action, the banner is too tall for the picture's width: the picture would be cut at its sides. */}
          <div
            className={`corbel-bl relative aspect-[16/10] mix-blend-darken sm:absolute sm:right-0 sm:bottom-0 sm:w-[42%] ${children ? "sm:aspect-[5/4] sm:max-h-full xl:top-0 xl:aspect-auto" : "sm:top-0 sm:aspect-auto"}`}
          >
            <Picture
              {...picture}
              sizes="(width < 40rem) 100vw, 42vw"
              eager
              className="size-full object-cover"
            />
          </div>
          {/* Beside a call to action, which is what should stand out, the corner stays empty. */}
          {!children && <span className="lit-block absolute bottom-0 left-0 sm:left-[58%]" />}
        </>
      )}
    </section>
  );
}
