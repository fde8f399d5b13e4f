import { StoreCorrupt, StoreUnavailable } from "../store.ts";

const BUSY = 5;
const READ_ONLY = 8;
const CORRUPT = 11;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** An error of SQLite. `errstr` describes the result code, for example "database or disk is full". */
type SqliteError = Error & { errcode: number; errstr: string };

const isSqliteError = (error: unknown): error is SqliteError => error instanceof Error && "errcode" in error;

/** Compares primary result codes, without the bits of the extended code. */
function hasCode(error: unknown, ...codes: number[]): error is SqliteError {
  return isSqliteError(error) && codes.includes(error.errcode & 0xff);
}

export function isBusy(error: unknown): boolean {
  return hasCode(error, BUSY);
}

export function isDamage(error: unknown): boolean {
  return hasCode(error, CORRUPT, NOT_A_DATABASE);
}

/** Converts SQLite errors to StoreUnavailable with a reason. Other errors are returned unchanged. */
export function toStoreError(error: unknown, path: string): unknown {
  return isSqliteError(error) ? new StoreUnavailable(`${path}: ${error.errstr}`, { cause: error }) : error;
}

/**
 * Differs from `toStoreError` in two ways: damage becomes StoreCorrupt, whose message says to restore a backup, and
 * Node's file system errors become StoreUnavailable instead of being returned unchanged.
 */
export function toOpenError(error: unknown, path: string): unknown {
  if (hasCode(error, READ_ONLY, CANNOT_OPEN)) {
    return new StoreUnavailable(
      `${path}: ${error.errstr}. The server's user needs write access to this file and its folder. Check DATA_DIR, the permissions, and whether the disk is mounted read-only.`,
      { cause: error },
    );
  }
  if (error instanceof Error && "syscall" in error) {
    return new StoreUnavailable(
      `${error.message}. Check DATA_DIR and the permissions of this file and its folder.`,
      { cause: error },
    );
  }
  return isDamage(error) ? corrupt(path, error) : toStoreError(error, path);
}

export function corrupt(path: string, cause: unknown): StoreCorrupt {
  return new StoreCorrupt(
    `${path} is damaged. Move it aside together with its -wal and -shm files and restore the newest backup: ./inbox restore FILE`,
    { cause },
  );
}
