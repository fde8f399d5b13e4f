import type { WorkingModelsPage } from "../../content/pages/working-models.ts";

type Quadrants = WorkingModelsPage["quadrants"];
type Model = Pick<WorkingModelsPage["models"][number], "id" | "name" | "directs" | "bears" | "inShort">;

const columns = ["us", "you"] as const;

/** Who directs the work, from left to right, and who bears the risk, from top to bottom. */
export function ModelQuadrants({ caption, directs, bears, models }: Quadrants & { models: Model[] }) {
  return (
    <div className="wrap mt-5 lg:mt-9">
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="align-bottom">
            <td className="w-40 max-lg:hidden" />
            {columns.map((side) => (
              <th
                key={side}
                scope="col"
                className="pb-3 pl-4 font-semibold text-ink text-sm lg:pl-8 lg:text-[1rem]"
              >
                {directs[side]}
              </th>
            ))}
          </tr>
        </thead>
        {columns.map((risk) => (
          <tbody key={risk} className="border-ink border-t-2">
            <tr className="lg:hidden">
              <th colSpan={2} scope="rowgroup" className="bg-canvas py-2 font-medium text-quiet text-sm">
                {bears[risk]}
              </th>
            </tr>
            <tr className="align-top">
              <th scope="row" className="w-40 pt-6 pr-4 font-semibold text-ink max-lg:hidden">
                {bears[risk]}
              </th>
              {columns.map((side) => (
                <td
                  key={side}
                  className={`border-line py-3 pr-1 pl-3 not-last:border-r lg:h-40 lg:p-8 lg:pt-5 ${risk === "us" ? "bg-brand-soft" : "bg-surface"}`}
                >
                  {models
                    .filter(({ directs, bears }) => directs === side && bears === risk)
                    .map(({ id, name, inShort }) => (
                      <div key={id}>
                        <a
                          href={`#${id}`}
                          className="inline-flex min-h-touch items-center font-display font-heading text-ink text-[1.0625rem] [overflow-wrap:anywhere] underline decoration-1 decoration-transparent underline-offset-4 transition-colors hover:text-brand hover:decoration-current sm:text-card lg:text-subheading"
                        >
                          {name}
                        </a>
                        <p className="mt-1 text-sm lg:text-base">{inShort}</p>
                      </div>
                    ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}
