import { Alert, Button, Select } from 'antd';
import { useDesignerText } from '../../use-designer-text.ts';
import { useChange, useStored } from '../settings-context.ts';
import { useCallRows } from '../use-call-rows.ts';

interface Props {
  readonly id: string;
  readonly call: 'dictionaryTypes' | 'interfaceSelector';
  /** What takes the id of what was chosen. */
  readonly path: string;
}

/** Which dictionary, or which data interface. One that the server does not have is shown by its id and said. */
export function OptionSource({ id, call, path }: Props) {
  const text = useDesignerText();
  const change = useChange();
  const { state, rows, again } = useCallRows(call);
  const { value } = useStored(path);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const name = text(`designer.settings.${call}`);
  const isGone =
    state === 'ready' && chosen !== undefined && !rows.some((row) => row.id === chosen || row.enCode === chosen);
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
        allowClear
        optionFilterProp="label"
        value={rows.find((row) => row.enCode === chosen)?.id ?? chosen}
        status={isGone ? 'warning' : undefined}
        options={rows.map((row) => ({ value: row.id, label: row.enCode ? `${row.name} ${row.enCode}` : row.name }))}
        onChange={(next: string | undefined) => change({ path, value: next })}
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
