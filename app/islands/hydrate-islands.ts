import type { ComponentType } from "react";
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
    await new Promise<void>((resolve) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          resolve();
        },
        { rootMargin: "200px" },
      );
      // Observe the children: the container has no box of its own (display: contents).
      for (const child of container.children) observer.observe(child);
    });
    await triggers.idle(container);
  },
  focus: (container) =>
    new Promise((resolve) => {
      if (container.contains(document.activeElement)) return resolve();
      for (const type of ["focusin", "pointerdown"])
        container.addEventListener(type, () => resolve(), { once: true, passive: true });
    }),
};
