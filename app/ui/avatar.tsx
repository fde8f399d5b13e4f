import { avatarUrl, portraitUrl } from "./icons/art.ts";

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

export function Portrait({ person, className = "" }: { person: string; className?: string }) {
  return (
    <img src={portraitUrl(person)} alt="" loading="lazy" width={320} height={400} className={className} />
  );
}
