import images from "../images/manifest.json";

type ImageEntry = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** Of what it fades in from. */
  ground: string;
  phone?: { height: number; widths: number[] };
};

const entries: Record<string, ImageEntry> = images;

type PictureProps = {
  image: string;
  alt: string;
  /** How wide the layout shows it, as in the `sizes` attribute. */
  sizes: string;
  /** The one picture above the fold, fetched first. The others follow, so that scrolling never shows an empty box. */
  eager?: boolean;
  className?: string;
};

/** AVIF and WebP in the widths the layout needs, with the tone of the picture's ground until it is there. */
export function Picture({ image, alt, sizes, eager = false, className = "" }: PictureProps) {
  const entry = entries[image];
  if (!entry) throw new Error(`There is no picture "${image}" in app/images/manifest.json`);
  const base = `/images/${image}.${entry.hash}`;
  const sourceSet = (format: string) =>
    entry.widths.map((width) => `${base}.${width}.${format} ${width}w`).join(", ");
  const phoneSet = (format: string) =>
    entry.phone?.widths.map((width) => `${base}.phone-${width}.${format} ${width}w`).join(", ");
  return (
    // A <source> draws nothing, but would be an item of the grid or row around a picture without a box of its own.
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
        decoding={eager ? undefined : "async"}
        className={`${entry.ground === "dark" ? "bg-inverse" : "bg-sunken"} ${className}`}
      />
    </picture>
  );
}
