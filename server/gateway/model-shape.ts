import { type CompiledForm, compileForm } from '../../engine/schema/check/index.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { asksForCodes } from '../../engine/schema/documents/prune.ts';
import {
  catalogueOf,
  type Field,
  type FieldCatalogue,
  fieldCode,
  type TableField,
} from '../../engine/schema/fields/fields.ts';
import { linearPatterns } from '../../engine/schema/rules/linear-patterns.ts';
import { isLookedUp } from '../../engine/schema/tables/column-wish.ts';
import type { Names } from '../../engine/schema/text/local-text.ts';
import { type ValueKind, valueKinds } from '../../engine/schema/values/index.ts';
import { descriptors } from '../kernel/descriptors.ts';
import { boundTableStatements } from './bound-table-statements.ts';
import { type CodesBeforeField, codesBeforeField } from './codes-before-field.ts';
import { type ColumnLimits, columnChecks } from './column-checks.ts';
import { quoteName } from './identifier.ts';
import { numberControlLimits } from './number-control-limits.ts';
import { readOnlyFields } from './read-only-fields.ts';
import { type SearchCatalogue, type SearchShape, searchShape } from './search-shape.ts';
import { type ChildStatements, childStatements, type MainStatements, mainStatements } from './statements.ts';
import { systemColumnOf, systemFields } from './system-columns.ts';

/** A field and where it is stored. */
export interface ColumnShape {
  readonly field: Field;
  /** `vModel` or `table-child`: what rights and lists call it. */
  readonly code: string;
  readonly name: string;
  readonly quoted: string;
  readonly kind: ValueKind;
  /** Stored in a column that is not the field's own: that of who and when, or of the field that chooses a row. */
  readonly isSystem: boolean;
  /** Takes each value once. */
  readonly isUnique: boolean;
  /** Of a field: the version that has it, and who put that online. */
  readonly release?: Pick<ReleaseRow, 'id' | 'tenantId' | 'publisherId' | 'creatorId'>;
}

interface Columns {
  readonly table: string;
  readonly quotedTable: string;
  readonly columns: readonly ColumnShape[];
  readonly byField: ReadonlyMap<string, ColumnShape>;
}
export interface MainShape extends Columns {
  readonly statements: MainStatements;
  /** The column of the record's id, quoted. */
  readonly id: string;
  /** What a list may name: the form's fields, and who and when where the form has no such field. */
  readonly listable: ReadonlyMap<string, ColumnShape>;
}
export interface ChildShape extends Columns {
  readonly field: TableField;
  readonly statements: ChildStatements;
}

/** A published model, made ready once for a version: documents read, rules compiled, statements written. */
export interface PublishedModel extends Omit<ReleaseRow, 'names'> {
  readonly form: FormDocument;
  readonly list: ListDocument;
  readonly catalogue: FieldCatalogue;
  readonly checker: CompiledForm;
  readonly main: MainShape;
  readonly children: ReadonlyMap<string, ChildShape>;
  /** Fields that stand behind a right of their own. */
  readonly guards: CodesBeforeField;
  /** Whether any node of the form does. */
  readonly asksForCodes: boolean;
  /** Disabled fields and columns that nothing fills in: what is sent for them is not taken. */
  readonly closed: ReadonlySet<Field>;
  /** Codes of the columns that the list shows. */
  readonly listed: ReadonlySet<string>;
  /** What a keyword finds. */
  readonly search: SearchShape;
  /** Every row has its pieces as this version makes them. */
  readonly isSearchFilled: boolean;
}

/** A row of base_visualdev_release. */
export interface ReleaseRow {
  readonly id: string;
  readonly tenantId: string;
  readonly version: number;
  readonly fullName: string;
  /** The name in the other two languages. */
  readonly fullNames: Names | null;
  readonly enCode: string;
  readonly type: number;
  readonly webType: number;
  readonly tables: string;
  readonly formData: string;
  readonly columnData: string;
  readonly names: StoredNames;
  /** What its documents may do, as stored. */
  readonly acts: unknown;
  /** Who put the version online. */
  readonly publisherId: string;
  /** Who drew the model first. */
  readonly creatorId: string;
}

/** Where a version's fields live, by table key ('' for the main table). */
export type StoredNames = Readonly<
  Record<
    string,
    {
      readonly table: string;
      readonly columns: Readonly<Record<string, string>>;
      /** The column of the id, where that is not `id`. */
      readonly id?: string;
      /** Of a sub-table in a table that was made elsewhere: its column, and that of the main table whose value it has. */
      readonly link?: { readonly column: string; readonly references: string };
      /** By field, for columns that take less than the kind of the field does. */
      readonly limits?: Readonly<Record<string, ColumnLimits>>;
    }
  >
>;

export function shapeModel(
  { names, ...release }: ReleaseRow,
  known: SearchCatalogue,
): Omit<PublishedModel, 'isSearchFilled'> {
  // Both documents passed the validator before they were published.
  const form = JSON.parse(release.formData) as FormDocument;
  const list = JSON.parse(release.columnData) as ListDocument;
  const catalogue = catalogueOf(form, descriptors);
  const columns = shapeColumns(catalogue.fields, '', names, release);
  const id = quoteName(names['']?.id ?? 'id');
  const statements = mainStatements({ ...columns, id, keepsPieces: !known.isBound });
  const main = { ...columns, id, statements, listable: listableColumns(columns) };
  const children = new Map<string, ChildShape>();
  for (const field of catalogue.tables.values()) {
    const shape = shapeColumns(field.columns, field.name, names, release);
    const { link, id: rowId = 'id' } = names[field.name] ?? {};
    const statements = link
      ? boundTableStatements({ ...shape, id: quoteName(rowId), link, main })
      : childStatements(shape, main.id);
    children.set(field.name, { ...shape, field, statements });
  }
  return {
    ...release,
    form,
    list,
    catalogue,
    checker: compileForm(catalogue, linearPatterns, (field) => [
      ...columnChecks(field, names),
      ...numberControlLimits(field),
    ]),
    main,
    children,
    closed: readOnlyFields(form, list, catalogue),
    guards: codesBeforeField(form.nodes, catalogue.tables),
    asksForCodes: asksForCodes(release.formData),
    listed: new Set(list.columnList.map((column) => column.prop)),
    search: searchShape({ list, catalogue, main, children }, known),
  };
}

function listableColumns({ byField }: Columns): Map<string, ColumnShape> {
  const listable = new Map(byField);
  for (const field of systemFields) {
    const name = systemColumnOf(field);
    if (name === undefined || listable.has(field.name)) continue;
    listable.set(field.name, columnOf(field, name, true));
  }
  return listable;
}

function shapeColumns(
  fields: readonly Field[],
  key: string,
  names: StoredNames,
  release: ColumnShape['release'],
): Columns {
  const stored = names[key];
  if (stored === undefined) throw new Error(`The catalogue has no table for "${key}".`);
  const { table } = stored;
  const columns: ColumnShape[] = [];
  for (const field of fields) {
    const kind = valueKinds[field.kind];
    if (kind.column === null) continue;
    const system = key === '' ? systemColumnOf(field) : undefined;
    if (isLookedUp(field.node, field.descriptor)) {
      const chosen = field.through && stored.columns[field.through.field.name];
      // Without a field that chooses there is nothing to show.
      if (chosen !== undefined) columns.push({ ...columnOf(field, chosen, true), ...(release ? { release } : {}) });
      continue;
    }
    const name = system ?? stored.columns[field.name];
    if (name === undefined) throw new Error(`The catalogue has no column for "${fieldCode(field)}".`);
    columns.push({
      ...columnOf(field, name, system !== undefined),
      isUnique: isUnique(field, stored.limits?.[field.name]),
      ...(release ? { release } : {}),
    });
  }
  return {
    table,
    quotedTable: quoteName(table),
    columns,
    byField: new Map(columns.map((column) => [column.field.name, column])),
  };
}

const columnOf = (field: Field, name: string, isSystem: boolean): ColumnShape => ({
  ...{ field, code: fieldCode(field), name, quoted: quoteName(name), kind: valueKinds[field.kind], isSystem },
  isUnique: false,
});

function isUnique({ table, kind, node }: Field, limits: ColumnLimits | undefined): boolean {
  const isAsked = node.config.unique === true || limits?.unique === true;
  return isAsked && table === null && valueKinds[kind].column !== 'jsonb';
}
