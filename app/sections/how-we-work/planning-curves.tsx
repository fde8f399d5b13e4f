import type { MethodologyPage } from "../../content/pages/methodology.ts";

type Method = Pick<MethodologyPage["methods"][number], "id" | "name" | "planning">;

/** How far ahead each method plans over a project of 24 weeks: points of a week and the weeks planned from there. */
const curves: Record<Method["id"], [week: number, ahead: number][]> = {
  agile: [0, 3, 6, 9, 12, 15, 18].flatMap((week): [number, number][] => [
    [week, 6],
    [week + 3, 3],
  ]),
  waterfall: [
    [0, 0],
    [5, 0],
    [5, 19],
  ],
  scrum: Array.from({ length: 12 }, (_, sprint) => 2 * sprint).flatMap((week): [number, number][] => [
    [week, 2],
    [week + 2, 0],
  ]),
};

const weeks = 24;
const highest = 20;

/** The three methods' plans on one scale. Each links to its method. */
export function PlanningCurves({ axis, methods }: { axis: string; methods: Method[] }) {
  return (
    <nav aria-label={axis} className="wrap mt-5 lg:mt-9">
      <p className="mb-3 text-quiet text-sm">{axis}</p>
      <ul className="grid gap-x-8 lg:grid-cols-3">
        {methods.map(({ id, name, planning }) => (
          <li key={id} className="grid border-ink border-t-2">
            <a
              href={`#${id}`}
              className="group grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-5 py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-cols-1 lg:pt-5"
            >
              <Curve points={[[0, 0], ...curves[id], [weeks, 0]]} />
              <span className="lg:order-first lg:mb-5 lg:min-h-22">
                <b className="block font-display font-heading text-card text-ink group-hover:text-brand">
                  {name}
                </b>
                <span className="mt-1 block text-copy text-sm">{planning}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Only a drawing: the words beside it say the same. */
function Curve({ points }: { points: [week: number, ahead: number][] }) {
  const line = points.map(([week, ahead]) => `${week * 10},${(highest - ahead) * 10}`).join(" ");
  return (
    <svg
      viewBox={`0 0 ${weeks * 10} ${highest * 10}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="draws order-first h-24 w-full border-line border-b border-l sm:h-32 lg:order-last lg:h-56"
    >
      <polygon points={line} className="fill-brand-soft" />
      <polyline
        points={line}
        className="fill-none stroke-2 stroke-brand [stroke-linejoin:round] [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}
