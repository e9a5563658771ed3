import { Segmented } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { sameJson } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useStored } from '../settings-context.ts';

const path = '/config/visibility';
const choices = { both: ['pc', 'app'], pc: ['pc'], app: ['app'] } as const;
type Choice = keyof typeof choices;
const names = Object.keys(choices) as Choice[]; // the keys that stand above

/** On which devices the node is there. */
export function VisibilityEditor({ id, label }: ActionProps) {
  const text = useDesignerText();
  const change = useChange();
  const { value, mixed } = useStored(path);
  const empty = value === undefined || value === null || sameJson(value, []);
  const now = mixed ? '' : empty ? 'both' : (names.find((name) => holds(value, choices[name])) ?? '');
  return (
    <SettingRow id={id} label={label} paths={now === 'both' ? [] : [path]} group>
      <Segmented
        name={id}
        id={id}
        block
        size="small"
        aria-labelledby={`${id}-label`}
        value={now}
        options={names.map((name) => ({ value: name, label: text(`designer.settings.visibility.${name}`) }))}
        onChange={(next) => {
          const chosen = names.find((name) => name === next);
          // On both is what holds where nothing is said.
          if (chosen) change({ path, value: chosen === 'both' ? undefined : choices[chosen] });
        }}
      />
    </SettingRow>
  );
}

function holds(value: unknown, devices: readonly string[]): boolean {
  return Array.isArray(value) && value.length === devices.length && devices.every((one) => value.includes(one));
}
