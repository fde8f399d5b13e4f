import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Hydrates one island, then sets `data-hydrated`, which the tests wait for, and calls `done`. */
export function hydrateIsland(
  container: HTMLElement,
  component: ComponentType<object>,
  props: object,
  done: () => void,
) {
  function Hydrated() {
    useEffect(() => {
      container.dataset.hydrated = "";
      // Not within the effect, where React can't render synchronously.
      queueMicrotask(done);
    }, []);
    return createElement(component, props);
  }
  hydrateRoot(container, createElement(Hydrated), {
    // React recovers from a hydration mismatch by rendering again. Log it as an error, so that the tests fail.
    onRecoverableError: (error) => console.error(`Island "${container.dataset.island}":`, error),
  });
}
