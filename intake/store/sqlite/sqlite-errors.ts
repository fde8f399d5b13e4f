import { StoreCorrupt, StoreUnavailable } from "../store.ts";

const BUSY = 5;
const LOCKED = 6;
const READ_ONLY = 8;
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

const REASONS = new Map([
  [BUSY, "another process has locked the database"],
  [LOCKED, "the database is locked"],
  [READ_ONLY, "the database is read-only"],
  [IO_ERROR, "the disk reports errors"],
  [FULL, "the disk is full"],
  [CANNOT_OPEN, "the database cannot be opened"],
  [CORRUPT, "the database is damaged"],
  [NOT_A_DATABASE, "the database is damaged"],
]);

/** SQLite's primary result code, without the bits of the extended code. */
function resultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number")
    return undefined;
  return error.errcode & 0xff;
}

export function isBusy(error: unknown): boolean {
  return resultCode(error) === BUSY;
}

export function isDamage(error: unknown): boolean {
  const code = resultCode(error);
  return code === CORRUPT || code === NOT_A_DATABASE;
}

/** Converts SQLite errors to StoreUnavailable with a reason. Other errors are returned unchanged. */
export function toStoreError(error: unknown, path: string): unknown {
  const code = resultCode(error);
  if (code === undefined) return error;
  const reason = REASONS.get(code) ?? "the database rejected a statement";
  return new StoreUnavailable(`${path}: ${reason}`, { cause: error });
}

/**
 * Differs from `toStoreError` in two ways: damage becomes StoreCorrupt, whose message says to restore a backup, and
 * Node's file system errors become StoreUnavailable instead of being returned unchanged.
 */
export function toOpenError(error: unknown, path: string): unknown {
  const code = resultCode(error);
  if (code === READ_ONLY || code === CANNOT_OPEN) {
    return new StoreUnavailable(
      `${path}: ${REASONS.get(code)}. The server's user needs write access to this file and its folder. Check DATA_DIR, the permissions, and whether the disk is mounted read-only.`,
      { cause: error },
    );
  }
  if (error instanceof Error && "syscall" in error) {
    return new StoreUnavailable(
      `${error.message}. Check DATA_DIR and the permissions of this file and its folder.`,
      {
        cause: error,
      },
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
