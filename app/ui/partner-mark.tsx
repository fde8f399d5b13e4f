import { partnerMarkUrl } from "./art.ts";

/** A wordmark in the colour of the text around it: the drawing masks that colour, its unseen image gives size and name. */
export function PartnerMark({ partner, name }: { partner: string; name: string }) {
  const url = partnerMarkUrl(partner);
  return (
    <span
      className="inline-flex bg-current mask-size-[100%_100%] forced-colors:bg-[CanvasText]"
      style={{ maskImage: `url("${url}")` }}
    >
      <img src={url} alt={name} className="block h-6.5 w-auto max-w-none opacity-0 lg:h-7.5" />
    </span>
  );
}
