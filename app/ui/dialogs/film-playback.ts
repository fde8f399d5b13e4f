/** Plays the film in a dialog while the dialog is open. */
export function playFilmsInDialogs() {
  // `toggle` does not bubble.
  document.addEventListener(
    "toggle",
    (event) => {
      const film = event.target instanceof HTMLDialogElement && event.target.querySelector("video");
      if (!film) return;
      // If autoplay is blocked, the player's own controls start the film.
      if (event.newState === "open") film.play().catch(() => undefined);
      else film.pause();
    },
    true,
  );
}
