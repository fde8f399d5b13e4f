import { partnerMarkUrl } from "../../ui/icons/art.ts";

/** A partner's dark logo. With forced colours, it gets a light background (forced-colours.css). */
export function PartnerMark({ partner, name, eager }: { partner: string; name: string; eager?: boolean }) {
  return (
    <img
      src={partnerMarkUrl(partner)}
      alt={name}
      loading={eager ? "eager" : "lazy"}
      className="partner-mark block h-[min(1.625rem,7vw)] w-auto max-w-none lg:h-7.5"
    />
  );
}
