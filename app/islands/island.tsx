import { type ComponentType, lazy } from "react";
import { type IslandName, type IslandProps, islands } from "./islands.ts";

/** The event that triggers hydration. `focus` includes a pointer over the island. */
export type HydrateOn = "visible" | "idle" | "focus";

type Options<Name extends IslandName> = {
  name: Name;
  hydrate: HydrateOn;
  /** Sent to the browser as JSON. */
  props: IslandProps<Name>;
};

// The server waits for lazy components before it sends the page, so no fallback is needed.
const components = Object.fromEntries(
  Object.entries(islands).map(([name, load]) => [
    name,
    lazy(async () => ({ default: (await load()) as ComponentType<object> })),
  ]),
);

/** Renders an interactive component as part of the page, with its name and props for hydration. */
export function Island<Name extends IslandName>({ name, hydrate, props }: Options<Name>) {
  const Component = components[name];
  if (!Component) throw new Error(`There is no island "${name}" in app/islands/islands.ts`);
  return (
    <div className="contents" data-island={name} data-hydrate={hydrate} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  );
}
