/** Nothing can be stored at the moment: the disk is full, or the database is locked, read-only or unreachable. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The database file is damaged. Nothing is written to it until it has been restored. */
export class StoreCorrupt extends Error {
  override name = "StoreCorrupt";
}
