import { Checkbox } from 'antd';
import { useCallback, useDeferredValue, useState } from 'react';
import { useServices } from '../../../engine/contract/services.ts';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { formulaKinds } from '../../../engine/schema/check/index.ts';
import { valueKindOf } from '../../../engine/schema/fields/descriptor.ts';
import type { Json } from '../../document/json.ts';
import { asNode, descriptorOf } from '../../document/node-facts.ts';
import { useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { ValueControl } from '../ValueControl.tsx';
import { currentOf } from './current-value.ts';
import { FormulaEditor } from './FormulaEditor.tsx';

const valuePath = '/config/defaultValue';
const currentPath = '/config/defaultCurrent';
const formulaPath = '/config/defaultExpression';

/**
 * What a new record starts with: a value, entered as the field itself takes it, what holds at that moment, or what a
 * formula gives until the field is changed.
 */
export function DefaultEditor({ id, label }: ActionProps) {
  const { store } = useDesigner();
  const { language } = useServices();
  const text = useDesignerText();
  const change = useChange();
  // Only of what kind it is: a name that is typed elsewhere is shown before this is drawn again.
  const node = useDeferredValue(useFirstNode());
  const { value } = useStored(valuePath);
  const current = useStored(currentPath).value === true;
  const formula = useStored(formulaPath).value;
  // A formula that is about to be written has no tokens yet.
  const [begun, setBegun] = useState(false);
  const byFormula = begun || formula !== undefined;
  const descriptor = descriptorOf(node, store.descriptors);
  const kind = valueKindOf(asNode(node), store.descriptors);
  const offers = descriptor && currentOf(descriptor.key, kind);
  const takesFormula = byFormula || (kind !== undefined && formulaKinds.has(kind));
  const write = useCallback((next: Json | undefined) => change({ path: valuePath, value: next }, true), [change]);
  return (
    <SettingRow
      id={id}
      label={label}
      paths={[valuePath, currentPath, formulaPath]}
      stacked={byFormula || kind === 'table'}
      group
    >
      {!current && !byFormula && (
        <ValueControl key={language} node={node} label={label} value={value} onChange={write} />
      )}
      {offers && (
        <Checkbox
          checked={current}
          onChange={({ target }) =>
            change([
              { path: currentPath, value: target.checked ? true : undefined },
              ...(target.checked ? [{ path: valuePath, value: undefined }] : []),
            ])
          }
        >
          {text(`designer.settings.current.${offers}`)}
        </Checkbox>
      )}
      {takesFormula && (
        <Checkbox
          checked={byFormula}
          onChange={({ target }) => {
            setBegun(target.checked);
            if (target.checked) change({ path: valuePath, value: undefined });
            else change({ path: formulaPath, value: undefined });
          }}
        >
          {text('designer.settings.byFormula')}
        </Checkbox>
      )}
      {byFormula && (
        <FormulaEditor
          name={text('designer.settings.formulaOf', { name: label })}
          stored={formula}
          onChange={(next) => {
            // The last token that is taken away is not the end of it.
            setBegun(true);
            change({ path: formulaPath, value: next });
          }}
        />
      )}
    </SettingRow>
  );
}
