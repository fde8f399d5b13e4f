/** The file name of the database. */
export const SQLITE_FILE = "aldergate.sqlite";
