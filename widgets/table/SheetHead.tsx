// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus, its row does not
import { CalculatorOutlined } from '@ant-design/icons';
import { useServices } from '../../engine/render/services.ts';
import { useSheet } from './sheet-model.ts';

interface Props {
  /** Undefined: rows are not selected here. */
  readonly selection: { readonly all: boolean; onAll(all: boolean): void } | undefined;
}

/** The line of column names; stays in sight while rows scroll. */
export function SheetHead({ selection }: Props) {
  const model = useSheet();
  const { translate } = useServices();
  const actions = model.stops.some(({ kind }) => kind === 'copy' || kind === 'remove');
  return (
    <div role="rowgroup" className="adit-sheet-head">
      <div role="row" className="adit-sheet-line" aria-rowindex={1}>
        <div role="columnheader" className="adit-sheet-number" aria-colindex={1}>
          {selection ? (
            <input
              type="checkbox"
              checked={selection.all}
              onChange={(event) => selection.onAll(event.target.checked)}
              aria-label={translate('widget.table.selectAll')}
            />
          ) : (
            <>
              <span aria-hidden="true">#</span>
              <span className="adit-sr">{translate('widget.table.number')}</span>
            </>
          )}
        </div>
        {model.columns.map((column, index) => (
          <div
            key={column.name}
            role="columnheader"
            className="adit-sheet-name"
            data-align={column.align}
            aria-colindex={index + 2}
            title={column.calculated ? translate('widget.table.calculatedHint') : undefined}
          >
            {column.required && model.editable && (
              <>
                <span className="adit-star" aria-hidden="true">
                  *
                </span>
                <span className="adit-sr">{translate('widget.table.required')} </span>
              </>
            )}
            <span>{column.heading}</span>
            {column.calculated && (
              <>
                <CalculatorOutlined aria-hidden="true" />
                <span className="adit-sr"> {translate('widget.table.calculated')}</span>
              </>
            )}
          </div>
        ))}
        {actions && (
          <div role="columnheader" className="adit-sheet-actions" aria-colindex={model.columns.length + 2}>
            <span className="adit-sr">{translate('widget.table.actions')}</span>
          </div>
        )}
      </div>
    </div>
  );
}
