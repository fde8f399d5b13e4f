/**
 * Attributes of the buttons that open and close a `<dialog>`, and of the dialog itself. All of it is native: browsers
 * with invoker commands show a modal dialog, older ones (Safari before 26.2) show the same element as a popover.
 */
export const opensDialog = (id: string) => ({ command: "show-modal", commandfor: id, popoverTarget: id });

export const closesDialog = (id: string) => ({
  command: "close",
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: "hide" as const,
});

/** Closes on Escape and on a click outside. */
export const dialogBehaviour = { popover: "auto", closedby: "any" } as const;
