import { Alert, Button, Select } from 'antd';
import { ClearIcon } from '../../../widgets/shared/ClearIcon.tsx';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { type CallRow, type ListCall, useCallRows } from '../use-call-rows.ts';

interface Props {
  readonly id: string;
  readonly call: ListCall;
  /** Id or code of what is chosen. */
  readonly chosen: string | undefined;
  onChoose(row: CallRow | undefined): void;
}

/** One row of a list that the server has. One that it does not have is shown by its id and said. */
export function CallSelect({ id, call, chosen, onChoose }: Props) {
  const text = useDesignerText();
  const { state, rows, again } = useCallRows(call);
  const name = text(`designer.settings.${call}`);
  const found = rows.find((row) => row.id === chosen || row.enCode === chosen);
  const isGone = state === 'ready' && chosen !== undefined && !found;
  return (
    <>
      <Select
        id={id}
        size="small"
        className="adit-design-fill"
        aria-label={name}
        placeholder={name}
        loading={state === 'loading'}
        showSearch
        allowClear={{ clearIcon: <ClearIcon /> }}
        optionFilterProp="label"
        value={found?.id ?? chosen}
        status={isGone ? 'warning' : undefined}
        options={rows.map((row) => ({ value: row.id, label: row.enCode ? `${row.name} ${row.enCode}` : row.name }))}
        onChange={(next: string | undefined) => onChoose(rows.find((row) => row.id === next))}
      />
      {isGone && (
        <div className="adit-design-setting-warning">{text('designer.settings.sourceGone', { id: chosen })}</div>
      )}
      {state === 'failed' && (
        <Alert
          type="error"
          title={text('designer.settings.sourceFailed')}
          action={
            <Button size="small" onClick={again}>
              {text('designer.settings.again')}
            </Button>
          }
        />
      )}
    </>
  );
}
