import type { ClosingFamily } from "./content/navigation.ts";

/** What a page's route tells the layout about the call above the footer. */
export type PageHandle = {
  /** The page needs none: it ends with its own, or has a form. */
  endsWithoutCall?: true;
  /** The family of pages whose call it has. By default, it has the general one. */
  closing?: ClosingFamily;
};
