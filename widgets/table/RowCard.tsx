import { CopyOutlined, DeleteOutlined, DownOutlined, ExclamationCircleFilled, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { memo } from 'react';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { isRequired } from '../../engine/schema/check/index.ts';
import { problemText } from '../../engine/schema/rules/index.ts';
import { CellEditor, cellIds } from './CellEditor.tsx';
import { cellContent } from './PickedText.tsx';
import type { Row } from './paste-rows.ts';
import { rowKey } from './row-keys.ts';
import { rowProblemText } from './row-problems.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { cellState, useSheet } from './sheet-model.ts';
import { useRowProblems } from './use-row-problems.ts';

interface Props {
  readonly row: Row;
  readonly index: number;
  readonly open: boolean;
  /** Grows when all rows may show something else. */
  readonly version: number;
  onOpen(open: boolean): void;
  readonly onCopy: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** One row: what it is, what it comes to and what it lacks; open, its fields with labels on top. */
export const RowCard = memo(
  function RowCard({ row, index, open, onOpen, onCopy, onRemove }: Props) {
    const model = useSheet();
    const { work } = useEngine().session;
    const { translate } = useServices();
    useSignal(signalNames.row(model.name, index));
    const problems = useRowProblems(index);
    const columns = model.columns.filter((column) => cellState(model, column, row).shown);
    const [first, ...rest] = columns;
    const figure = columns.findLast(({ calculated }) => calculated);
    const texts = rest.flatMap((column) => (column === figure ? [] : [model.text(column, row)])).filter(Boolean);
    const name = (first && model.text(first, row)) || translate('value.empty');
    const fieldsId = `${model.id}-card-${rowKey(row)}-fields`;
    return (
      <li id={`${model.id}-card-${rowKey(row)}`} className="adit-card" data-invalid={problems.size > 0 || undefined}>
        <button
          type="button"
          className="adit-card-head"
          aria-expanded={open}
          aria-controls={open ? fieldsId : undefined}
          onClick={() => onOpen(!open)}
        >
          <span className="adit-card-words">
            <span className="adit-sr">{index + 1} </span>
            <span className="adit-card-name">{name}</span>
            {texts.length > 0 && <span className="adit-card-rest">{texts.join(translate('list.separator'))}</span>}
            {problems.size > 0 && (
              <span className="adit-error">
                <ExclamationCircleFilled aria-hidden="true" /> {rowProblemText(problems, columns, translate)}
              </span>
            )}
          </span>
          {figure && <strong>{model.text(figure, row)}</strong>}
          {open ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
        </button>
        {(open || work.isAt(model.name, row)) && (
          // A control that is sending a file stays until it has been sent, the card closed or not.
          <div id={fieldsId} className="adit-card-fields" style={open ? undefined : { display: 'none' }}>
            {columns.map((column) => (
              <CardField key={column.name} column={column} row={row} index={index} />
            ))}
            {model.editable && (onCopy || onRemove) && (
              <div className="adit-card-actions">
                {onRemove && (
                  <Button type="text" icon={<DeleteOutlined />} onClick={onRemove}>
                    {translate('widget.table.remove', { row: index + 1 })}
                  </Button>
                )}
                {onCopy && (
                  <Button icon={<CopyOutlined />} onClick={onCopy}>
                    {translate('widget.table.copy', { row: index + 1 })}
                  </Button>
                )}
              </div>
            )}
          </div>
        )}
      </li>
    );
  },
  // The handlers are made anew with each drawing of the list, and do the same while row and place are the same.
  (before, after) =>
    before.row === after.row &&
    before.index === after.index &&
    before.open === after.open &&
    before.version === after.version,
);

function CardField({
  column,
  row,
  index,
}: {
  readonly column: SheetColumn;
  readonly row: Row;
  readonly index: number;
}) {
  const model = useSheet();
  const { translate } = useServices();
  const problem = useRowProblems(index).get(column.name);
  const error = problem ? problemText(problem, translate, column.label) : '';
  const ids = cellIds(model.id, row, column.name);
  const { open } = cellState(model, column, row);
  const place = model.columns.indexOf(column);
  const group = model.heads.find(({ from, count }) => place >= from && place < from + count);
  const plain = column.calculated || !column.writable || model.readOnly;
  return (
    <div className="adit-card-field">
      <label id={ids.label} htmlFor={plain ? undefined : ids.control}>
        {open && isRequired(column.compiled, model.readRow(row)) && (
          <span className="adit-star" aria-hidden="true">
            *
          </span>
        )}
        {group && <span className="adit-card-group">{group.label} / </span>}
        {column.heading}
      </label>
      {plain ? (
        <div className="adit-value" data-calculated={column.calculated || undefined}>
          {cellContent(model, column, row) || <span className="adit-empty">{translate('value.empty')}</span>}
        </div>
      ) : (
        <CellEditor column={column} row={row} index={index} error={error} bare={false} />
      )}
      {error !== '' && (
        <div className="adit-error" id={ids.message}>
          {error}
        </div>
      )}
    </div>
  );
}
