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

type PictureProps = {
  image: string;
  alt: string;
  /** The `sizes` attribute: the width of the picture in the layout. */
  sizes: string;
  /** For the one picture above the fold: it loads first, and all others load at low priority. */
  eager?: boolean;
  /** For a picture in a closed tab or dialog: it loads when it is shown. */
  lazy?: boolean;
  className?: string;
};

/** AVIF in the widths the layout needs, JPEG for older browsers, and a placeholder colour until loaded. */
export function Picture({ image, alt, sizes, eager = false, lazy = false, className = "" }: PictureProps) {
  const entry = entries[image];
  if (!entry)
    throw new Error(`There is no picture "${image}" in app/images/manifest.json: run \`npm run images\``);
  const base = `/images/${image}.${entry.hash}`;
  const phoneSet = entry.phone?.widths.map((width) => `${base}.phone-${width}.avif ${width}w`).join(", ");
  const set = entry.widths.map((width) => `${base}.${width}.avif ${width}w`).join(", ");
  return (
    // Because <picture> is `display: contents`, each <source> would be a grid or flex item if it were not hidden.
    <picture className="contents">
      {phoneSet && (
        <source
          className="hidden"
          type="image/avif"
          media="(width < 64rem)"
          srcSet={phoneSet}
          sizes="100vw"
        />
      )}
      <source className="hidden" type="image/avif" srcSet={set} sizes={sizes} />
      <img
        src={`${base}.jpg`}
        alt={alt}
        width={entry.width}
        height={entry.height}
        loading={lazy ? "lazy" : "eager"}
        fetchPriority={eager ? "high" : "low"}
        className={`${entry.ground === "dark" ? "bg-inverse" : "bg-sunken"} ${className}`}
      />
    </picture>
  );
}
