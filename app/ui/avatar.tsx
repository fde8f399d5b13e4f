import { avatarUrl, portraitUrl } from "./art.ts";

/** The face beside a name; the name says who it is. */
export function Avatar({ person, size = 56 }: { person: string; size?: 32 | 56 | 64 }) {
  return <img src={avatarUrl(person)} alt="" width={size} height={size} className="shrink-0 rounded-sm" />;
}

export function Portrait({ person, className = "" }: { person: string; className?: string }) {
  return <img src={portraitUrl(person)} alt="" width={320} height={400} className={className} />;
}
