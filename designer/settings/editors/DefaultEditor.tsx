import { Checkbox } from 'antd';
import { useCallback } from 'react';
import { useServices } from '../../../engine/render/services.ts';
import { valueKindOf } from '../../../engine/schema/descriptor.ts';
import type { ActionProps } from '../../../engine/widget.ts';
import { asNode, descriptorOf } from '../../commands/node-facts.ts';
import { useDesigner } from '../../designer-context.ts';
import type { Json } from '../../document/json.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { ValueControl } from '../ValueControl.tsx';
import { currentOf } from './current-value.ts';

const valuePath = '/config/defaultValue';
const currentPath = '/config/defaultCurrent';

/** What a new record starts with: a value, entered as the field itself takes it, or what holds at that moment. */
export function DefaultEditor({ id, label }: ActionProps) {
  const { store } = useDesigner();
  const { language } = useServices();
  const text = useDesignerText();
  const change = useChange();
  const node = useFirstNode();
  const { value } = useStored(valuePath);
  const current = useStored(currentPath).value === true;
  const descriptor = descriptorOf(node, store.descriptors);
  const offers = descriptor && currentOf(descriptor.key, valueKindOf(asNode(node), store.descriptors));
  const write = useCallback((next: Json | undefined) => change({ path: valuePath, value: next }, true), [change]);
  return (
    <SettingRow id={id} label={label} paths={[valuePath, currentPath]} group>
      {!current && <ValueControl key={language} node={node} label={label} value={value} onChange={write} />}
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
    </SettingRow>
  );
}
