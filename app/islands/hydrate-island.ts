import { type ComponentType, createElement, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/** `data-hydrated` appears once React has taken over: styles and tests can rely on it. */
export function hydrateIsland(container: HTMLElement, component: ComponentType<object>, props: object) {
  function Hydrated() {
    useEffect(() => {
      container.dataset.hydrated = "";
    }, []);
    return createElement(component, props);
  }
  hydrateRoot(container, createElement(Hydrated), {
    // React repairs a mismatch by rendering again; the console says so, and the tests fail on it.
    onRecoverableError: (error) => console.error(`Island "${container.dataset.island}":`, error),
  });
}
