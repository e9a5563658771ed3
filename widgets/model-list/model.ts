import type { OwnRecordFacts } from '../../engine/contract/own-record.ts';
import { type Acting, noActs } from '../../engine/schema/acts/acts.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import type { Column, ListDocument } from '../../engine/schema/documents/list-document.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { catalogueOf, type Field, type FieldCatalogue, fieldByCode } from '../../engine/schema/fields/fields.ts';
import { columnLabel, withoutColon } from '../../engine/schema/lists/column-label.ts';
import { listLook } from '../../engine/schema/lists/list-type.ts';
import { isBound as isBoundTable, mainTableOf } from '../../engine/schema/tables/read-tables.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import type { Shown } from '../column-drawer/use-columns.ts';
import { choosingParent, withParentRecord } from './parent-field.ts';

/** A published model as the page holds it: documents read, fields found. */
export interface Model {
  readonly id: string;
  readonly name: string;
  /** What one record is called: the name of the form where its design says nothing. */
  readonly recordName: string;
  readonly form: FormDocument;
  readonly list: ListDocument;
  readonly catalogue: FieldCatalogue;
  /** What its designer calls its type. */
  readonly type?: number | undefined;
  /** Its rows stand in a table that others write to as well. */
  readonly isBound?: boolean;
  /** What the steps of its list may do; nothing where nobody says. */
  readonly acting?: Acting;
  /** How many calls its list can no longer make. */
  readonly off?: number;
}

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** @param config answer of `modelConfig`: documents as JSON text */
export function readModel(
  config: {
    id: string;
    fullName: string;
    formData: string;
    columnData: string;
    tables?: string;
    type?: number;
    acts?: Acting;
    off?: readonly string[];
  },
  descriptors: DescriptorMap,
  language: Language,
): Model {
  // Published documents have passed the validator on the server.
  const form = JSON.parse(config.formData) as FormDocument;
  const list = JSON.parse(config.columnData) as ListDocument;
  const catalogue = catalogueOf(form, descriptors);
  const look = listLook(list, catalogue);
  const isBound = isBoundTable(mainTableOf(JSON.parse(config.tables || '[]')));
  const { fullName: name, acts = noActs, off = [] } = config;
  const recordName = localText(form.form?.recordName, language) || name;
  const own = { id: config.id, type: config.type, name, recordName, list, isBound, acting: acts, off: off.length };
  if (look.kind !== 'tree') return { ...own, form, catalogue };
  const choosing = choosingParent(form, look.field.name);
  return { ...own, form: choosing, catalogue: catalogueOf(choosing, withParentRecord(descriptors)) };
}

/** What a form says of the record that it is about. */
export function ownRecord({ id: modelId, type }: Model, id: string | null): OwnRecordFacts {
  return { modelId, type: type === undefined ? '' : String(type), id };
}

/** The row of a tree table that a new record is to stand under, and what it is called. */
export interface Below {
  readonly id: string;
  readonly name: string;
}

/** A column of the list with its field, where it has one (system columns have none). */
export interface ListColumn {
  readonly column: Column;
  readonly field: Field | undefined;
  readonly label: string;
  /** Digits stand in groups of three. */
  readonly thousands: boolean;
}

export type ShownColumn = Shown<ListColumn>;

export function listColumns({ list, catalogue }: Model, language: Language): ListColumn[] {
  const grouped = list.thousandsField ?? [];
  return list.columnList.map((column) => {
    const field = fieldByCode(catalogue, column.prop);
    return {
      column,
      field,
      label: columnLabel(column, field, language),
      thousands: list.thousands === true && (grouped.length === 0 || grouped.includes(column.prop)),
    };
  });
}

/** A press on its head orders the list: the design wants it, and its values have an order. */
export function isSortable({ column, field }: ListColumn): boolean {
  return column.sortable === true && (field === undefined || valueKinds[field.kind].sortable);
}

/** The name of a field as people know it; a field that is gone keeps its own. */
export function labelOf({ catalogue }: Model, name: string, language: Language): string {
  return withoutColon(localText(catalogue.byName.get(name)?.node.config.label, language)) || name;
}
