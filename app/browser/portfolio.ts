const openLightbox = "dialog.lightbox:is([open], :popover-open)";

/** Shows the arrow buttons of the lightboxes. They and the arrow keys show the next or previous picture. */
export function stepThroughLightboxes() {
  for (const arrow of document.querySelectorAll<HTMLElement>("[data-lightbox-step]")) arrow.hidden = false;
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
  // A filter may hide some of the projects on the page.
  const shown = [...document.querySelectorAll<HTMLDialogElement>("dialog.lightbox")].filter((lightbox) =>
    openerOf(lightbox)?.checkVisibility(),
  );
  const next = shown.at((shown.indexOf(current) + by) % shown.length);
  if (!next || next === current) return;
  const isPopover = current.matches(":popover-open");
  if (isPopover) current.hidePopover();
  else current.close();
  // When a dialog closes, the focus returns to the element that was focused when it opened. So before the new dialog
  // opens, its own "Enlarge" button on the page gets the focus.
  openerOf(next)?.focus();
  if (isPopover) next.showPopover();
  else next.showModal();
  // The dialogs neither fade in nor out. Only the picture and its caption change.
  for (const lightbox of [current, next])
    for (const animation of lightbox.getAnimations({ subtree: true })) animation.finish();
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches)
    for (const part of next.querySelectorAll("img, h2, p"))
      part.animate({ opacity: [0.3, 1] }, { duration: 240, easing: "ease-out" });
  // A dialog focuses its first button, Previous. Focus the same arrow again, so that it can be pressed repeatedly.
  next.querySelector<HTMLElement>(`[data-lightbox-step="${by}"]`)?.focus();
}

const openerOf = (lightbox: HTMLElement) => document.getElementById(`${lightbox.id}-opener`);
/** When a filter of the portfolio is chosen, its tiles move to their new places. */
export function moveFilteredTiles() {
  const filter = document.querySelector(".portfolio fieldset");
  if (!filter || !document.startViewTransition) return;
  filter.addEventListener("click", (event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLInputElement)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // CSS filters the tiles as soon as the option is checked, so it is checked after the browser has captured their old
    // places.
    event.preventDefault();
    const { ready } = document.startViewTransition(() => {
      choice.checked = true;
    });
    // The next choice skips a transition that is still running, which rejects this promise.
    ready.catch(() => undefined);
  });
}
