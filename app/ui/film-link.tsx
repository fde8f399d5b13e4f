import { type MouseEvent, type ReactNode, useId, useRef, useState } from "react";
import { dialogCommand } from "./dialog-command.ts";
import { IconButton } from "./icon-button.tsx";
import { SiteLink } from "./site-link.tsx";
import { type Film, VideoPlayer } from "./video-player.tsx";

type FilmLinkProps = { to: string; film: Film; title: string; className?: string; children: ReactNode };

/** A link to the page with the film; once hydrated, the film opens over the page the visitor is on. */
export function FilmLink({ to, film, title, className, children }: FilmLinkProps) {
  const dialogId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // The player exists only while it is watched: closing it stops the film and its download.
  const [open, setOpen] = useState(false);

  const show = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    dialog.current?.showModal();
  };

  return (
    <>
      <SiteLink to={to} onClick={show} className={className}>
        {children}
      </SiteLink>
      <dialog
        ref={dialog}
        id={dialogId}
        closedby="any"
        aria-label={title}
        data-inverse
        onClose={() => setOpen(false)}
        className="m-auto w-[min(100%-2rem,76rem,calc((100dvh-7rem)*16/9))] max-w-none overflow-hidden rounded-md backdrop:bg-inverse/90"
      >
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="font-semibold text-on-inverse">{title}</p>
          <IconButton
            icon="x"
            label="Close"
            className="border-transparent!"
            {...dialogCommand("close", dialogId)}
          />
        </div>
        {open && <VideoPlayer film={film} title={title} autoPlay />}
      </dialog>
    </>
  );
}
