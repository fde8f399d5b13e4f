import { describe, expect, test } from "vitest";
import { caseStudies } from "./case-studies.ts";
import type { CaseStudy } from "./schema/work.ts";

const published = caseStudies.flatMap(({ draft, evidence, ...study }) =>
  evidence && !draft ? [{ ...study, evidence }] : [],
);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: number[]) => Math.round((sum(values) / values.length) * 10) / 10;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function measurementOf({ slug, figures }: CaseStudy, label: string) {
  const measured = figures.find((figure) => figure.label === label)?.measured;
  if (!measured) throw new Error(`${slug}: the figure "${label}" has no measurement`);
  return measured;
}

describe.each(published)("the evidence of $slug", (study) => {
  const { chart, diagram } = study.evidence;

  test("has a chart whose numbers are those of its figures", () => {
    switch (chart.kind) {
      case "bars":
      case "slopes":
        expect(study.figures.filter(({ measured }) => measured).length).toBeGreaterThan(1);
        break;
      case "parts":
      case "squares":
        for (const { values } of chart.rows) {
          expect(values).toHaveLength(chart.parts.length);
        }
        break;
      case "dots": {
        const { before, after } = measurementOf(study, chart.figure);
        expect(median(chart.rows.map((row) => row.before))).toBe(before);
        expect(median(chart.rows.map((row) => row.after))).toBe(after);
        break;
      }
      case "lines": {
        const { before, after } = measurementOf(study, chart.figure);
        const [first = [], second] = chart.series.map(({ values }) => values);
        const ends = second ? [mean(first), mean(second)] : [first[0], first.at(-1)];
        expect(ends).toEqual([before, after]);
        for (const { values } of chart.series) expect(values).toHaveLength(chart.times.length);
        for (const { time } of chart.events) expect(chart.times).toContain(time);
      }
    }
  });

  test("has a diagram in which every system has a flow", () => {
    for (const { key, name } of diagram?.nodes ?? []) {
      expect(
        diagram?.flows.some(({ from, to }) => from === key || to === key),
        name,
      ).toBe(true);
    }
  });
});

test("a bar in parts is as long as the figure that it explains", () => {
  const delivery = published.find(({ slug }) => slug === "delivery-app");
  const chart = delivery?.evidence.chart;
  if (!delivery || chart?.kind !== "parts") throw new Error("The delivery app has no chart in parts");
  const { before, after } = measurementOf(delivery, "shorter average delivery");
  expect(chart.rows.map(({ values }) => sum(values))).toEqual([before, after]);
});
