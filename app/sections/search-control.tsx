import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from "react";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { SearchDialogProps } from "./search-dialog.tsx";
import { searchKeyWanted } from "./search-key.ts";

const typing = "input, textarea, select, [contenteditable]";

type Opening = { Dialog: ComponentType<SearchDialogProps>; number: number };

/** The dialog is fetched when it is asked for; where that fails, the results page does the same without it. */
export function useSearchDialog() {
  const [opening, setOpening] = useState<Opening | null>(null);

  const open = useCallback(() => {
    import("./search-dialog.tsx").then(
      ({ SearchDialog }) =>
        setOpening((before) => ({ Dialog: SearchDialog, number: (before?.number ?? 0) + 1 })),
      () => location.assign("/search"),
    );
  }, []);

  useEffect(() => {
    function openByKey(event: KeyboardEvent) {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const busy = (event.target as Element).closest(typing) || document.querySelector("dialog[open]");
      if (busy || !searchKeyWanted()) return;
      event.preventDefault();
      open();
    }
    addEventListener("keydown", openByKey);
    return () => removeEventListener("keydown", openByKey);
  }, [open]);

  // One that is told late of its end must not end the next one.
  const end = (ended: Opening) => setOpening((current) => (current === ended ? null : current));
  return {
    open,
    dialog: opening && <opening.Dialog key={opening.number} onClose={() => end(opening)} />,
  };
}

type SearchLinkProps = { onOpen: () => void; className: string; children?: string };

/** A link to the results page that opens the dialog instead once the page can. */
export function SearchLink({ onOpen, className, children }: SearchLinkProps) {
  function openInstead(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <SiteLink
      to="/search"
      aria-label={children ? undefined : "Search"}
      className={className}
      onClick={openInstead}
    >
      {children}
      <Icon name="search" className="size-5" />
    </SiteLink>
  );
}
