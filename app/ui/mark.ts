/** The company's mark on a square of 32 units: a gate, and the block on its threshold that is always lit. */
export const mark = {
  size: 32,
  gate: "M2 0h28a2 2 0 0 1 2 2v28a2 2 0 0 1-2 2h-6V16h-4V8h-8v8H8v16H2a2 2 0 0 1-2-2V2a2 2 0 0 1 2-2z",
  threshold: "M12 24h8v8h-8z",
};
