/**
 * Replaces the browser's player with a button of our own. The button also works before its form is hydrated. It always
 * plays from the start. If the recording can't be played, the browser's player comes back.
 */
export function playRecordings() {
  for (const button of document.querySelectorAll<HTMLElement>("[data-plays]")) {
    const audio = document.getElementById(button.dataset.plays ?? "");
    if (!(audio instanceof HTMLAudioElement)) continue;
    audio.controls = false;
    button.addEventListener("click", () => {
      audio.currentTime = 0;
      audio.play().catch(({ name }: DOMException) => {
        // AbortError: a new word has replaced the recording.
        if (name !== "AbortError") audio.controls = true;
      });
    });
  }
}
