const openLightbox = "dialog.lightbox:is([open], :popover-open)";

/** What the portfolio's tiles can do with JavaScript. */
export function enhanceTiles() {
  stepThroughLightboxes();
  followFilter();
}

/** Shows the arrow buttons of the lightboxes. They and the arrow keys show the next or previous picture. */
function stepThroughLightboxes() {
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

/** When a filter of the portfolio is chosen, its tiles and the footer move to their new places. CSS filters the tiles. */
function followFilter() {
  const filter = document.querySelector(".portfolio fieldset");
  const status = document.querySelector(".portfolio [role=status]");
  if (!filter || !status) return;
  const tiles = [...document.querySelectorAll(".portfolio [data-category]")];
  const moved = [...tiles, ...document.querySelectorAll("body > footer")];
  const measure = () => moved.map((element) => element.getBoundingClientRect());
  let before: DOMRect[] = [];
  for (const type of ["pointerdown", "keydown"]) filter.addEventListener(type, () => (before = measure()));
  filter.addEventListener("change", () => {
    // A tile that is still moving is measured where it will be.
    for (const element of moved) for (const animation of element.getAnimations()) animation.cancel();
    const after = measure();
    const count = tiles.filter((_, index) => after[index]?.width).length;
    status.textContent = `Showing ${count} of ${tiles.length} projects`;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const [index, element] of moved.entries()) {
      const [from, to] = [before[index], after[index]];
      if (!from || !to?.width) continue;
      const move = { translate: [`${from.x - to.x}px ${from.y - to.y}px`, "0 0"] };
      element.animate(from.width ? move : { opacity: [0, 1] }, { duration: 240, easing: "ease-out" });
    }
  });
}
