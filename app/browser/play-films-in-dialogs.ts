/** Plays the film in a dialog while the dialog is open. */
export function playFilmsInDialogs() {
  // Listen in the capture phase, because `toggle` does not bubble.
  document.addEventListener(
    "toggle",
    (event) => {
      const film = event.target instanceof HTMLDialogElement && event.target.querySelector("video");
      if (!film) return;
      // If autoplay is blocked, the visitor can start the film with the player's controls.
      if (event.newState === "open") film.play().catch(() => undefined);
      else film.pause();
    },
    true,
  );
}
