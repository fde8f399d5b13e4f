import { ButtonLink } from "../../app/ui/controls/button.tsx";
import { Icon } from "../../app/ui/icons/icon.tsx";

type ListedFile = { id: string; name: string; detail: string; href: string };

/** Files to download, one per line. */
export function FileList({
  title,
  note,
  files,
}: {
  title: string;
  note: string;
  files: readonly ListedFile[];
}) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-card">{title}</h2>
      <ul className="border-line border-t">
        {files.map(({ id, name, detail, href }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-3">
            <Icon name="file-text" className="size-6 text-quiet" />
            <span className="min-w-40 grow basis-40">
              <span className="block break-words font-semibold text-ink">{name}</span>
              <span className="text-quiet text-sm">{detail}</span>
            </span>
            <ButtonLink href={href} size="small" tone="outline">
              Download<span className="sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-quiet text-sm">{note}</p>
    </section>
  );
}
