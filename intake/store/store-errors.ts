/** The store cannot take anything at the moment: disk full, locked, read-only, gone. It may be back later. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The store's file is damaged. Nothing is written to it until somebody has looked. */
export class StoreCorrupt extends Error {
  override name = "StoreCorrupt";
}
