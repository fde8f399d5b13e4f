import { Icon } from "./icons/icon.tsx";

export function TickList({ items, className = "" }: { items: string[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-0.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3 py-[0.4375rem]">
          <Icon
            name="check"
            className="mt-[0.2rem] size-5 stroke-2 text-support in-data-inverse:text-support-on-inverse"
          />
          {item}
        </li>
      ))}
    </ul>
  );
}
