import { partnerMarkUrl } from "../../ui/icons/art.ts";

/** A partner's dark logo. With forced colours, which may be light on dark, it gets a white background. */
export function PartnerMark({ partner, name }: { partner: string; name: string }) {
  return (
    <img
      src={partnerMarkUrl(partner)}
      alt={name}
      loading="lazy"
      className="block h-6.5 w-auto max-w-none forced-colors:bg-white lg:h-7.5"
    />
  );
}
