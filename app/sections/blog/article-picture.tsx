import { Picture } from "../../ui/picture.tsx";

type ArticlePictureProps = Pick<Parameters<typeof Picture>[0], "image" | "alt">;

/** A picture as wide as the column of the figures. */
export function ArticlePicture(picture: ArticlePictureProps) {
  return (
    <figure>
      <Picture
        {...picture}
        sizes="(width < 64rem) 92vw, 52rem"
        className="aspect-3/2 w-full rounded-md object-cover"
      />
    </figure>
  );
}
