import { useRef } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { fieldIds } from '../../engine/contract/field-ids.ts';
import { useServices } from '../../engine/contract/services.ts';
import { FieldControl } from '../../engine/render/FieldControl.tsx';
import { NodeFence } from '../../engine/render/NodeFence.tsx';
import { CellRowContext } from '../../engine/render/use-field-work.ts';
import { WidgetError } from '../../engine/render/WidgetError.tsx';
import { ownValue } from '../../engine/schema/calc/index.ts';
import { isRequired } from '../../engine/schema/check/index.ts';
import type { Row } from './paste-rows.ts';
import { rowKey } from './row-keys.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { cellState, useSheet } from './sheet-model.ts';

interface Props {
  readonly column: SheetColumn;
  readonly row: Row;
  readonly index: number;
  /** What is wrong, in words; '' when nothing is. */
  readonly error: string;
  /** In a cell of the sheet; else with a frame, under a label that stands on the page. */
  readonly bare: boolean;
}

export const cellIds = (sheetId: string, row: Row, column: string) => fieldIds(`${sheetId}-${rowKey(row)}-`, column);

/** The column's own widget for one cell of one row. */
export function CellEditor({ column, row, index, error, bare }: Props) {
  const model = useSheet();
  const { session } = useEngine();
  const { translate } = useServices();
  const edited = useRef(false);
  const { compiled, name, label, typed } = column;
  const ids = cellIds(model.id, row, name);
  const read = model.readRow(row);
  const judge = () => session.checkCells(model.name, [index], [name]);
  return (
    <NodeFence
      fallback={(thrown, again) => (
        <WidgetError label={label} at={compiled.field.at} detail={thrown.message} onAgain={again} />
      )}
    >
      {bare && (
        <label className="adit-sr" id={ids.label} htmlFor={ids.control}>
          {translate('widget.table.cell', { row: index + 1, label })}
        </label>
      )}
      <CellRowContext value={row}>
        <FieldControl
          compiled={compiled}
          ids={ids}
          value={ownValue(row, name)}
          onChange={(value) => {
            edited.current = true;
            session.touch(model.name);
            session.setCell(model.name, index, name, value);
            // A choice leaves no doubt; a text is judged when one leaves it.
            if (!typed) judge();
          }}
          onBlur={() => {
            if (edited.current) judge();
          }}
          required={isRequired(compiled, read)}
          invalid={error !== ''}
          disabled={!cellState(model, column, row).open}
          described={error !== ''}
          bare={bare}
          read={read}
          displayText={undefined}
        />
      </CellRowContext>
      {bare && error !== '' && (
        <span className="adit-sr" id={ids.message}>
          {error}
        </span>
      )}
    </NodeFence>
  );
}
