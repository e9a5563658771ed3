import type { LocalText } from '../../engine/schema/documents/text.ts';
import { type Field, type FieldCatalogue, fieldCode } from '../../engine/schema/fields.ts';
import { type ColumnType, type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';
import { systemColumnOf } from '../gateway/index.ts';
import { labelOf } from '../gateway/record-findings.ts';
import type { ServerWords } from '../words.ts';
import { childTableName, columnName, mainTableName } from './table-names.ts';

/** The catalogue as it stands: what earlier publishes made. */
export interface KnownTable {
  readonly key: string;
  readonly name: string;
}
export interface KnownColumn {
  readonly key: string;
  readonly field: string;
  readonly kind: string;
  readonly name: string;
  readonly active: boolean;
}

export interface PlannedColumn {
  readonly key: string;
  readonly field: string;
  readonly kind: ValueKindName;
  readonly name: string;
  readonly type: ColumnType;
  readonly isNew: boolean;
  readonly isUnique: boolean;
  /** JSON pointer of the field's node in the form. */
  readonly at: string;
}
export interface PlannedTable {
  readonly key: string;
  readonly name: string;
  readonly isNew: boolean;
}
export interface TablePlan {
  readonly tables: readonly PlannedTable[];
  /** Every column of the version, new or known. */
  readonly columns: readonly PlannedColumn[];
  /** Columns that no field uses any more; they stay with what they hold. */
  readonly retired: readonly KnownColumn[];
  /** What will be done, for people. */
  readonly steps: readonly ServerWords[];
}

/** Kinds that hold the same in the same way: a field that changes between them goes on in its column. */
const alike: readonly (readonly ValueKindName[])[] = [
  ['text', 'longText'],
  ['decimal', 'computed'],
  ['choice', 'reference'],
  ['choices', 'references'],
];

function keepsColumn(before: string, now: ValueKindName): boolean {
  return before === now || alike.some((kinds) => kinds.includes(now) && kinds.some((kind) => kind === before));
}

/**
 * What a publish adds to the database; nothing is ever dropped or changed. A removed field keeps its column, a field that
 * comes back with its kind takes it up again, a changed kind makes a column beside the old one. Source: design 5.
 */
export function planTables(
  catalogue: FieldCatalogue,
  known: { readonly tables: readonly KnownTable[]; readonly columns: readonly KnownColumn[] },
  naming: { readonly enCode: string; readonly mark: string },
): TablePlan {
  const steps: ServerWords[] = [];
  const tables: PlannedTable[] = [];
  const columns: PlannedColumn[] = [];
  const tableNames = new Set(known.tables.map((table) => table.name));
  const mainName = known.tables.find((table) => table.key === '')?.name ?? mainTableName(naming.enCode, naming.mark);

  const plan = (key: string, label: LocalText, fields: readonly Field[]) => {
    const knownName = known.tables.find((table) => table.key === key)?.name;
    const name = knownName ?? (key === '' ? mainName : childTableName(mainName, key, tableNames));
    tableNames.add(name);
    tables.push({ key, name, isNew: knownName === undefined });
    if (knownName === undefined) {
      steps.push(key === '' ? { code: 'step.table', args: { name } } : { code: 'step.child', args: { label, name } });
    }
    const own = known.columns.filter((column) => column.key === key);
    const taken = new Set(own.map((column) => column.name));
    for (const field of fields) {
      const type = valueKinds[field.kind].column;
      if (type === null || (key === '' && systemColumnOf(field) !== undefined)) continue;
      const before = own.filter((column) => column.field === field.name);
      const same =
        before.find((column) => column.active && keepsColumn(column.kind, field.kind)) ??
        before.find((column) => keepsColumn(column.kind, field.kind));
      const column = same?.name ?? columnName(field.name, taken);
      taken.add(column);
      columns.push({
        key,
        field: field.name,
        kind: field.kind,
        name: column,
        type,
        isNew: same === undefined,
        isUnique: key === '' && field.node.config.unique === true && type !== 'jsonb',
        at: field.at,
      });
      steps.push(...stepsOf(field, knownName !== undefined, before, same));
    }
  };

  plan('', '', catalogue.fields);
  for (const table of catalogue.tables.values()) plan(table.name, labelOf(table), table.columns);
  const used = new Set(columns.map((column) => `${column.key}/${column.name}`));
  const retired = known.columns.filter((column) => !used.has(`${column.key}/${column.name}`));
  const stays = new Set(columns.map((column) => `${column.key}/${column.field}`));
  for (const column of retired) {
    if (column.active && !stays.has(`${column.key}/${column.field}`))
      steps.push({ code: 'step.removed', args: { code: codeOf(column) } });
  }
  return { tables, columns, retired, steps };
}

function stepsOf(
  field: Field,
  tableExists: boolean,
  before: readonly KnownColumn[],
  same: KnownColumn | undefined,
): ServerWords[] {
  const args = { label: labelOf(field), code: fieldCode(field) };
  if (same) return same.active ? [] : [{ code: 'step.back', args }];
  if (before.length > 0) return [{ code: 'step.changed', args }];
  return tableExists ? [{ code: 'step.added', args }] : [];
}

function codeOf({ key, field }: KnownColumn): string {
  return key === '' ? field : `${key}-${field}`;
}
