import type { MessageKind } from "./forms/common.ts";

/** Who reads what. The groups of the sign-in proxy have the same names. */
export const TEAMS = {
  sales: ["contact", "inquiry"],
  careers: ["application"],
} as const satisfies Record<string, readonly MessageKind[]>;
export type Team = keyof typeof TEAMS;

export const teamOf = (kind: MessageKind): Team => (kind === "application" ? "careers" : "sales");
