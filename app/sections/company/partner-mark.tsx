import { partnerMarkUrl } from "../../ui/icons/art.ts";

/** A logo in the surrounding text colour. A CSS mask draws it; the invisible image provides its size and alt text. */
export function PartnerMark({ partner, name }: { partner: string; name: string }) {
  const url = partnerMarkUrl(partner);
  return (
    <span
      className="inline-flex bg-current mask-size-[100%_100%] forced-colors:bg-[CanvasText]"
      style={{ maskImage: `url("${url}")` }}
    >
      <img
        src={url}
        alt={name}
        fetchPriority="low"
        className="block h-6.5 w-auto max-w-none opacity-0 lg:h-7.5"
      />
    </span>
  );
}
