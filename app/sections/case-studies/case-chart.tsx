import type { CaseStudy } from "../../content/case-studies.ts";
import type { Chart } from "../../content/fields/evidence.ts";
import { ChartFigure } from "../../ui/charts/chart-figure.tsx";
import { DotPairs, dotPairsTable } from "../../ui/charts/dot-pairs.tsx";
import { Lines, linesTable } from "../../ui/charts/lines.tsx";
import { measuresTable } from "../../ui/charts/measures.ts";
import { PairedBars } from "../../ui/charts/paired-bars.tsx";
import { PartBars } from "../../ui/charts/part-bars.tsx";
import { Slopes } from "../../ui/charts/slopes.tsx";
import { Squares } from "../../ui/charts/squares.tsx";
import { wholesTable } from "../../ui/charts/wholes.ts";

type CaseChartProps = { chart: Chart; figures: CaseStudy["figures"] };

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The chart of a case study. Its measurements are those of the figures beside it. */
export function CaseChart({ chart, figures }: CaseChartProps) {
  const measures = figures.flatMap(({ measured }) =>
    measured ? [{ ...measured, name: measured.name ?? capitalised(measured.unit) }] : [],
  );
  const measurement = (label: string) => {
    const measured = figures.find((figure) => figure.label === label)?.measured;
    if (!measured) throw new Error(`The chart's figure "${label}" has no measurement`);
    return measured;
  };
  switch (chart.kind) {
    case "bars":
      return (
        <ChartFigure {...chart} table={measuresTable(measures)}>
          <PairedBars measures={measures} />
        </ChartFigure>
      );
    case "slopes":
      return (
        <ChartFigure {...chart} table={measuresTable(measures)}>
          <Slopes measures={measures} />
        </ChartFigure>
      );
    case "parts":
      return (
        <ChartFigure {...chart} table={wholesTable(chart)}>
          <PartBars {...chart} />
        </ChartFigure>
      );
    case "squares":
      return (
        <ChartFigure {...chart} table={wholesTable(chart)}>
          <Squares {...chart} />
        </ChartFigure>
      );
    case "dots": {
      const dots = { ...measurement(chart.figure), rows: chart.rows };
      return (
        <ChartFigure {...chart} table={dotPairsTable(dots)}>
          <DotPairs {...dots} />
        </ChartFigure>
      );
    }
    case "lines": {
      const lines = { ...chart, unit: measurement(chart.figure).unit };
      return (
        <ChartFigure {...chart} table={linesTable(lines)}>
          <Lines {...lines} />
        </ChartFigure>
      );
    }
  }
}
