/** The store could not be read or written, for example because the disk is full or the database is locked. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}

/** The store could not be opened, because the database file is damaged. A backup has to be restored. */
export class StoreCorrupt extends Error {
  override name = "StoreCorrupt";
}
