/**
 * Opens dialogs as modal ones, which keep the focus inside. Invoker commands (`commandfor`) would need no script, but
 * Chromium logs a warning for buttons that also have a `popovertarget`, which older browsers need. Browsers in which a
 * click outside can't close a modal dialog (no `closedby`) keep the popover.
 */
export function openDialogsAsModals() {
  if (!("closedBy" in HTMLDialogElement.prototype)) return;
  document.addEventListener("click", (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[popovertarget]");
    const dialog = button?.popoverTargetElement;
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    if (button?.popoverTargetAction === "hide") dialog.close();
    else dialog.showModal();
  });
}
