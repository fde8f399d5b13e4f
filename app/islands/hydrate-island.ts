import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** Styles and tests rely on `data-hydrated`, which is set once React has taken over. */
export function hydrateIsland(container: HTMLElement, component: ComponentType<object>, props: object) {
  function Hydrated() {
    useEffect(() => {
      container.dataset.hydrated = "";
    }, []);
    return createElement(component, props);
  }
  hydrateRoot(container, createElement(Hydrated), {
    // React recovers from a mismatch by rendering again. It is logged as an error, which fails the tests.
    onRecoverableError: (error) => console.error(`Island "${container.dataset.island}":`, error),
  });
}
