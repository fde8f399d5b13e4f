import "../../styles/diagram.css";
import type { CSSProperties } from "react";
import { percent } from "../coordinates.ts";
import { type DiagramFlow, type DiagramNode, layOut, type Orientation, orderedFlows } from "./layout.ts";

export type DiagramProps = { nodes: DiagramNode[]; flows: DiagramFlow[] };

type Place = { along: number; across: number; sizeAlong: number; sizeAcross: number };

/** Custom properties, so that the style sheet can choose between the two layouts. */
const placeStyle = (name: Orientation, { along, across, sizeAlong, sizeAcross }: Place) => ({
  [`--${name}-along`]: percent(along),
  [`--${name}-across`]: percent(across),
  [`--${name}-size-along`]: percent(sizeAlong),
  [`--${name}-size-across`]: percent(sizeAcross),
});

/** Boxes joined by labelled lines: from left to right on wide screens, from top to bottom on others. */
export function Diagram({ nodes, flows }: DiagramProps) {
  const layouts = { wide: layOut(nodes, "wide"), narrow: layOut(nodes, "narrow") };
  const ordered = orderedFlows(nodes, flows);
  const names = new Map(nodes.map(({ key, name }) => [key, name]));
  const description = flows
    .map(
      ({ from, to, label, both }) =>
        `${names.get(from)} ${both ? "to and from" : "to"} ${names.get(to)}${label ? `: ${label}` : ""}`,
    )
    .join(". ");
  const styles = (make: (orientation: Orientation) => object) =>
    ({ ...make("wide"), ...make("narrow") }) as CSSProperties;
  return (
    <div
      role="img"
      aria-label={`${description}.`}
      className="diagram"
      style={styles((name) => ({
        [`--${name}-boxes-along`]: layouts[name].lengths.along,
        [`--${name}-boxes-across`]: layouts[name].lengths.across,
      }))}
    >
      <DiagramLines orientation="wide" flows={ordered} layout={layouts.wide} />
      <DiagramLines orientation="narrow" flows={ordered} layout={layouts.narrow} />
      {ordered.map(
        ({ from, to, label, left, right, labelAtRight }) =>
          label && (
            <p
              key={from + to}
              className="diagram-label"
              style={styles((name) => placeStyle(name, layouts[name].route(left, right, labelAtRight).label))}
            >
              {label}
            </p>
          ),
      )}
      {nodes.map((node) => (
        <div
          key={node.key}
          className="diagram-node"
          data-built={node.built || undefined}
          style={styles((name) => placeStyle(name, layouts[name].box(node)))}
        >
          <b>{node.name}</b>
          {node.note && <span>{node.note}</span>}
        </div>
      ))}
    </div>
  );
}

type DiagramLinesProps = {
  orientation: Orientation;
  flows: ReturnType<typeof orderedFlows>;
  layout: ReturnType<typeof layOut>;
};

function DiagramLines({ orientation, flows, layout }: DiagramLinesProps) {
  const wide = orientation === "wide";
  const at = (along: number, across: number) =>
    wide ? { x: percent(along), y: percent(across) } : { x: percent(across), y: percent(along) };
  return (
    <svg className={`diagram-${orientation} ${wide ? "draws" : "draws-down"}`} aria-hidden="true">
      {flows.map(({ from, to, left, right, labelAtRight, toLeft, toRight }) => {
        const route = layout.route(left, right, labelAtRight);
        const points = route.path.map(([along, across]) => (wide ? [along, across] : [across, along]).join());
        return (
          <g key={from + to}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              <polyline points={points.join(" ")} />
            </svg>
            {toRight && (
              <svg {...at(route.to.along, route.to.across)} aria-hidden="true">
                <path d={wide ? "M-9 -5L0 0L-9 5z" : "M-5 -9L0 0L5 -9z"} />
              </svg>
            )}
            {toLeft && (
              <svg {...at(route.from.along, route.from.across)} aria-hidden="true">
                <path d={wide ? "M9 -5L0 0L9 5z" : "M-5 9L0 0L5 9z"} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
