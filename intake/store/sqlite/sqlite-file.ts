export const SQLITE_FILE = "aldergate.sqlite";
