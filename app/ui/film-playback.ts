/** A film in a dialog plays while the dialog is open. */
export function playFilmsInDialogs() {
  // `toggle` does not bubble.
  document.addEventListener(
    "toggle",
    (event) => {
      const film = event.target instanceof HTMLDialogElement && event.target.querySelector("video");
      if (!film) return;
      // A browser that refuses to start a film by script leaves it to the film's own controls.
      if (event.newState === "open") film.play().catch(() => undefined);
      else film.pause();
    },
    true,
  );
}
