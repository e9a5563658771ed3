import type { Transaction } from 'kysely';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { claimFiles, releaseFiles } from '../file/file-store.ts';
import type { Access } from './access.ts';
import type { Values } from './row-values.ts';

/** Every place of a record that holds files: its own fields and the cells of its sub-tables. */
function places({ model }: Access, values: Values): { holder: Values; name: string }[] {
  const found: { holder: Values; name: string }[] = [];
  for (const { field } of model.main.columns) {
    if (field.kind === 'files' && Array.isArray(values[field.name])) found.push({ holder: values, name: field.name });
  }
  for (const child of model.children.values()) {
    const rows = values[child.field.name];
    const columns = child.columns.filter(({ field }) => field.kind === 'files');
    if (columns.length === 0 || !Array.isArray(rows)) continue;
    for (const row of rows) {
      for (const { field } of columns)
        if (Array.isArray(row[field.name])) found.push({ holder: row, name: field.name });
    }
  }
  return found;
}

export function hasFiles({ model }: Access): boolean {
  const columns = [...model.main.columns, ...[...model.children.values()].flatMap((child) => child.columns)];
  return columns.some(({ field }) => field.kind === 'files');
}

/**
 * Makes the record the owner of its files and writes what the server knows of each; one claim for the whole record. Files
 * that the record held and no longer holds are let go.
 */
export async function settleRecordFiles(
  trx: Transaction<DatabaseSchema>,
  access: Access,
  values: Values,
  { dataId, isNew, now }: { readonly dataId: string; readonly isNew: boolean; readonly now: Date },
): Promise<void> {
  if (!hasFiles(access)) return;
  const owner = { modelId: access.model.id, dataId };
  const all = places(access, values);
  const entries = all.flatMap(({ holder, name }) => filesOf(holder[name]));
  const claimed = entries.length > 0 ? await claimFiles(trx, access.actor, entries, owner) : [];
  const byId = new Map(claimed.map((entry) => [entry.fileId, entry]));
  for (const { holder, name } of all) {
    holder[name] = filesOf(holder[name]).map((entry) => byId.get(entry.fileId) ?? entry);
  }
  if (!isNew) await releaseFiles(trx, { tenantId: access.model.tenantId, ...owner }, [...byId.keys()], now);
}

function filesOf(value: unknown): FileEntry[] {
  return Array.isArray(value) ? value.filter(isFileEntry) : [];
}
