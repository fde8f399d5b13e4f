import { type ReactNode, useId } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { NoScriptDownload } from "../controls/no-script-download.tsx";
import { closesDialog, dialogBehaviour, opensDialog } from "./dialog-triggers.ts";
import { type Film, VideoPlayer } from "./video-player.tsx";

type FilmButtonProps = { film: Film; title: string; className?: string; children: ReactNode };

/** Opens the film in a dialog. browser/play-films-in-dialogs.ts starts and stops the film. */
export function FilmButton({ film, title, className, children }: FilmButtonProps) {
  const id = useId();
  return (
    <>
      <button type="button" {...opensDialog(id)} className={className}>
        {children}
      </button>
      <dialog id={id} aria-label={title} {...dialogBehaviour} data-inverse className="film-dialog">
        <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-5">
          <p className="mr-auto font-semibold text-on-inverse">{title}</p>
          <NoScriptDownload href={film.mp4} label="Download" />
          <IconButton icon="x" label="Close" className="border-transparent!" {...closesDialog(id)} />
        </div>
        <VideoPlayer film={film} title={title} />
      </dialog>
    </>
  );
}
