// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus, its row does not
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { useSheet } from './sheet-model.ts';
import type { TableSettings } from './stored-settings.ts';
import { summedColumns, totalText } from './totals.ts';

interface Props {
  readonly settings: TableSettings;
  readonly rowIndex: number;
}

/** The line of sums; stays in sight while rows scroll and draws again with any cell. */
export function SheetTotals({ settings, rowIndex }: Props) {
  const model = useSheet();
  const { session } = useEngine();
  const { translate } = useServices();
  useSignal(model.name);
  useSignal(signalNames.cells(model.name));
  const rows = session.rows(model.name);
  const summed = new Set(summedColumns(model.columns, settings));
  const wordAt = model.columns.findIndex((column) => !summed.has(column));
  const actions = model.stops.some(({ kind }) => kind === 'copy' || kind === 'remove');
  return (
    <div role="rowgroup" className="adit-sheet-totals">
      <div role="row" className="adit-sheet-line" aria-rowindex={rowIndex}>
        <div role="rowheader" className="adit-sheet-number" aria-colindex={1}>
          <span className={wordAt < 0 ? undefined : 'adit-sr'}>{translate('widget.table.total')}</span>
        </div>
        {model.columns.map((column, index) => (
          <div
            key={column.name}
            role="gridcell"
            className="adit-sheet-total"
            data-align={summed.has(column) ? column.align : 'left'}
            aria-colindex={index + 2}
          >
            {summed.has(column) ? totalText(rows, column, settings) : null}
            {index === wordAt && <span aria-hidden="true">{translate('widget.table.total')}</span>}
          </div>
        ))}
        {actions && <div role="gridcell" className="adit-sheet-actions" aria-colindex={model.columns.length + 2} />}
      </div>
    </div>
  );
}
