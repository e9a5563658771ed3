import { type ReactNode, useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { ownValue } from '../../engine/schema/calc/index.ts';
import { type Field, fieldCode } from '../../engine/schema/fields/fields.ts';
import { keysOf, pickedBy } from '../popup-select/picked-by.ts';
import { useRowNames } from '../popup-select/use-row-names.ts';
import { DisplayCell } from './DisplayCell.tsx';
import type { Row } from './paste-rows.ts';
import type { SheetColumn } from './sheet-columns.ts';
import type { SheetModel } from './sheet-model.ts';

/** Whether a column holds rows or records that are chosen, or shows something of them. */
export const isPicked = ({ descriptor, through }: Field): boolean =>
  descriptor.picksRow !== undefined || descriptor.picksRecord !== undefined || through !== undefined;

/** What a cell at rest has chosen is called: all cells of a column ask together. */
function PickedText({ field, row }: { readonly field: Field; readonly row: Row }) {
  const { translate } = useServices();
  const picked = useMemo(() => pickedBy(field), [field]);
  const value = ownValue(row, field.through?.field.name ?? field.name);
  const keys = useMemo(() => keysOf(value), [value]);
  const { names } = useRowNames(keys, picked, fieldCode(field));
  return names.map(({ text }) => text).join(translate('list.separator'));
}

/** What is chosen is called as the server called it, else as it says when it is asked. */
export function cellContent(model: SheetModel, column: SheetColumn, row: Row): ReactNode {
  const { field } = column.compiled;
  if (field.descriptor.kind === 'action') return <DisplayCell column={column} row={row} />;
  const isNamed = !isPicked(field) || model.words(column, row) !== undefined;
  return isNamed ? model.text(column, row) : <PickedText field={field} row={row} />;
}
