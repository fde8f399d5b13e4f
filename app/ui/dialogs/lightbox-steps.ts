const openLightbox = "dialog.lightbox:is([open], :popover-open)";

/** Makes the arrow buttons and arrow keys of a lightbox show the next or previous picture. */
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
  // When a dialog closes, the focus returns to the element that was focused when it opened. So before the new dialog
  // opens, its own "Enlarge" button on the page gets the focus.
  document.getElementById(`${next.id}-opener`)?.focus();
  if (isPopover) next.showPopover();
  else next.showModal();
}
