import { listLook } from '../../engine/schema/lists/list-type.ts';
import type { ColumnShape, PublishedModel } from './model-shape.ts';

/** Of a tree table: the column that holds the id of the row above. */
export function parentColumnOf({ list, catalogue, main }: PublishedModel): ColumnShape | undefined {
  const look = listLook(list, catalogue);
  return look.kind === 'tree' ? main.byField.get(look.field.name) : undefined;
}
