import type { ComponentType } from "react";
import { comesNear } from "../browser/comes-near.ts";
import type { HydrateOn } from "./island.tsx";
import { type IslandName, islands } from "./islands.ts";

/** Hydrates each island when its trigger fires. The first hydration loads React. */
export function hydrateIslands() {
  for (const container of document.querySelectorAll<HTMLElement>("[data-island]")) void hydrate(container);
}

async function hydrate(container: HTMLElement) {
  const { island, hydrate: trigger, props = "{}" } = container.dataset;
  const answerRefusedForm = holdBrowserMessages(container);
  await triggers[trigger as HydrateOn](container);
  try {
    const [{ hydrateIsland }, Component] = await Promise.all([
      import("./hydrate-island.ts"),
      islands[island as IslandName](),
    ]);
    hydrateIsland(container, Component as ComponentType<object>, JSON.parse(props), answerRefusedForm);
  } catch (error) {
    answerRefusedForm();
    throw error;
  }
}

/** After this time without its script, a form that was sent shows the browser's messages. */
const MAX_HOLD_MS = 5000;

/**
 * A form that is sent before it is hydrated shows its own messages a moment later, instead of the browser's. The returned
 * function ends this and sends such a form again: hydrated, it shows its own messages. Without its script, the browser
 * shows them.
 */
function holdBrowserMessages(container: HTMLElement) {
  let refused: HTMLFormElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hold = (event: Event) => {
    event.preventDefault();
    refused = (event.target as HTMLInputElement).form;
    timer ??= setTimeout(answer, MAX_HOLD_MS);
  };
  const answer = () => {
    container.removeEventListener("invalid", hold, true);
    clearTimeout(timer);
    refused?.requestSubmit();
    refused = null;
  };
  container.addEventListener("invalid", hold, true);
  return answer;
}

const triggers: Record<HydrateOn, (container: HTMLElement) => Promise<void>> = {
  idle: () =>
    new Promise((resolve) => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
      else setTimeout(resolve, 200);
    }),
  visible: async (container) => {
    // The container has no box of its own (display: contents), but its children have one.
    await comesNear(container.children);
    await triggers.idle(container);
  },
  focus: (container) =>
    new Promise((resolve) => {
      if (container.contains(document.activeElement)) return resolve();
      for (const type of ["focusin", "pointerover", "invalid"])
        container.addEventListener(type, () => resolve(), true);
    }),
};
