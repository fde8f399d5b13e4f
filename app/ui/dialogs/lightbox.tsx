import type { ReactNode } from "react";
import { IconButton } from "../controls/icon-button.tsx";
import { Picture } from "../picture.tsx";
import { closesDialog, dialogBehaviour, opensDialog } from "./dialog-triggers.ts";

type LightboxProps = {
  /** The id of the dialog. The button that opens it gets the attributes `opener(id)`. */
  id: string;
  title: string;
  image: { image: string; alt: string };
  /** Whether a filter shows only this picture. The arrows are hidden then. */
  alone?: boolean | undefined;
  children: ReactNode;
};

/** Attributes of the button that opens a lightbox. */
export const opener = (id: string) => ({ id: `${id}-opener`, ...opensDialog(id) });

/** A large picture with a caption. browser/portfolio.ts shows and handles the arrows. */
export function Lightbox({ id, title, image, alone, children }: LightboxProps) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      {...dialogBehaviour}
      data-alone={alone}
      data-inverse
      className="lightbox"
    >
      <div className="relative min-h-0 bg-inverse-raised">
        <Picture {...image} sizes="(width < 64rem) 100vw, 58rem" className="size-full object-cover" />
        <IconButton
          icon="arrow-left"
          label="Previous project"
          hidden
          data-lightbox-step={-1}
          className="lightbox-step left-4 border-transparent"
        />
        <IconButton
          icon="arrow-right"
          label="Next project"
          hidden
          data-lightbox-step={1}
          className="lightbox-step right-4 border-transparent"
        />
      </div>
      <div className="grid content-start gap-4 p-5 lg:pb-8 lg:pl-8">
        <IconButton
          icon="x"
          label="Close"
          className="justify-self-end border-transparent text-on-inverse"
          {...closesDialog(id)}
        />
        <h2 id={`${id}-title`} className="text-subheading">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
