import * as mdx from "@mdxeditor/editor";
import { createPortal } from "react-dom";
import type { TextChoices } from "./request.ts";
import { PictureChoice } from "./widgets.tsx";

/** Asks for a picture in a text, and then for its description. */
export function PictureDialog({ pictures }: Pick<TextChoices, "pictures">) {
  const state = mdx.useCellValue(mdx.imageDialogState$);
  const [insert, close] = [mdx.usePublisher(mdx.saveImage$), mdx.usePublisher(mdx.closeImageDialog$)];
  if (state.type === "inactive") return null;
  const { src, altText } = state.type === "editing" ? state.initialValues : {};
  function choose(name: string) {
    const described = prompt("Describe the picture for people who can't see it:", altText);
    if (described) insert({ src: name, altText: described, title: "" });
  }
  return createPortal(
    <dialog ref={(element) => element?.showModal()} onClose={() => close()} aria-label="Picture">
      <PictureChoice id="picture" value={src} onChange={choose} pictures={pictures} isOpen />
      <button type="button" onClick={() => close()}>
        Cancel
      </button>
    </dialog>,
    document.body,
  );
}
