export type DiagramNode = {
  key: string;
  name: string;
  note?: string;
  column: number;
  row: number;
  built: boolean;
};

export type DiagramFlow = { from: string; to: string; label?: string; both?: boolean };

type Place = Pick<DiagramNode, "column" | "row">;

/** The space between two boxes, in boxes: along the flow, where the labels are, and across it. */
const gaps = { wide: { along: 0.8, across: 0.3 }, narrow: { along: 0.8, across: 0.08 } };

export type Orientation = keyof typeof gaps;

/** How many boxes and gaps follow each other, measured in boxes. */
const span = (count: number, gap: number) => count + (count - 1) * gap;

/** Places boxes and flows in a diagram, in percent of its size along and across the direction of flow. */
export function layOut(nodes: DiagramNode[], orientation: Orientation) {
  const { along, across } = gaps[orientation];
  const columns = Math.max(...nodes.map(({ column }) => column));
  const rows = Math.max(...nodes.map(({ row }) => row));
  const size = { along: 100 / span(columns, along), across: 100 / span(rows, across) };
  const gap = along * size.along;

  const start = ({ column }: Place) => (column - 1) * (1 + along) * size.along;
  const top = ({ row }: Place) => (row - 1) * (1 + across) * size.across;
  const middle = (place: Place) => top(place) + size.across / 2;

  return {
    /** The length of the diagram and its width across, in boxes. */
    lengths: { along: span(columns, along), across: span(rows, across) },
    box: (node: Place) => ({
      along: start(node),
      across: top(node),
      sizeAlong: size.along,
      sizeAcross: size.across,
    }),
    /** The line bends close to one end, and the label is in the gap at the other end. */
    route(left: Place, right: Place, labelAtRight: boolean) {
      const from = { along: start(left) + size.along, across: middle(left) };
      const to = { along: start(right), across: middle(right) };
      const bend = labelAtRight ? from.along + gap * 0.12 : to.along - gap * 0.12;
      const label = {
        along: labelAtRight ? to.along - gap / 2 : from.along + gap / 2,
        across: labelAtRight ? to.across : from.across,
        sizeAlong: gap,
        sizeAcross: size.across,
      };
      const path: [number, number][] = [
        [from.along, from.across],
        [bend, from.across],
        [bend, to.across],
        [to.along, to.across],
      ];
      return { from, to, path, label };
    },
  };
}

/** Flows with their ends in the order of the columns. Where several flows meet at a box, labels are at the other end. */
export function orderedFlows(nodes: DiagramNode[], flows: DiagramFlow[]) {
  const find = (key: string) => {
    const node = nodes.find((each) => each.key === key);
    if (!node) throw new Error(`The diagram has no node "${key}"`);
    return node;
  };
  const ends = flows.map((flow) => {
    const [from, to] = [find(flow.from), find(flow.to)];
    const forward = from.column < to.column;
    const [left, right] = forward ? [from, to] : [to, from];
    return { ...flow, left, right, toRight: forward || !!flow.both, toLeft: !forward || !!flow.both };
  });
  const startingAt = (node: DiagramNode) => ends.filter(({ left }) => left === node).length;
  return ends.map((end) => ({ ...end, labelAtRight: startingAt(end.left) > 1 }));
}
