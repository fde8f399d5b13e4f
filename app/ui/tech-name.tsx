import { techMark } from "./tech-mark.ts";

/** A technology by its mark and its name. */
export function TechName({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 wrap-anywhere">
      <img src={techMark(name)} alt="" width="20" height="20" loading="lazy" className="size-[1.1em]" />
      {name}
    </span>
  );
}
