import type { Kysely, Transaction } from "kysely";
import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { Database, DeliveryKind } from "./database.ts";

/** Runs the work in a transaction and resolves once it is durable. */
export type Write = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** An open database. The inbox and the outbox work on it directly; receiving a message needs no more than a Store. */
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
  /** Words that match what was typed, one of which is spent. Null where no word is asked for. */
  challenges: readonly string[] | null;
  fileIds: readonly string[];
  deliveries: readonly DeliveryKind[];
};

export type Submitted =
  | { status: "stored"; reference: string }
  | { status: "duplicate"; reference: string }
  /** Spam over the day's allowance. */
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
  /** A keyed hash of the sender's address; without one there is no quota. */
  uploader?: string | null;
};

export type FileChunk = {
  file: NewFile;
  seq: number;
  bytes: Uint8Array;
  /** Given with the last chunk: from then on the file can be found. */
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
  /** Counts a wrong guess. True if a word was spent by it, so that a new one is needed. */
  strikeWords(challenges: readonly string[], now: Date): Promise<boolean>;
  /** Those of the words that are used up or were guessed wrong too often. */
  findSpentWords(challenges: readonly string[]): Promise<readonly string[]>;
  writeChunk(chunk: FileChunk): Promise<void>;
  /** Complete files, held or already part of a submission. Expired ones are not found. */
  findFiles(ids: readonly string[], now: Date): Promise<StoredFile[]>;
  /** Removes held files; one that belongs to a submission stays. */
  discardFiles(ids: readonly string[]): Promise<void>;
  /** Bytes held for unfinished applications, unfinished uploads included. */
  heldBytes(): Promise<number>;
  purge(before: { filesExpiredBy: Date; wordsUsedBefore: Date }): Promise<void>;
  /** Rejects when nothing can be written at the moment. */
  ping(): Promise<void>;
};

export type OpenStore = { store: Store; connection: Connection; close(): Promise<void> };
