import type { FileField } from "../messages/files.ts";
import type { HeldFile } from "../messages/outcome.ts";
import type { Sealer } from "../sealing/sealer.ts";

export type HeldFileContent = { id: string; name: string; size: number };

/** A token that replaces an upload by a held file. It is valid for one form field. */
export function sealHeldFile(sealer: Sealer, field: FileField, file: HeldFileContent): HeldFile {
  const token = sealer.seal(purpose(field), [file.id, file.name, String(file.size)]);
  return { field, name: file.name, size: file.size, token };
}

/** The file, or null if we did not create the token for this field. The token contains the name and size. */
export function openHeldFile(sealer: Sealer, field: FileField, token: string): HeldFileContent | null {
  const [id, name, size] = sealer.open(purpose(field), token) ?? [];
  return id === undefined || name === undefined ? null : { id, name, size: Number(size) };
}

function purpose(field: FileField): string {
  return `held file of application ${field}`;
}
