/** A pointer that crosses a label on its way elsewhere opens nothing. */
const REST_MS = 100;
/** A pointer that leaves a panel for a moment, or cuts a corner, finds it open. */
const LEAVE_MS = 300;

const wide = matchMedia("(width >= 64rem)");

/** Adds hover, Escape and closing on a press or focus elsewhere to the header's menus, which open on a press anyway. */
export function openMenusOnHover() {
  const menus = [...document.querySelectorAll<HTMLElement>(".header-menu")].map(hoverMenu);
  const closeAll = () => {
    for (const menu of menus) menu.close();
  };

  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && wide.matches) for (const menu of menus) menu.dismiss();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!wide.matches) return;
    for (const menu of menus) if (!menu.element.contains(target as Node)) menu.close();
  });
  // A page that comes back from the back/forward cache comes back with its menus closed.
  addEventListener("pagehide", () => {
    closeAll();
    document.getElementById("site-menu")?.hidePopover();
  });
  // What is open in one layout means something else in the other.
  wide.addEventListener("change", () => {
    closeAll();
    document.getElementById("site-menu")?.hidePopover();
  });
}

function hoverMenu(element: HTMLElement) {
  const details = element.querySelector("details") as HTMLDetailsElement;
  const summary = details.querySelector("summary") as HTMLElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  // A panel closed on purpose stays closed until the pointer has left.
  let dismissed = false;

  const close = () => {
    clearTimeout(timer);
    openedByHover = false;
    details.open = false;
  };

  element.addEventListener("pointermove", ({ pointerType, movementX, movementY }) => {
    // Browsers also report a move when the page changes under a resting pointer.
    if (pointerType !== "mouse" || !wide.matches || (!movementX && !movementY)) return;
    clearTimeout(timer);
    if (details.open || dismissed) return;
    timer = setTimeout(() => {
      openedByHover = true;
      details.open = true;
    }, REST_MS);
  });
  element.addEventListener("pointerleave", () => {
    dismissed = false;
    clearTimeout(timer);
    if (openedByHover && !details.contains(document.activeElement)) timer = setTimeout(close, LEAVE_MS);
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (wide.matches && relatedTarget && !element.contains(relatedTarget as Node)) close();
  });
  summary.addEventListener("click", (event) => {
    clearTimeout(timer);
    if (openedByHover && details.open) event.preventDefault();
    else if (details.open) dismissed = true;
    openedByHover = false;
  });

  function dismiss() {
    if (!details.open) return;
    if (details.contains(document.activeElement)) summary.focus();
    dismissed = element.matches(":hover");
    close();
  }

  return { element, close, dismiss };
}
