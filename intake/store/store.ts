import type { Kysely, Transaction } from "kysely";
import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { Database, DeliveryKind } from "./database.ts";

/** Runs the work in a transaction. Resolves when it is on disk. */
export type Write = <Result>(
  work: (trx: Transaction<Database>) => Promise<Result>,
  /** `lazy` means that the data need not be on disk before the next commit that is not lazy. */
  options?: { lazy: boolean },
) => Promise<Result>;

/** An open database. The inbox and outbox use it directly; receiving messages only needs a Store. */
export type Connection = { dialect: "sqlite" | "postgres"; db: Kysely<Database>; write: Write };

export type NewSubmission = {
  reference: string;
  kind: MessageKind;
  status: "received" | "spam";
  receivedAt: Date;
  email: string;
  page: string;
  fields: Record<string, string>;
  digest: string;
  /** Open words that match the typed one; one of them is spent. Null for a form without a word check. */
  challenges: readonly string[] | null;
  fileIds: readonly string[];
  deliveries: readonly DeliveryKind[];
};

export type Submitted =
  | { status: "stored"; reference: string }
  | { status: "duplicate"; reference: string }
  /** Spam over the daily limit. */
  | { status: "dropped" }
  | { status: "word-used" }
  | { status: "files-gone" };

export type NewFile = {
  id: string;
  field: FileField;
  name: string;
  mediaType: string;
  createdAt: Date;
  expiresAt: Date;
  /** A keyed hash of the sender's address. Without it there is no quota. */
  uploader?: string | null;
};

export type FileChunk = {
  file: NewFile;
  seq: number;
  bytes: Uint8Array;
  /** Given with the last chunk. Only then can the file be found. */
  complete?: { size: number; sha256: string };
};

export type StoredFile = {
  id: string;
  field: FileField;
  name: string;
  size: number;
  sha256: string;
  submissionId: string | null;
};

export type Store = {
  submit(submission: NewSubmission): Promise<Submitted>;
  /** Counts a wrong guess. True if it spent a word, so that a new one is needed. */
  strikeWords(challenges: readonly string[], now: Date): Promise<boolean>;
  /** The words that were used or guessed wrong too often. */
  findSpentWords(challenges: readonly string[]): Promise<readonly string[]>;
  writeChunk(chunk: FileChunk): Promise<void>;
  /** Complete files, held or part of a submission. Expired files are not found. */
  findFiles(ids: readonly string[], now: Date): Promise<StoredFile[]>;
  /** Deletes held files. Files of a submission are kept. */
  discardFiles(ids: readonly string[]): Promise<void>;
  /** Bytes held for unfinished applications, unfinished uploads included. */
  heldBytes(): Promise<number>;
  purge(before: { filesExpiredBy: Date; wordsUsedBefore: Date }): Promise<void>;
  /** Rejects if nothing can be written at the moment. */
  ping(): Promise<void>;
};

export type OpenStore = { store: Store; connection: Connection; close(): Promise<void> };
