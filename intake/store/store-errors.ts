/** The store could not be read or written, for example because the disk is full or the database is locked or unreachable. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The database file is damaged. Nothing is written to it until it has been restored. */
export class StoreCorrupt extends Error {
  override name = "StoreCorrupt";
}
