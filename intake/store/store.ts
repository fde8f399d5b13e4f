import type { Kysely, Transaction } from "kysely";
import type { FileField } from "../messages/files.ts";
import type { MessageKind } from "../messages/kinds.ts";
import type { Database, DeliveryKind } from "./database.ts";

/** Runs the work in a transaction and resolves once it is durable. */
export type Write = <Result>(work: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;

/** For those who work on what is stored, not for those who store it: the inbox and the outbox. */
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
  /** Word checks that match what was typed; one unused one is used up. Null where no word is asked for. */
  challenges: readonly string[] | null;
  fileIds: readonly string[];
  deliveries: readonly DeliveryKind[];
};

export type Submitted =
  | { status: "stored"; reference: string }
  | { status: "duplicate"; reference: string }
  | { status: "word-used" }
  | { status: "files-gone" };

export type NewFile = {
  id: string;
  field: FileField;
  name: string;
  mediaType: string;
  createdAt: Date;
  expiresAt: Date;
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
  /** The reference under which the same message was stored since then. */
  findDuplicate(digest: string, since: Date): Promise<string | null>;
  writeChunk(chunk: FileChunk): Promise<void>;
  /** Complete files, held or already part of a submission; those whose hour has passed are not found. */
  findFiles(ids: readonly string[], now: Date): Promise<StoredFile[]>;
  /** Removes held files; one that belongs to a submission stays. */
  discardFiles(ids: readonly string[]): Promise<void>;
  /** Bytes held for unfinished applications. */
  heldBytes(): Promise<number>;
  purge(before: { filesExpiredBy: Date; wordsUsedBefore: Date }): Promise<void>;
  /** Rejects when nothing can be written at the moment. */
  ping(): Promise<void>;
  close(): Promise<void>;
  connection: Connection;
};
