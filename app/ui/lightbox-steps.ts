const openLightbox = "dialog.lightbox:is([open], :popover-open)";

/** The arrows of a lightbox, on its buttons and on the keyboard, show the next or the previous one in its place. */
export function stepThroughLightboxes() {
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest<HTMLElement>("[data-lightbox-step]");
    if (button) step(Number(button.dataset.lightboxStep));
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
}

function step(by: number) {
  const current = document.querySelector<HTMLDialogElement>(openLightbox);
  if (!current) return;
  const all = [...document.querySelectorAll<HTMLDialogElement>("dialog.lightbox")];
  const next = all.at((all.indexOf(current) + by) % all.length);
  if (!next || next === current) return;
  const isPopover = current.matches(":popover-open");
  if (isPopover) current.hidePopover();
  else current.close();
  // A dialog gives the focus back to where it was on opening: from now on, the tile of the picture in view.
  document.getElementById(`${next.id}-opener`)?.focus();
  if (isPopover) next.showPopover();
  else next.showModal();
}
