import images from "../images/manifest.json";

type ImageEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** The tone of the placeholder: "light" or "dark". */
  ground: string;
  phone?: { height: number; widths: number[] };
};

const entries: Record<string, ImageEntry> = images;

type PictureProps = {
  image: string;
  alt: string;
  /** The `sizes` attribute: how wide the layout shows the picture. */
  sizes: string;
  /** For the one picture above the fold, which loads first. The others follow at low priority. */
  eager?: boolean;
  className?: string;
};

/** AVIF and WebP in the widths the layout needs, with a placeholder colour until loaded. */
export function Picture({ image, alt, sizes, eager = false, className = "" }: PictureProps) {
  const entry = entries[image];
  if (!entry) throw new Error(`There is no picture "${image}" in app/images/manifest.json`);
  const base = `/images/${image}.${entry.hash}`;
  const sourceSet = (format: string) =>
    entry.widths.map((width) => `${base}.${width}.${format} ${width}w`).join(", ");
  const phoneSet = (format: string) =>
    entry.phone?.widths.map((width) => `${base}.phone-${width}.${format} ${width}w`).join(", ");
  return (
    // A <source> would otherwise become a grid or flex item when <picture> is `display: contents`.
    <picture className="contents">
      {entry.phone && (
        <>
          <source
            className="hidden"
            type="image/avif"
            media="(width < 64rem)"
            srcSet={phoneSet("avif")}
            sizes="100vw"
          />
          <source
            className="hidden"
            type="image/webp"
            media="(width < 64rem)"
            srcSet={phoneSet("webp")}
            sizes="100vw"
          />
        </>
      )}
      <source className="hidden" type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <source className="hidden" type="image/webp" srcSet={sourceSet("webp")} sizes={sizes} />
      <img
        src={`${base}.jpg`}
        alt={alt}
        width={entry.width}
        height={entry.height}
        fetchPriority={eager ? "high" : "low"}
        className={`${entry.ground === "dark" ? "bg-inverse" : "bg-sunken"} ${className}`}
      />
    </picture>
  );
}
