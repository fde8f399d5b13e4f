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
  await triggers[trigger as HydrateOn](container);
  const [{ hydrateIsland }, Component] = await Promise.all([
    import("./hydrate-island.ts"),
    islands[island as IslandName](),
  ]);
  hydrateIsland(container, Component as ComponentType<object>, JSON.parse(props));
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
      for (const type of ["focusin", "pointerover"])
        container.addEventListener(type, () => resolve(), { once: true, passive: true });
    }),
};
