import { DatabaseOutlined, DeleteOutlined, ExclamationCircleFilled, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import type { RowSource } from '../../engine/schema/fields/row-source.ts';
import { problemsByRow, rowProblemText } from './row-problems.ts';
import { useSheet } from './sheet-model.ts';
import type { TableSettings } from './stored-settings.ts';
import type { TableRows } from './use-table-rows.ts';

interface Props {
  readonly id: string;
  readonly rows: TableRows;
  readonly settings: TableSettings;
  readonly messageId: string;
  readonly keysId: string;
  /** Keys are of use where rows are a sheet. */
  readonly keyboard: boolean;
  /** Undefined: rows are not selected here. */
  readonly selected: number | undefined;
  onAdd(): void;
  onPick(source: RowSource): void;
  onRemoveSelected(): void;
  onProblem(): void;
}

const problemsMost = 3;

/** Under the rows: what adds some, what is wrong with some, what was done last. */
export function TableFooter(props: Props) {
  const { id, rows, settings, keyboard, messageId, keysId, selected, onAdd, onPick, onRemoveSelected } = props;
  const { translate } = useServices();
  const model = useSheet();
  const { notice } = rows;
  const { records, footer } = settings;
  const buttons: ReactNode[] = [];
  const addButton = (label: string) => (
    <Button key="add" id={`${id}-add`} disabled={model.disabled} icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  );
  const pickButton = (key: string, source: RowSource, label: string) => (
    <Button
      key={key}
      id={key === 'add' ? `${id}-add` : undefined}
      disabled={model.disabled}
      icon={<DatabaseOutlined aria-hidden />}
      onClick={() => onPick(source)}
    >
      {label}
    </Button>
  );
  if (!footer) {
    if (records)
      buttons.push(pickButton('add', records, settings.actionText ?? records.title ?? translate('widget.table.pick')));
    else buttons.push(addButton(settings.actionText ?? translate('widget.table.add')));
  }
  for (const button of footer ?? []) {
    if (button.value === 'add') {
      buttons.push(
        records
          ? pickButton('add', records, button.label ?? translate('widget.table.pick'))
          : addButton(button.label ?? translate('widget.table.add')),
      );
    } else if (button.value === 'batchRemove') {
      buttons.push(
        <Button
          key="batchRemove"
          disabled={model.disabled || !selected}
          icon={<DeleteOutlined aria-hidden />}
          onClick={onRemoveSelected}
        >
          {button.label ?? translate('widget.table.removeMany')}
        </Button>,
      );
    } else if (button.records) {
      const label = button.label ?? button.records.title ?? translate('widget.table.pick');
      buttons.push(pickButton(button.value, button.records, label));
    }
  }
  return (
    <div className="adit-sheet-foot">
      {!model.readOnly && buttons}
      <RowMessages id={messageId} onProblem={props.onProblem} />
      <span className="adit-sheet-notice" role="status" data-tone={notice?.tone}>
        {notice?.text}
        {notice?.before && (
          <button type="button" className="adit-sheet-link" onClick={rows.undo}>
            {translate('widget.table.undo')}
          </button>
        )}
      </span>
      {keyboard && model.editable && (
        <span className="adit-sheet-hints">
          <span aria-hidden="true">
            <kbd className="adit-key">Enter</kbd> {translate('widget.table.keyNext')}
            {model.canAdd && (
              <>
                <kbd className="adit-key">Ctrl Enter</kbd> {translate('widget.table.keyRow')}
              </>
            )}
            <span>{translate('widget.table.keyPaste')}</span>
          </span>
          <span className="adit-sr" id={keysId}>
            {translate('widget.table.keys')}
          </span>
        </span>
      )}
    </div>
  );
}

/** The rows in error, each with what it lacks; a press leads to the first. */
function RowMessages({ id, onProblem }: { readonly id: string; onProblem(): void }) {
  const model = useSheet();
  const { session } = useEngine();
  const { translate } = useServices();
  useSignal(signalNames.cells(model.name));
  const wrong = [...problemsByRow(session.state(model.name).problem)];
  const rest = wrong.length - problemsMost;
  return (
    <span id={id} className="adit-sheet-problems" aria-live="polite">
      {wrong.slice(0, problemsMost).map(([row, problems]) => (
        <button key={row} type="button" className="adit-sheet-link" onClick={onProblem}>
          <ExclamationCircleFilled aria-hidden="true" />{' '}
          {translate('widget.table.problem', {
            row: row + 1,
            text: rowProblemText(problems, model.columns, translate),
          })}
        </button>
      ))}
      {rest > 0 && <span>{translate('widget.table.problemsMore', { count: rest })}</span>}
    </span>
  );
}
