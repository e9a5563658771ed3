import type { Exported } from './ExportDialog.tsx';
import type { useList } from './use-list.ts';

/** What an export of a list would take, as the list is now. */
export function exportedNow({ body, chosen, records, shown }: ReturnType<typeof useList>): Exported {
  const { groups, places, groupedRows, total, isMore } = records;
  const isPage = groups === null && places === null;
  const inSight = shown.rows.map(({ id }) => id);
  return {
    body,
    inSight: isPage ? null : inSight,
    chosen: [...chosen],
    // Of a tree the topmost rows are counted, and all are exported.
    counts: { page: inSight.length, all: places ? null : groups ? groupedRows : total, chosen: chosen.size },
    isMore,
  };
}
