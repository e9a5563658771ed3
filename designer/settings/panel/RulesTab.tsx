import { Select, Switch } from 'antd';
import { useId } from 'react';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import { asNode, descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { DateLimitsEditor } from '../editors/DateLimitsEditor.tsx';
import { RulesEditor } from '../editors/RulesEditor.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useSettingsScope, useStored } from '../settings-context.ts';
import { takesDateLimits } from './tab-counts.ts';

/** Kinds whose values are text, which rules and patterns read. */
const textual = new Set(['text', 'longText', 'integer', 'decimal']);

/** What a value has to keep to. */
export function RulesTab() {
  const { descriptors } = useDesigner().store;
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const node = useFirstNode();
  const descriptor = descriptorOf(node, descriptors);
  const kind = valueKindOf(asNode(node), descriptors);
  const asks = kind !== undefined && kind !== 'table' && descriptor?.filledBy === undefined;
  if (!asks) return <p className="adit-design-setting-hint">{text('designer.settings.noValueToCheck')}</p>;
  return (
    <>
      <UniqueRow />
      {keys.length === 1 && takesDateLimits(descriptor) && <DateLimitsEditor />}
      <TriggerRow />
      {keys.length === 1 && textual.has(kind) && <RulesEditor />}
    </>
  );
}

function UniqueRow() {
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const path = '/config/unique';
  const { value } = useStored(path);
  return (
    <SettingRow id={id} label={text('designer.settings.unique')} paths={value === true ? [path] : []}>
      <Switch
        id={id}
        size="small"
        checked={value === true}
        onChange={(on) => change({ path, value: on ? true : undefined })}
      />
    </SettingRow>
  );
}

const triggers = { '': undefined, blur: 'blur', change: 'change', both: ['blur', 'change'] } as const;
type Trigger = keyof typeof triggers;

/** When a value is judged while one fills the form in; on submit it always is. */
function TriggerRow() {
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const path = '/config/trigger';
  const { value } = useStored(path);
  const several = Array.isArray(value) ? (value.length > 1 ? 'both' : value[0]) : value;
  const now: Trigger = several === 'blur' || several === 'change' || several === 'both' ? several : '';
  return (
    <SettingRow id={id} label={text('designer.settings.trigger')} paths={[path]}>
      <Select
        id={id}
        size="small"
        className="adit-design-fill"
        value={now}
        options={(Object.keys(triggers) as Trigger[]).map((one) => ({
          value: one,
          label: text(`designer.settings.trigger.${one || 'usual'}`),
        }))}
        onChange={(next: Trigger) => change({ path, value: triggers[next] })}
      />
    </SettingRow>
  );
}
