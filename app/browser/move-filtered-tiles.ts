/** When a filter of the portfolio is chosen, its tiles move to their new places. */
export function moveFilteredTiles() {
  const filter = document.querySelector(".portfolio fieldset");
  if (!filter || !document.startViewTransition) return;
  filter.addEventListener("click", (event) => {
    const choice = event.target;
    if (!(choice instanceof HTMLInputElement)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    // CSS filters the tiles as soon as the option is checked, so it is checked after the browser has captured their old
    // places.
    event.preventDefault();
    const { ready } = document.startViewTransition(() => {
      choice.checked = true;
    });
    // The next choice skips a transition that is still running, which rejects this promise.
    ready.catch(() => undefined);
  });
}
