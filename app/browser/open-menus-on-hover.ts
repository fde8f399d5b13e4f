/** Delay before opening, so that a pointer crossing the label doesn't open the menu. */
const OPEN_DELAY_MS = 100;
/** A longer delay while another menu is open, because the pointer may cross this label on its way to the open panel. */
const SWITCH_DELAY_MS = 250;
/** Delay before closing, so that the menu stays open if the pointer leaves the panel only briefly. */
const CLOSE_DELAY_MS = 700;

const wide = matchMedia("(width >= 64rem)");

let pointerPosition: string | undefined;
let pointerMoved = false;

/** Compares positions: browsers also fire `pointermove` when a page appears under a pointer that doesn't move. */
function detectMovement({ screenX, screenY }: PointerEvent) {
  const position = `${screenX},${screenY}`;
  pointerMoved = pointerPosition !== undefined && position !== pointerPosition;
  pointerPosition = position;
}

/**
 * Without JavaScript, menus open on click. This adds hover, Escape, and closing on a click or focus elsewhere. Arrow keys
 * keep scrolling: the menus are lists of links, in which the Tab key moves the focus, and not ARIA menus.
 */
export function openMenusOnHover() {
  const menus = [...document.querySelectorAll<HTMLElement>(".header-menu")].map(hoverMenu);
  document.addEventListener("pointermove", detectMovement, { capture: true, passive: true });

  const closeAll = () => {
    for (const menu of menus) menu.close();
    document.getElementById("site-menu")?.hidePopover();
  };

  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && wide.matches) for (const menu of menus) menu.dismiss();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!wide.matches) return;
    for (const menu of menus) if (!menu.element.contains(target as Node)) menu.close();
  });
  // Close the menus before the page enters the back/forward cache, so that Back shows them closed.
  addEventListener("pagehide", closeAll);
  wide.addEventListener("change", closeAll);
}

function hoverMenu(element: HTMLElement) {
  const details = element.querySelector("details") as HTMLDetailsElement;
  const summary = details.querySelector("summary") as HTMLElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByHover = false;
  // A menu that the visitor has closed doesn't open on hover again until the pointer has left it.
  let dismissed = false;

  const close = () => {
    clearTimeout(timer);
    openedByHover = false;
    details.open = false;
  };

  element.addEventListener("pointermove", ({ pointerType }) => {
    if (pointerType !== "mouse" || !wide.matches || !pointerMoved) return;
    clearTimeout(timer);
    if (details.open || dismissed) return;
    const anotherIsOpen = document.querySelector(".header-menu [open]") !== null;
    const delay = anotherIsOpen ? SWITCH_DELAY_MS : OPEN_DELAY_MS;
    timer = setTimeout(() => {
      openedByHover = true;
      details.open = true;
    }, delay);
  });
  element.addEventListener("pointerleave", () => {
    dismissed = false;
    clearTimeout(timer);
    if (openedByHover && !details.contains(document.activeElement)) timer = setTimeout(close, CLOSE_DELAY_MS);
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
