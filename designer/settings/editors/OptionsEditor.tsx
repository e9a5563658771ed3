import { Segmented } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useStored } from '../settings-context.ts';
import { OptionKeys } from './OptionKeys.tsx';
import { OptionSource } from './OptionSource.tsx';
import { OptionTable } from './OptionTable.tsx';
import { ParameterTable } from './ParameterTable.tsx';

const kinds = ['static', 'dictionary', 'dynamic'] as const;

/** Where the options of a choice come from: written here, from a dictionary, or from a data interface. */
export function OptionsEditor({ id, label }: ActionProps) {
  const text = useDesignerText();
  const change = useChange();
  const { value } = useStored('/config/dataType');
  const kind = kinds.find((one) => one === value) ?? 'static';
  return (
    <SettingRow id={id} label={label} paths={[]} stacked group>
      <Segmented
        name={id}
        id={id}
        block
        size="small"
        aria-label={text('designer.settings.optionSource')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: text(`designer.settings.optionSource.${one}`) }))}
        onChange={(next) => change({ path: '/config/dataType', value: next })}
      />
      {kind === 'static' && <OptionTable id={`${id}-table`} />}
      {kind === 'dictionary' && <OptionSource id={`${id}-from`} call="dictionaryTypes" path="/config/dictionaryType" />}
      {kind === 'dynamic' && (
        <>
          <OptionSource id={`${id}-from`} call="interfaceSelector" path="/config/propsUrl" />
          <OptionKeys id={`${id}-keys`} />
          <ParameterTable id={`${id}-parameters`} />
        </>
      )}
    </SettingRow>
  );
}
