// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus, its row does not
import { CopyOutlined, DeleteOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { isRequired } from '../../engine/schema/check/index.ts';
import { problemText } from '../../engine/schema/rules/index.ts';
import { CellEditor } from './CellEditor.tsx';
import { cellContent } from './PickedText.tsx';
import type { Row } from './paste-rows.ts';
import { rowKey } from './row-keys.ts';
import { SheetCell } from './SheetCell.tsx';
import { cellState, headLines, useSheet } from './sheet-model.ts';
import { useRowProblems } from './use-row-problems.ts';
import { rowHeightPx } from './use-row-window.ts';

interface Props {
  readonly row: Row;
  readonly index: number;
  /** The stop that Tab reaches, -1 for none in this row. */
  readonly activeStop: number;
  /** The active stop has the focus: its cell holds the control. */
  readonly engaged: boolean;
  readonly selected: boolean;
  /** Grows when all rows may show something else (options came, a field of the form changed). */
  readonly version: number;
  readonly messageId: string;
}

/** One row of the sheet; draws again when a cell of this row changes. */
export const SheetRow = memo(function SheetRow(props: Props) {
  const { row, index, activeStop, engaged, selected, messageId } = props;
  const model = useSheet();
  const { work } = useEngine().session;
  const { translate } = useServices();
  useSignal(signalNames.row(model.name, index));
  const problems = useRowProblems(index);
  const read = model.readRow(row);
  const number = index + 1;
  const actions = model.stops.some(({ kind }) => kind === 'copy' || kind === 'remove');
  const selects = model.stops.some(({ kind }) => kind === 'select');

  return (
    <div
      role="row"
      className="adit-sheet-row"
      aria-rowindex={index + 1 + headLines(model)}
      aria-selected={selects ? selected : undefined}
      data-row={index}
      data-key={rowKey(row)}
      data-invalid={problems.size > 0 || undefined}
      style={{ top: index * rowHeightPx }}
    >
      <div role="rowheader" className="adit-sheet-number" aria-colindex={1}>
        {selects ? (
          <input
            type="checkbox"
            data-stop={0}
            checked={selected}
            readOnly
            aria-label={translate('widget.table.selectRow', { row: number })}
            tabIndex={activeStop === 0 ? 0 : -1}
          />
        ) : (
          number
        )}
      </div>
      {model.stops.map((stop, at) => {
        if (stop.kind !== 'cell') return null;
        const { column } = stop;
        const { shown, open } = cellState(model, column, row);
        const problem = shown ? problems.get(column.name) : undefined;
        const colIndex = at + (selects ? 1 : 2);
        const words = problem ? problemText(problem, translate, column.label) : '';
        // A control that is sending a file stays until it has been sent, wherever the focus goes.
        if ((at === activeStop && engaged && open) || work.isAt(model.name, row, column.name))
          return (
            <div
              key={column.name}
              role="gridcell"
              className="adit-sheet-cell adit-sheet-editor"
              data-stop={at}
              data-align={column.align}
              data-invalid={problem ? true : undefined}
              aria-colindex={colIndex}
              aria-invalid={problem ? true : undefined}
              tabIndex={-1}
            >
              <div className="adit-sheet-control">
                <CellEditor column={column} row={row} index={index} error={words} bare />
              </div>
            </div>
          );
        return (
          <SheetCell
            key={column.name}
            stop={at}
            colIndex={colIndex}
            text={shown ? cellContent(model, column, row) : ''}
            align={column.align}
            tabbable={at === activeStop}
            invalid={problem !== undefined}
            required={open && isRequired(column.compiled, read)}
            calculated={column.calculated}
            open={open}
            arrow={column.opens}
            describedBy={messageId}
          />
        );
      })}
      {actions && (
        <div role="gridcell" className="adit-sheet-actions" aria-colindex={model.columns.length + 2}>
          {model.stops.map((stop, at) =>
            stop.kind === 'copy' || stop.kind === 'remove' ? (
              <button
                key={stop.kind}
                type="button"
                data-stop={at}
                aria-label={translate(`widget.table.${stop.kind}`, { row: number })}
                title={translate(`widget.table.${stop.kind}`, { row: number })}
                aria-keyshortcuts={stop.kind === 'copy' ? 'Control+D' : 'Control+Delete'}
                tabIndex={at === activeStop ? 0 : -1}
              >
                {stop.kind === 'copy' ? <CopyOutlined /> : <DeleteOutlined />}
              </button>
            ) : null,
          )}
        </div>
      )}
    </div>
  );
});
