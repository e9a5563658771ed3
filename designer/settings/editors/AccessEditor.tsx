import { WarningFilled } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { nodeLabel } from '../../commands/node-facts.ts';
import { useDesign, useDesigner } from '../../designer-context.ts';
import { treeOf } from '../../document/design-tree.ts';
import { useDesignerText } from '../../use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useSettingsScope, useStored } from '../settings-context.ts';
import { codeUsers, fieldCodeOf } from './access-codes.ts';

/** Which right a node asks for: without it the node is not there, for the person and on the server. */
export function AccessEditor() {
  const { store } = useDesigner();
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const { keys } = useSettingsScope();
  const { value, mixed } = useStored('/access');
  const code = typeof value === 'string' ? value : '';
  const key = keys[0] ?? '';
  // The first other node with the code, and the field's own code, as text: compared by what they say.
  const twin = useDesign((state) => codeUsers(treeOf(state.document), code, keys)[0]?.key ?? '');
  const twinNode = useDesign((state) => treeOf(state.document).nodes.get(twin)?.node);
  const formCode = useDesign((state) => fieldCodeOf(treeOf(state.document), key, store.descriptors));
  return (
    <>
      <SettingRow
        id={id}
        label={text('designer.settings.access')}
        paths={['/access']}
        message={
          <div id={`${id}-message`} role="status" className="adit-design-setting-warning">
            {twinNode && (
              <>
                <WarningFilled aria-hidden /> {text('designer.settings.accessTwin', { label: nodeLabel(twinNode) })}
                <Button size="small" type="link" onClick={() => store.select([twin])}>
                  {text('designer.settings.goThere')}
                </Button>
              </>
            )}
          </div>
        }
      >
        <Input
          id={id}
          size="small"
          className="adit-design-code"
          value={mixed ? '' : code}
          maxLength={100}
          placeholder={text('designer.settings.accessHint')}
          status={twinNode ? 'warning' : undefined}
          aria-describedby={`${id}-message ${id}-about`}
          onChange={({ target }) => change({ path: '/access', value: target.value.trim() || undefined }, true)}
        />
      </SettingRow>
      <p id={`${id}-about`} className="adit-design-setting-hint">
        {text('designer.settings.accessAbout')}
      </p>
      {formCode !== '' && (
        <p className="adit-design-setting-hint">
          {text('designer.settings.formRight')} <code>{formCode}</code>
        </p>
      )}
    </>
  );
}
