import { DatabaseError } from "pg";
import { StoreUnavailable } from "../store.ts";

/** The reasons by SQLSTATE, or by its first two characters for a whole class of errors. */
const REASONS = new Map([
  ["08", "the connection was lost"],
  ["25006", "the database is read-only at the moment"],
  ["25P03", "a transaction was left open for too long"],
  ["28", "the server rejects the user or the password; check DATABASE_URL"],
  ["3D000", "the database does not exist; check DATABASE_URL"],
  ["40", "a transaction conflicted with another one"],
  ["42501", "the user does not have the required privileges"],
  ["53", "the server is out of resources"],
  ["53100", "the database server's disk is full"],
  ["53300", "the server has no free connection"],
  ["55P03", "a lock was not released in time"],
  ["57", "the server is shutting down or starting up"],
  ["57014", "a statement timed out"],
  ["58", "the server reports a system error"],
  ["XX001", "the database is damaged"],
  ["XX002", "the database is damaged"],
]);

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

/** Turns any driver error into StoreUnavailable, with the reason in its message. */
export function toStoreError(error: unknown, place: string): StoreUnavailable {
  return new StoreUnavailable(`${place}: ${reason(error)}`, { cause: error });
}

/** Whether to retry a transaction: only if it was rolled back because of a conflict with another one. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof StoreUnavailable) || !(error.cause instanceof DatabaseError)) return false;
  return error.cause.code === SERIALIZATION_FAILURE || error.cause.code === DEADLOCK;
}

function reason(error: unknown): string {
  if (!(error instanceof DatabaseError)) return "the database cannot be reached";
  const code = error.code ?? "";
  return REASONS.get(code) ?? REASONS.get(code.slice(0, 2)) ?? `the database rejected a statement (${code})`;
}
