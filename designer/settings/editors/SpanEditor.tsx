import { InputNumber, Segmented } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { resizeSpan } from '../../commands/index.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useSettingsScope, useStored } from '../settings-context.ts';

const usual = [6, 8, 12, 16, 24];

/** Columns of 24: the usual widths by a press, any other by its number. */
export function SpanEditor({ id, label }: ActionProps) {
  const { run, store } = useDesigner();
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const { value, mixed } = useStored('/config/span');
  const span = mixed ? null : typeof value === 'number' ? value : 24;
  const resize = (next: number | null) => {
    if (next !== null && next !== span) run(resizeSpan, { keys, span: next });
    store.seal();
  };
  return (
    <SettingRow id={id} label={label} paths={['/config/span']} group>
      <div className="adit-design-span">
        <Segmented
          name={`${id}-span`}
          size="small"
          aria-labelledby={`${id}-label`}
          value={span !== null && usual.includes(span) ? span : ''}
          options={usual.map((columns) => ({ value: columns, label: String(columns) }))}
          onChange={(next) => resize(Number(next))}
        />
        <InputNumber
          id={id}
          size="small"
          min={1}
          max={24}
          precision={0}
          controls={false}
          value={span}
          aria-label={text('designer.settings.spanFree')}
          onChange={resize}
        />
      </div>
    </SettingRow>
  );
}
