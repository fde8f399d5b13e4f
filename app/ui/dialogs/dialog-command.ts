/**
 * Attributes of a `<dialog>` and of the buttons that open and close it. They need no JavaScript: browsers with invoker
 * commands show a modal dialog, and older ones (such as Safari before 26.2) show the same element as a popover.
 */
export const opensDialog = (id: string) => ({ command: "show-modal", commandfor: id, popoverTarget: id });

export const closesDialog = (id: string) => ({
  command: "close",
  commandfor: id,
  popoverTarget: id,
  popoverTargetAction: "hide" as const,
});

/**
 * The dialog closes on Escape and on a click outside it. Only browsers with invoker commands but without `closedby`
 * ignore the click outside.
 */
export const dialogBehaviour = { popover: "auto", closedby: "any" } as const;
