import type { MouseEvent } from "react";

type Command = "show-modal" | "close";

/**
 * Attributes for a button that opens or closes a `<dialog>`. Browsers with invoker commands do it by themselves, before
 * hydration and without JavaScript; the handler serves the older ones.
 */
export function dialogCommand(command: Command, dialogId: string) {
  return {
    command,
    commandfor: dialogId,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if ("command" in event.currentTarget) return;
      const dialog = document.getElementById(dialogId) as HTMLDialogElement | null;
      if (command === "show-modal") dialog?.showModal();
      else dialog?.close();
    },
  };
}
