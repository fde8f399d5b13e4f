/** The name of the store in its folder. */
export const SQLITE_FILE = "aldergate.sqlite";
