import { focalPoints } from "../images/focal-points.ts";
import images from "../images/manifest.json";

type ImageEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** The placeholder colour: "light" or "dark". */
  ground: string;
  phone?: { height: number; widths: number[] };
};

const entries: Record<string, ImageEntry> = images;
const positions: Record<string, string | undefined> = focalPoints;

type PictureProps = {
  image: string;
  /** Pictures that are only decoration have none. */
  alt?: string;
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  /** For the picture above the fold, which loads first. All others load when the visitor comes near them. */
  eager?: boolean;
  /**
   * Where the phone's version of the picture is shown, if there is one, and its width there. Without `media`: everywhere.
   * False: nowhere.
   */
  phone?: { media?: string; sizes: string } | false;
  className?: string;
};

/** AVIF in the widths the layout needs, JPEG for older browsers, and a placeholder colour until loaded. */
export function Picture({
  image,
  alt = "",
  sizes,
  eager = false,
  phone = { media: "(width < 64rem)", sizes: "100vw" },
  className = "",
}: PictureProps) {
  const entry = entries[image];
  if (!entry)
    throw new Error(`There is no picture "${image}" in app/images/manifest.json: run \`npm run images\``);
  const base = `/images/${image}.${entry.hash}`;
  const phoneSet = entry.phone?.widths.map((width) => `${base}.phone-${width}.avif ${width}w`).join(", ");
  const isPhoneOnly = phone && phoneSet && !phone.media;
  const set = entry.widths.map((width) => `${base}.${width}.avif ${width}w`).join(", ");
  return (
    // Because <picture> is `display: contents`, each <source> would be a grid or flex item if it were not hidden.
    <picture className="contents">
      {phone && phoneSet && (
        <source
          className="hidden"
          type="image/avif"
          media={phone.media}
          srcSet={phoneSet}
          sizes={phone.sizes}
          width={entry.phone?.widths.at(-1)}
          height={entry.phone?.height}
        />
      )}
      {!isPhoneOnly && <source className="hidden" type="image/avif" srcSet={set} sizes={sizes} />}
      <img
        src={`${base}.jpg`}
        alt={alt}
        width={entry.width}
        height={entry.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "async" : undefined}
        style={{ objectPosition: positions[image] }}
        className={`${entry.ground === "dark" ? "bg-inverse" : "bg-sunken"} ${className}`}
      />
    </picture>
  );
}
