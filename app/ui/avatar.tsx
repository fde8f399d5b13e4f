import { avatarUrl, portraitUrl, smallPortraitUrl } from "./icons/art.ts";

/** A small portrait beside a name. It has no alt text, because the name identifies the person. */
export function Avatar({ person, size = 56 }: { person: string; size?: 32 | 56 | 64 }) {
  return (
    <img
      src={avatarUrl(person)}
      loading="lazy"
      alt=""
      width={size}
      height={size}
      className="shrink-0 rounded-sm"
    />
  );
}

type PortraitProps = {
  person: string;
  /** The `sizes` attribute: the width of the portrait in the layout. */
  sizes: string;
  /** For portraits above the fold. */
  eager?: boolean;
  className?: string;
};

export function Portrait({ person, sizes, eager = false, className = "" }: PortraitProps) {
  return (
    <img
      src={portraitUrl(person)}
      srcSet={`${smallPortraitUrl(person)} 384w, ${portraitUrl(person)} 640w`}
      sizes={sizes}
      alt=""
      loading={eager ? "eager" : "lazy"}
      width={320}
      height={400}
      className={className}
    />
  );
}
