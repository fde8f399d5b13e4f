/**
 * Attributes of a `<dialog>` and of the buttons that open and close it. Without JavaScript, the dialog opens as a
 * popover. browser/open-dialogs-as-modals.ts opens it as a modal dialog instead.
 */
export const opensDialog = (id: string) => ({ popoverTarget: id });

export const closesDialog = (id: string) => ({ popoverTarget: id, popoverTargetAction: "hide" as const });

/** The dialog closes on Escape and on a click outside it. */
export const dialogBehaviour = { popover: "auto", closedby: "any" } as const;
