// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus, its row does not
import { CalculatorOutlined } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { useSheet } from './sheet-model.ts';

interface Props {
  /** Undefined: rows are not selected here. */
  readonly selection: { readonly all: boolean; onAll(all: boolean): void } | undefined;
}

/** The line of column names, under one of the names of their groups where there are any; stays in sight while rows scroll. */
export function SheetHead({ selection }: Props) {
  const model = useSheet();
  const { translate } = useServices();
  const actions = model.stops.some(({ kind }) => kind === 'copy' || kind === 'remove');
  const { columns, heads } = model;
  const inGroup = (index: number) => heads.some(({ from, count }) => index >= from && index < from + count);
  const isGrouped = heads.length > 0;
  const whole = isGrouped ? { 'aria-rowspan': 2, 'data-rows': 2 } : {};
  const name = (index: number) => {
    const column = columns[index];
    return column && <ColumnName key={column.name} index={index} column={column} whole={inGroup(index) ? {} : whole} />;
  };
  const first = (
    <>
      <div role="columnheader" className="adit-sheet-number" aria-colindex={1} {...whole}>
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
      {columns.map((column, index) => {
        const head = heads.find(({ from }) => from === index);
        if (!head) return inGroup(index) ? null : name(index);
        return (
          <div
            key={column.name}
            role="columnheader"
            className="adit-sheet-name"
            data-align={head.align}
            aria-colindex={index + 2}
            aria-colspan={head.count}
            style={{ gridColumn: `${index + 2} / span ${head.count}` }}
          >
            <span>{head.label}</span>
          </div>
        );
      })}
      {actions && (
        <div role="columnheader" className="adit-sheet-actions" aria-colindex={columns.length + 2} {...whole}>
          <span className="adit-sr">{translate('widget.table.actions')}</span>
        </div>
      )}
    </>
  );
  if (!isGrouped)
    return (
      <div role="rowgroup" className="adit-sheet-head">
        <div role="row" className="adit-sheet-line" aria-rowindex={1}>
          {first}
        </div>
      </div>
    );
  return (
    <div role="rowgroup" className="adit-sheet-head">
      <div role="presentation" className="adit-sheet-line adit-sheet-line-two">
        <div role="row" className="adit-sheet-row-of-line" aria-rowindex={1}>
          {first}
        </div>
        <div role="row" className="adit-sheet-row-of-line" aria-rowindex={2}>
          {columns.map((_, index) => (inGroup(index) ? name(index) : null))}
        </div>
      </div>
    </div>
  );
}

interface NameProps {
  readonly column: SheetColumn;
  readonly index: number;
  /** Of a column without a group among grouped ones. */
  readonly whole: { readonly 'aria-rowspan'?: number; readonly 'data-rows'?: number };
}

function ColumnName({ column, index, whole }: NameProps) {
  const model = useSheet();
  const { translate } = useServices();
  return (
    <div
      role="columnheader"
      className="adit-sheet-name"
      data-align={column.align}
      aria-colindex={index + 2}
      title={column.calculated ? translate('widget.table.calculatedHint') : undefined}
      // The second line begins wherever its first column is.
      style={model.heads.length > 0 ? { gridColumn: index + 2 } : undefined}
      {...whole}
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
  );
}
