/** The logo on a 32-unit square: a gate, with a block on its threshold. */
export const mark = {
  size: 32,
  gate: "M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2h-6V16h-4V8h-8v8H8v16H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z",
  threshold: "M12 24h8v8h-8z",
};
