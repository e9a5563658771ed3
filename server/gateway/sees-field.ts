import { type Access, isHidden, isKeptFromLists } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';

/** Whether the actor may see one of these fields, in a record or in the list. @param codes `vModel` or `table-child` */
export function seesField(access: Access, codes: readonly string[]): boolean {
  const { main, children } = access.model;
  const columns = [...main.columns, ...[...children.values()].flatMap((child) => child.columns)];
  return columns.some((column) => codes.includes(column.code) && (isShown(access, column) || isListed(access, column)));
}

function isShown({ model, shown }: Access, column: ColumnShape): boolean {
  const { table } = column.field;
  const child = table === null ? undefined : model.children.get(table);
  return !isHidden(column) && !(child && isHidden(child)) && shown(column.code);
}

function isListed(access: Access, column: ColumnShape): boolean {
  return access.model.listed.has(column.code) && access.listed(column.code) && !isKeptFromLists(access, column);
}
