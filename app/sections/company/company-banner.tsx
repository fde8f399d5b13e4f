import { JumpList, type JumpListProps } from "../../ui/controls/jump-list.tsx";
import { Picture } from "../../ui/picture.tsx";
import { CompanyHead } from "./company-head.tsx";

type CompanyBannerProps = {
  title: string;
  lead?: string | undefined;
  picture?: { image: string; alt: string } | undefined;
  /** Links to the parts of the page, beside the picture. */
  parts?: JumpListProps;
};

/** A company head with a picture that extends to the left edge of the page. */
export function CompanyBanner({ picture, parts, ...texts }: CompanyBannerProps) {
  return (
    <CompanyHead {...texts}>
      {picture && (
        <div className="wrap columns-12 mt-6 gap-y-4 lg:mt-12">
          <div
            className={`relative max-lg:-mx-gutter lg:ml-[calc(50%-50vw)] ${parts ? "lg:col-span-8" : "lg:col-span-11"}`}
          >
            <Picture
              {...picture}
              sizes="(width < 64rem) 100vw, 66vw"
              eager
              className="corbel-br aspect-[16/10] w-full object-cover sm:aspect-[2/1] lg:aspect-auto lg:h-[min(28rem,52vh)]"
            />
            <span className="lit-block absolute right-0 bottom-0" />
          </div>
          {parts && (
            // On phones, a long list would push the text too far down.
            <div className={`lg:col-span-4 ${parts.targets.length > 4 ? "max-sm:hidden" : ""}`}>
              <JumpList {...parts} />
            </div>
          )}
        </div>
      )}
    </CompanyHead>
  );
}
