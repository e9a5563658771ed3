import type { Services } from '../../engine/contract/services.ts';
import type { Exported } from '../list-export/export-wish.ts';
import { type ListColumn, labelOf, type Model } from './model.ts';
import type { useList } from './use-list.ts';

interface Columns {
  /** All that the list has. */
  readonly columns: readonly ListColumn[];
  /** Those in sight, in the order of the person. */
  readonly shown: readonly ListColumn[];
}

/** What an export of a list would take, as the list is now. */
export function exportedNow(
  model: Model,
  { columns, shown }: Columns,
  list: ReturnType<typeof useList>,
  { translate, language }: Pick<Services, 'translate' | 'language'>,
): Exported {
  const { groups, places, groupedRows, total, isMore } = list.records;
  const isPage = groups === null && places === null;
  const inSight = list.shown.rows.map(({ id }) => id);
  const inList = new Set(shown.map(({ column }) => column.prop));
  const others = columns.filter(({ column }) => !inList.has(column.prop));
  return {
    modelId: model.id,
    columns: [...shown, ...others].map(({ column: { prop: code }, field, label }) => ({
      code,
      label: field?.table
        ? translate('export.sub', { table: labelOf(model, field.table, language), column: label })
        : label,
      isShown: inList.has(code),
    })),
    body: list.body,
    inSight: isPage ? null : inSight,
    chosen: [...list.chosen],
    // Of a tree the topmost rows are counted, and all are exported.
    counts: { page: inSight.length, all: places ? null : groups ? groupedRows : total, chosen: list.chosen.size },
    isMore,
  };
}
