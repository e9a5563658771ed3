import type { Transaction } from 'kysely';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { type DatabaseSchema, json } from '../database/index.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';
import { fileUrl } from './uploads.ts';

/** The record that a file belongs to. */
export interface FileOwner {
  readonly modelId: string;
  readonly dataId: string;
}

/** Where a file is. */
export interface FileHolder extends FileOwner {
  /** Codes of the fields that hold it; null where that is not known. */
  readonly fields: readonly string[] | null;
}

/** What the server knows of a file. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly mediaType: string;
}

/** What is known of the files of a record beside the record. */
export interface Claim {
  /** Told of each file that is not the record's yet, before it becomes that. */
  judge?(file: StoredFile): void;
  /** Codes of the fields that hold a file from now on; where nobody says, it is not kept. */
  fieldsOf?(fileId: string): readonly string[];
  /** Whether the actor may see one of these fields. */
  maySee?(fields: readonly string[]): boolean;
}

/**
 * Gives files to a record. A file may be claimed by who uploaded it, or belongs to the record already; whatever else a
 * client writes about it is replaced by what the server knows.
 * @returns an entry for each one handed in, in the same order
 * @throws Refused `badInput` for a file that is not there, not the actor's, another record's, or in a field that is kept from him
 */
export async function claimFiles(
  trx: Transaction<DatabaseSchema>,
  actor: Actor,
  entries: readonly FileEntry[],
  owner: FileOwner,
  { judge, fieldsOf, maySee }: Claim = {},
): Promise<FileEntry[]> {
  const ids = [...new Set(entries.map(({ fileId }) => fileId))];
  if (ids.length === 0) return [];
  const db = tables(trx);
  const rows = await db
    .selectFrom('base_file')
    .selectAll()
    .where('tenant_id', '=', actor.tenantId)
    .where('id', 'in', ids)
    // Two records that claim one file at once: the second waits here and then finds it taken.
    .forUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const fresh: string[] = [];
  for (const id of ids) {
    const row = byId.get(id);
    const isOwn = row !== undefined && row.model_id === owner.modelId && row.data_id === owner.dataId;
    const isFree = row !== undefined && row.model_id === null && row.creator_id === actor.userId;
    if (!isOwn && !isFree) throw new Refused('badInput', 'file.claimed');
    if (fieldsOf && movesOut(row.fields, fieldsOf(id)) && !maySee?.(row.fields ?? []))
      throw new Refused('badInput', 'file.claimed');
    if (isOwn && row.released_time === null) continue;
    judge?.({ id, name: row.name, size: Number(row.size), mediaType: row.media_type });
    fresh.push(id);
  }
  if (fresh.length > 0) {
    await db
      .updateTable('base_file')
      .set({ model_id: owner.modelId, data_id: owner.dataId, released_time: null })
      .where('tenant_id', '=', actor.tenantId)
      .where('id', 'in', fresh)
      .execute();
  }
  if (fieldsOf) await keepFields(trx, [...byId.values()], fieldsOf);
  return entries.flatMap(({ fileId }) => {
    const row = byId.get(fileId);
    return row ? [entryOf(row)] : [];
  });
}

/** Whether a file comes into a field that did not hold it: else who sees that field alone would take what he may not see. */
function movesOut(before: readonly string[] | null, after: readonly string[]): boolean {
  return before !== null && after.some((code) => !before.includes(code));
}

/** Writes down which fields hold the files, in one statement for those that are held alike. */
async function keepFields(
  trx: Transaction<DatabaseSchema>,
  rows: readonly { tenant_id: string; id: string; fields: readonly string[] | null }[],
  fieldsOf: (fileId: string) => readonly string[],
): Promise<void> {
  const changed = new Map<string, { fields: readonly string[]; ids: string[]; tenantId: string }>();
  for (const { id, tenant_id, fields: before } of rows) {
    const fields = fieldsOf(id);
    const name = fields.join();
    if (before?.join() === name) continue;
    const alike = changed.get(name) ?? { fields, ids: [], tenantId: tenant_id };
    alike.ids.push(id);
    changed.set(name, alike);
  }
  for (const { fields, ids, tenantId } of changed.values()) {
    await tables(trx)
      .updateTable('base_file')
      .set({ fields: json(fields) })
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
  }
}

function entryOf(row: { id: string; type: string; name: string; size: number; extension: string }): FileEntry {
  return {
    fileId: row.id,
    name: row.name,
    url: fileUrl(row.type, row.id),
    fileSize: Number(row.size),
    fileExtension: row.extension,
  };
}

/** Makes the files of a record that was known by another id those of the record. */
export async function handOverFiles(
  trx: Transaction<DatabaseSchema>,
  { tenantId, id: modelId }: { readonly tenantId: string; readonly id: string },
  before: string,
  dataId: string,
): Promise<void> {
  await tables(trx)
    .updateTable('base_file')
    .set({ data_id: dataId })
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', modelId)
    .where('data_id', '=', before)
    .execute();
}

/**
 * Lets go of the files of a record that is deleted, or of those that an edited record no longer holds. They can no
 * longer be read, and are removed from the disk a day later.
 * @param keep ids of files that the record still holds
 */
export async function releaseFiles(
  trx: Transaction<DatabaseSchema>,
  { tenantId, modelId, dataId }: FileOwner & { readonly tenantId: string },
  keep: readonly string[] = [],
  now: Date = new Date(),
): Promise<void> {
  await tables(trx)
    .updateTable('base_file')
    .set({ released_time: now.toISOString() })
    .where('tenant_id', '=', tenantId)
    .where('model_id', '=', modelId)
    .where('data_id', '=', dataId)
    .where('released_time', 'is', null)
    .$if(keep.length > 0, (update) => update.where('id', 'not in', keep))
    .execute();
}
