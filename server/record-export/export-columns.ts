import type { Column } from '../../engine/schema/documents/list-document.ts';
import { columnLabel } from '../../engine/schema/lists/column-label.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { Access } from '../gateway/model-access.ts';
import type { ChildShape, ColumnShape } from '../gateway/model-shape.ts';
import { Refused } from '../kernel/refused.ts';
import type { SheetColumn } from '../spreadsheet/index.ts';

/** A column of the list, with what stands over it in a file. */
export interface ExportColumn {
  readonly column: ColumnShape;
  /** The sub-table that it stands in. */
  readonly child: ChildShape | null;
  readonly head: SheetColumn;
}

const usualWidthPx = 120;

/**
 * Columns of the published list that the actor may see, in the order that is asked for; those of one sub-table stand side by
 * side, where the first of them is.
 * @param asked their codes; undefined: all of them
 * @throws Refused badInput for any other
 */
export function exportColumns(
  access: Access,
  asked: readonly string[] | undefined,
  language: Language,
): readonly ExportColumn[] {
  const offered = new Map<string, ExportColumn>();
  for (const item of access.model.list.columnList) {
    const found = access.listed(item.prop) ? exportColumn(access, item, language) : undefined;
    if (found) offered.set(item.prop, found);
  }
  const chosen = asked === undefined ? [...offered.values()] : [...new Set(asked)].map((code) => offered.get(code));
  const columns = chosen.filter((one): one is ExportColumn => one !== undefined);
  if (columns.length < chosen.length || columns.length === 0) throw new Refused('badInput', 'export.columns');
  return columns.flatMap((one, index) => {
    if (one.child === null) return [one];
    const isFirst = columns.findIndex(({ child }) => child === one.child) === index;
    return isFirst ? columns.filter(({ child }) => child === one.child) : [];
  });
}

function exportColumn({ model }: Access, item: Column, language: Language): ExportColumn | undefined {
  const { prop, width } = item;
  const widthPx = typeof width === 'number' && width > 0 ? width : usualWidthPx;
  const own = model.main.listable.get(prop);
  if (own)
    return { column: own, child: null, head: { label: columnLabel(item, own.field, language), group: '', widthPx } };
  const dash = prop.indexOf('-');
  const child = dash < 0 ? undefined : model.children.get(prop.slice(0, dash));
  const column = child?.byField.get(prop.slice(dash + 1));
  if (!child || !column) return undefined;
  const group = columnLabel({ prop: child.field.name }, child.field, language);
  return { column, child, head: { label: columnLabel({ prop }, column.field, language), group, widthPx } };
}
