import { browserObjects, currentVisit, OBJECTION, visitorObjects } from "./remember-visit.ts";

/** Shows the button on the privacy page and what it has changed, or that the browser objects already. */
export function offerVisitChoice(choice: HTMLElement) {
  const button = choice.querySelector("button");
  if (!button) return;
  const update = () => {
    const state = browserObjects() ? "refused" : visitorObjects() ? "forgotten" : "remembered";
    for (const part of choice.querySelectorAll<HTMLElement>("[data-when]"))
      part.hidden = part.dataset.when !== state;
    button.hidden = state === "refused";
  };
  button.addEventListener("click", () => {
    if (visitorObjects()) localStorage.removeItem(OBJECTION);
    else localStorage.setItem(OBJECTION, "");
    currentVisit();
    update();
  });
  update();
}
