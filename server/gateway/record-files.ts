import type { Transaction } from 'kysely';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { type Field, fieldCode } from '../../engine/schema/fields/fields.ts';
import { pointer } from '../../engine/schema/findings/finding.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { claimFiles, releaseFiles, type StoredFile } from '../file/file-store.ts';
import { fileProblem } from './file-problems.ts';
import type { Access } from './model-access.ts';
import { refuseProblems } from './record-findings.ts';
import { rowsOf, type Values } from './row-values.ts';
import { seesField } from './sees-field.ts';

interface Place {
  readonly holder: Values;
  readonly field: Field;
  /** JSON pointer into the values. */
  readonly at: string;
}

/** Every place of a record that holds files: its own fields and the cells of its sub-tables. */
function places({ model }: Access, values: Values): Place[] {
  const found: Place[] = [];
  const add = (holder: Values, { field }: { readonly field: Field }, at: string) => {
    if (field.kind === 'files' && Array.isArray(holder[field.name])) found.push({ holder, field, at });
  };
  for (const column of model.main.columns) add(values, column, pointer('', column.field.name));
  for (const child of model.children.values()) {
    const { name } = child.field;
    for (const [index, row] of rowsOf(values[name]).entries())
      for (const column of child.columns) add(row, column, pointer('', name, index, column.field.name));
  }
  return found;
}

export function hasFiles({ model }: Pick<Access, 'model'>): boolean {
  const columns = [...model.main.columns, ...[...model.children.values()].flatMap((child) => child.columns)];
  return columns.some(({ field }) => field.kind === 'files');
}

/**
 * Makes the record the owner of its files and writes what the server knows of each; one claim for the whole record. Files
 * that the record held and no longer holds are let go.
 * @throws Refused findings for a file that comes now and is none that its field takes
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
  const entries = all.flatMap(({ holder, field }) => filesOf(holder[field.name]));
  const problems: RecordProblem[] = [];
  const judge = (file: StoredFile) => {
    for (const { holder, field, at } of all) {
      const isHere = filesOf(holder[field.name]).some(({ fileId }) => fileId === file.id);
      const problem = isHere ? fileProblem(field, at, file) : null;
      if (problem) problems.push(problem);
    }
  };
  const fieldsOf = (fileId: string) => {
    const holding = all.filter(({ holder, field }) =>
      filesOf(holder[field.name]).some((file) => file.fileId === fileId),
    );
    return [...new Set(holding.map(({ field }) => fieldCode(field)))].sort();
  };
  const maySee = (fields: readonly string[]) => seesField(access, fields);
  const claim = { judge, fieldsOf, maySee };
  const claimed = entries.length > 0 ? await claimFiles(trx, access.actor, entries, owner, claim) : [];
  refuseProblems(problems);
  const byId = new Map(claimed.map((entry) => [entry.fileId, entry]));
  for (const { holder, field } of all) {
    holder[field.name] = filesOf(holder[field.name]).map((entry) => byId.get(entry.fileId) ?? entry);
  }
  if (!isNew) await releaseFiles(trx, { tenantId: access.model.tenantId, ...owner }, [...byId.keys()], now);
}

function filesOf(value: unknown): FileEntry[] {
  return Array.isArray(value) ? value.filter(isFileEntry) : [];
}
