import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { dialogCommand } from "./dialog-command.ts";
import { IconButton } from "./icon-button.tsx";
import { Picture } from "./picture.tsx";

type LightboxProps = {
  /** The id of the dialog; the control that opens it carries `opener(id)`. */
  id: string;
  title: string;
  image: { image: string; alt: string };
  /** Ids of the neighbouring lightboxes; none when there is nothing else to see. */
  neighbours?: { previous: string; next: string };
  children: ReactNode;
};

const openerId = (id: string) => `${id}-opener`;

/** Attributes of the button that opens a lightbox and gets the focus back when it closes. */
export const opener = (id: string) => ({ id: openerId(id), ...dialogCommand("show-modal", id) });

function step(from: string, to: string) {
  const [current, next] = [from, to].map((id) => document.getElementById(id) as HTMLDialogElement | null);
  current?.close();
  // A dialog returns the focus to where it was on opening: that is now the card of the picture in view.
  document.getElementById(openerId(to))?.focus();
  next?.showModal();
}

/** A picture at its largest with a caption beside it. Escape, the cross and a press outside close it. */
export function Lightbox({ id, title, image, neighbours, children }: LightboxProps) {
  const stepTo = (to: string) => ({
    ...dialogCommand("show-modal", to),
    onClick(event: MouseEvent) {
      event.preventDefault();
      step(id, to);
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!neighbours) return;
    if (event.key === "ArrowLeft") step(id, neighbours.previous);
    if (event.key === "ArrowRight") step(id, neighbours.next);
  };
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      {...{ closedby: "any" }}
      data-inverse
      className="lightbox"
      onKeyDown={onKeyDown}
    >
      <div className="relative min-h-0 bg-inverse-raised">
        <Picture {...image} sizes="(width < 64rem) 100vw, 58rem" className="size-full object-cover" />
        {neighbours && (
          <>
            <IconButton
              icon="arrow-left"
              label="Previous project"
              className="lightbox-step left-4 border-transparent"
              {...stepTo(neighbours.previous)}
            />
            <IconButton
              icon="arrow-right"
              label="Next project"
              className="lightbox-step right-4 border-transparent"
              {...stepTo(neighbours.next)}
            />
          </>
        )}
      </div>
      <div className="grid content-start gap-4 p-5 lg:pb-8 lg:pl-8">
        <IconButton
          icon="x"
          label="Close"
          className="justify-self-end border-transparent text-on-inverse"
          {...dialogCommand("close", id)}
        />
        <h2 id={`${id}-title`} className="text-subheading">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
