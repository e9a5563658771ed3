import type { ListDocument } from '../../engine/schema/documents/list-document.ts';
import { documentVersion } from '../../engine/schema/documents/model-document.ts';
import type { Field, FieldCatalogue } from '../../engine/schema/fields.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';

const columnsMost = 12;
const searchesMost = 3;

/** The list of a model that was drawn without one: its first fields as columns, the first that can be searched above. */
export function defaultList({ fields }: FieldCatalogue): ListDocument {
  const label = (field: Field) => field.node.config.label ?? field.name;
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
    searchList: searched.slice(0, searchesMost).map((field) => ({ prop: field.name, label: label(field) })),
    columnList: columns.slice(0, columnsMost).map((field) => {
      const { align, sortable } = valueKinds[field.kind];
      return { prop: field.name, label: label(field), align, sortable };
    }),
    btnsList: [
      { value: 'add', label: '新增' },
      { value: 'batchRemove', label: '批量删除' },
    ],
    columnBtnsList: [
      { value: 'edit', label: '编辑' },
      { value: 'detail', label: '详情' },
      { value: 'remove', label: '删除' },
    ],
    sort: 'desc',
    hasPage: true,
    pageSize: 20,
  };
}
