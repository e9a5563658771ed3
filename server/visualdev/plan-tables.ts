import { propsOf } from '../../engine/schema/fields/descriptor.ts';
import { type Field, type FieldCatalogue, fieldCode } from '../../engine/schema/fields/fields.ts';
import {
  type ColumnWish,
  columnTypeOf,
  hasOwnColumn,
  isLookedUp,
  wishOf,
} from '../../engine/schema/tables/column-wish.ts';
import { fieldSize } from '../../engine/schema/tables/field-size.ts';
import {
  childTableOf,
  columnNameOf,
  columnOf,
  type Found,
  mainTableOf,
} from '../../engine/schema/tables/read-tables.ts';
import type { LocalText } from '../../engine/schema/text/local-text.ts';
import { type ColumnType, type ValueKindName, valueKinds } from '../../engine/schema/values/index.ts';
import { labelOf } from '../gateway/record-findings.ts';
import type { ServerWords } from '../kernel/words.ts';
import { childTableName, columnName, mainTableName } from './table-names.ts';

/** The catalogue as it stands: what earlier publishes made. */
export interface KnownTable {
  readonly key: string;
  readonly name: string;
  /** The key that it had in the version before, where that is another. */
  readonly was?: string;
}
export interface KnownColumn {
  readonly key: string;
  readonly field: string;
  /** The field's name in the version before, where that is another. */
  readonly was?: string;
  readonly kind: string;
  readonly name: string;
  readonly active: boolean;
}

export interface PlannedColumn {
  readonly key: string;
  readonly field: string;
  readonly label: LocalText;
  readonly kind: ValueKindName;
  readonly name: string;
  readonly type: ColumnType;
  /** The type that the design asks for, with its length: `varchar(50)`. */
  readonly sqlType: string;
  readonly isNew: boolean;
  /** It stands in a table that was made elsewhere, and was there before us. */
  readonly isTheirs: boolean;
  readonly wish: ColumnWish;
  readonly isUnique: boolean;
  /** JSON pointer of the field's node in the form. */
  readonly at: string;
}
export interface PlannedTable {
  readonly key: string;
  readonly name: string;
  readonly isNew: boolean;
  readonly isBound: boolean;
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

interface BoundColumns {
  readonly name: string;
  readonly columns: ReadonlySet<string>;
  /** Those of them that fields may live in. */
  readonly usable: ReadonlySet<string>;
}

/** What a publish starts from. */
export interface Standing {
  readonly tables: readonly KnownTable[];
  readonly columns: readonly KnownColumn[];
  /** Tables, made elsewhere, that the main form ('') and sub-tables live in, and their columns as they are. */
  readonly bound: ReadonlyMap<string, BoundColumns>;
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
 * What a publish adds to the database; nothing is ever dropped. A removed field keeps its column, a field that comes back
 * with its kind takes it up again, a changed kind makes a column beside the old one. Source: design 5.
 * @param tables of the document: names, lengths, marks; undefined where it says nothing
 */
export function planTables(
  catalogue: FieldCatalogue,
  tables: unknown,
  standing: Standing,
  naming: { readonly enCode: string; readonly mark: string },
): TablePlan {
  const steps: ServerWords[] = [];
  const planned: PlannedTable[] = [];
  const columns: PlannedColumn[] = [];
  const tableNames = new Set(standing.tables.map((table) => table.name));
  const main = mainTableOf(tables);
  const boundMain = standing.bound.get('');
  const ownName = mainTableName(boundMain ? naming.enCode : wordOf(main) || naming.enCode, naming.mark);
  const mainName = boundMain?.name ?? standing.tables.find((table) => table.key === '')?.name ?? ownName;

  const plan = (key: string, label: LocalText, fields: readonly Field[], said: Found | undefined) => {
    const bound = standing.bound.get(key);
    const before = standing.tables.find((table) => table.key === key);
    const known = before?.name;
    const stem = boundMain ? ownName : mainName;
    const name =
      known ?? bound?.name ?? (key === '' ? mainName : childTableName(stem, wordOf(said) || key, tableNames));
    tableNames.add(name);
    planned.push({ key, name, isNew: known === undefined, isBound: bound !== undefined });
    if (known === undefined && !bound)
      steps.push(key === '' ? { code: 'step.table', args: { name } } : { code: 'step.child', args: { label, name } });
    if (before?.was !== undefined && before.was !== key)
      steps.push({ code: 'step.renamedChild', args: { label, code: key } });
    const own = standing.columns.filter((column) => column.key === key);
    const taken = new Set([...own.map((column) => column.name), ...(bound?.columns ?? [])]);
    const used = new Set<string>();
    for (const field of fields) {
      const column = planColumn(field, said, { own, taken, used, theirs: bound?.usable ?? nothing });
      if (!column) continue;
      columns.push(column);
      steps.push(...stepsOf(field, column, own, { isFresh: known === undefined && !bound, tables: { name } }));
    }
  };

  plan('', '', catalogue.fields, main);
  for (const table of catalogue.tables.values())
    plan(table.name, labelOf(table), table.columns, childTableOf(tables, table.node));
  const used = new Set(columns.map((column) => `${column.key}/${column.name}`));
  const retired = standing.columns.filter((column) => !used.has(`${column.key}/${column.name}`));
  const stays = new Set(columns.map((column) => `${column.key}/${column.field}`));
  for (const column of retired) {
    if (column.active && !stays.has(`${column.key}/${column.field}`))
      steps.push({ code: 'step.removed', args: { code: codeOf(column) } });
  }
  return { tables: planned, columns, retired, steps };
}

const nothing: ReadonlySet<string> = new Set();

interface Circumstance {
  /** Columns that earlier publishes made in this table. */
  readonly own: readonly KnownColumn[];
  /** Names that no new column may have; grows. */
  readonly taken: Set<string>;
  /** Names that a field before has; grows. */
  readonly used: Set<string>;
  /** Columns of a table that was made elsewhere, as far as fields may live in them. */
  readonly theirs: ReadonlySet<string>;
}

/** Undefined for a field without a column of its own: a sub-table, who and when. */
function planColumn(
  field: Field,
  said: Found | undefined,
  { own, taken, used, theirs }: Circumstance,
): PlannedColumn | undefined {
  const { kind, node, descriptor } = field;
  const { column: type } = valueKinds[kind];
  if (type === null || isLookedUp(node, descriptor) || (field.table === null && !hasOwnColumn(kind, node, descriptor)))
    return undefined;
  const wanted = columnNameOf(node);
  const size = fieldSize(kind, descriptor, propsOf(node, descriptor));
  const wish = wishOf(columnOf(said, wanted)?.entry, size);
  const isTheirs = theirs.has(wanted) && !used.has(wanted);
  const same = isTheirs ? undefined : knownColumn(field, wanted, own, used);
  const name = isTheirs ? wanted : (same?.name ?? columnName(wanted, taken));
  taken.add(name);
  used.add(name);
  const mayBeUnique = field.table === null && type !== 'jsonb';
  return {
    key: field.table ?? '',
    field: field.name,
    label: labelOf(field),
    kind,
    name,
    type,
    sqlType: columnTypeOf(kind, wish),
    isNew: !isTheirs && same === undefined,
    isTheirs,
    wish,
    isUnique: mayBeUnique && (wish.unique || node.config.unique === true),
    at: field.at,
  };
}

/** The column that a field goes on in: the one that it names, else the one that it had. */
function knownColumn(
  field: Field,
  wanted: string,
  own: readonly KnownColumn[],
  used: ReadonlySet<string>,
): KnownColumn | undefined {
  const fitting = own.filter(({ kind, name }) => keepsColumn(kind, field.kind) && !used.has(name));
  const named =
    field.node.config.columnName === undefined
      ? undefined
      : fitting.find(({ name }) => name === columnName(wanted, new Set()));
  const before = fitting.filter((column) => column.field === field.name);
  return named ?? before.find(({ active }) => active) ?? before[0];
}

function stepsOf(
  field: Field,
  column: PlannedColumn,
  own: readonly KnownColumn[],
  { isFresh, tables }: { readonly isFresh: boolean; readonly tables: { readonly name: string } },
): ServerWords[] {
  const args = { label: labelOf(field), code: fieldCode(field) };
  const before = own.filter((known) => known.field === field.name);
  if (column.isTheirs) {
    const isSame = own.some((known) => known.name === column.name && known.active && known.field === field.name);
    return isSame ? [] : [{ code: 'step.theirs', args: { ...args, name: column.name, table: tables.name } }];
  }
  const known = own.find(({ name }) => name === column.name);
  if (known?.active)
    return (known.was ?? known.field) === field.name
      ? []
      : [{ code: 'step.renamed', args: { ...args, name: known.name } }];
  if (known) return [{ code: 'step.back', args }];
  if (before.length > 0) return [{ code: 'step.changed', args: { ...args, type: column.sqlType, name: column.name } }];
  return isFresh ? [] : [{ code: 'step.added', args: { ...args, type: column.sqlType, name: column.name } }];
}

function codeOf({ key, field, was = field }: KnownColumn): string {
  return key === '' ? was : `${key}-${was}`;
}

/** What a design calls a table. */
function wordOf(table: Found | undefined): string {
  const name = table?.entry.table;
  return typeof name === 'string' && /[A-Za-z]/.test(name) ? name : '';
}
