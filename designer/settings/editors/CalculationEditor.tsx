import type { ActionProps } from '../../../engine/contract/widget.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useStored } from '../settings-context.ts';
import { FormulaEditor } from './FormulaEditor.tsx';

const path = '/props/expression';

/** The formula of a calculated field. */
export function CalculationEditor({ id, label }: ActionProps) {
  const text = useDesignerText();
  const change = useChange();
  const stored = useStored(path).value;
  const inWords = useStored('/props/isAmountChinese').value === true;
  return (
    <SettingRow id={id} label={label} paths={[path]} stacked group>
      <FormulaEditor
        name={text('designer.settings.formula')}
        stored={stored}
        inWords={inWords}
        onChange={(value) => change({ path, value })}
      />
    </SettingRow>
  );
}
