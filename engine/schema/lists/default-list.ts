import { usualButtons } from '../documents/list-buttons.ts';
import type { ListDocument } from '../documents/list-document.ts';
import { documentVersion } from '../documents/model-document.ts';
import type { Field, FieldCatalogue } from '../fields/fields.ts';
import { limits } from '../limits.ts';
import { valueKinds } from '../values/index.ts';

const columnsMost = 12;
const searchesMost = 3;

/**
 * The list of a model that was drawn without one: what tells a record apart, then its first fields as columns; the first
 * that can be searched above. Labels are left to the fields and to the reader's language, so that they follow both.
 */
export function defaultList({ fields }: Pick<FieldCatalogue, 'fields'>): ListDocument {
  const columns = fields.filter(
    (field) => field.kind !== 'table' && !field.hidden && field.descriptor.inList !== false,
  );
  const searched = columns.filter(
    (field) =>
      valueKinds[field.kind].search !== null && field.descriptor.inSearch !== false && field.kind !== 'longText',
  );
  return {
    version: documentVersion,
    type: 1,
    searchList: searched.slice(0, searchesMost).map(({ name }) => ({ prop: name })),
    columnList: identityFirst(columns)
      .slice(0, columnsMost)
      .map(({ name, kind }) => {
        const { align, sortable } = valueKinds[kind];
        return { prop: name, align, sortable };
      }),
    btnsList: usualButtons.btnsList.map((value) => ({ value })),
    columnBtnsList: usualButtons.columnBtnsList.map((value) => ({ value })),
    sort: 'desc',
    hasPage: true,
    pageSize: limits.pageSize,
  };
}

/** The first column leads to the record: its number, else its first text, which is seldom empty and says which one it is. */
function identityFirst(columns: readonly Field[]): readonly Field[] {
  const identity =
    columns.find(({ descriptor }) => descriptor.filledBy === 'billRule') ?? columns.find(({ kind }) => kind === 'text');
  return identity === undefined ? columns : [identity, ...columns.filter((one) => one !== identity)];
}
