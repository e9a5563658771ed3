import { type Access, shownColumns, tableShown } from './model-access.ts';
import type { ChildShape, ColumnShape } from './model-shape.ts';
import { touchedName } from './record-change.ts';

/** A column whose changes the actor may read, and how it is called among those that a change touched. */
export interface ReadableColumn {
  readonly column: ColumnShape;
  /** The sub-table that it stands in. */
  readonly child: ChildShape | null;
  readonly touched: string;
}

export function readableColumns(access: Access): ReadableColumn[] {
  const { main, children } = access.model;
  const own = shownColumns(access, main.columns).filter(({ isSystem }) => !isSystem);
  return [
    ...own.map((column) => ({ column, child: null, touched: column.name })),
    ...[...children].flatMap(([key, child]) =>
      tableShown(access, key)
        ? shownColumns(access, child.columns).map((column) => ({ column, child, touched: touchedName(child, column) }))
        : [],
    ),
  ];
}
