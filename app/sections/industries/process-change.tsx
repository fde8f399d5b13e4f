import type { Industry } from "../../content/industries.ts";
import "../../styles/process-change.css";

type Change = Industry["change"];

/** A process step by step, before and after. On phones each step is above its two cells. */
export function ProcessChange({ label, heading, steps, result, source }: Change & { label: string }) {
  return (
    <div className="mt-10 lg:mt-16">
      <h3 id="change" className="text-subheading">
        <span className="mb-1 block font-sans font-semibold text-quiet text-sm tracking-normal">{label}</span>{" "}
        {heading}
      </h3>
      <table aria-labelledby="change" className="process-change">
        <thead>
          <tr>
            <td className="max-md:hidden" />
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {[...steps, result].map(({ step, before, after }) => (
            <tr key={step}>
              <th scope="row">{step}</th>
              <td>{before}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-quiet text-sm">{source}</p>
    </div>
  );
}
