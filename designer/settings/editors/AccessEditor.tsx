import { WarningFilled } from '@ant-design/icons';
import { Button, Input, Select, Switch } from 'antd';
import { useId } from 'react';
import { codeKinds } from '../../../engine/schema/access/code-kinds.ts';
import { treeOf } from '../../document/design-tree.ts';
import { nodeLabel } from '../../document/node-facts.ts';
import { useDesign, useDesigner } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useSettingsScope, useStored } from '../settings-context.ts';
import {
  type AccessParts,
  accessParts,
  asksForJudge,
  buttonEventsOf,
  codeUsers,
  fieldCodeOf,
  storedAccess,
} from './access-codes.ts';

/** Which rights a node asks for: one for itself, and one for each of its buttons. */
export function AccessTab() {
  const text = useDesignerText();
  const { keys } = useSettingsScope();
  const events = useDesign((state) => buttonEventsOf(treeOf(state.document), keys).join(' '));
  return (
    <>
      <AccessEditor
        path="/access"
        label={text('designer.settings.access')}
        about={text('designer.settings.accessAbout')}
      />
      {events
        .split(' ')
        .filter(Boolean)
        .map((event) => (
          <AccessEditor
            key={event}
            path={`/onAccess/${event}`}
            label={text(`designer.settings.accessOn.${event}`)}
            about={text('designer.settings.accessOnAbout')}
          />
        ))}
    </>
  );
}

interface Props {
  /** JSON pointer from the node. */
  readonly path: string;
  readonly label: string;
  readonly about: string;
}

/** A right: without it what asks for it is not there, for the person and on the server. */
function AccessEditor({ path, label, about }: Props) {
  const { store } = useDesigner();
  const text = useDesignerText();
  const change = useChange();
  const id = useId();
  const { keys } = useSettingsScope();
  const { value, mixed } = useStored(path);
  const parts = accessParts(mixed ? undefined : value);
  const { code, kind, modelId, judge } = parts;
  const set = (next: Partial<AccessParts>, typed = false) =>
    change({ path, value: storedAccess({ ...parts, ...next }) }, typed);
  const key = keys[0] ?? '';
  // The first other node with the code, and the field's own code, as text: compared by what they say.
  const twin = useDesign((state) => codeUsers(treeOf(state.document), code, keys)[0]?.key ?? '');
  const twinNode = useDesign((state) => treeOf(state.document).nodes.get(twin)?.node);
  const formCode = useDesign((state) =>
    path === '/access' ? fieldCodeOf(treeOf(state.document), key, store.descriptors) : '',
  );
  return (
    <>
      <SettingRow
        id={id}
        label={label}
        paths={[path]}
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
          value={code}
          maxLength={100}
          placeholder={text('designer.settings.accessHint')}
          status={twinNode ? 'warning' : undefined}
          aria-describedby={`${id}-message ${id}-about`}
          onChange={({ target }) => set({ code: target.value.trim() }, true)}
        />
      </SettingRow>
      <p id={`${id}-about`} className="adit-design-setting-hint">
        {about}
      </p>
      {code !== '' && (
        <>
          <SettingRow id={`${id}-kind`} label={text('designer.settings.accessKind')} paths={[]}>
            <Select
              id={`${id}-kind`}
              size="small"
              showSearch={{ optionFilterProp: 'label' }}
              value={kind}
              options={['', ...codeKinds].map((one) => ({
                value: one,
                label: text(`designer.settings.accessKind.${one || 'any'}`),
              }))}
              onChange={(next) => set(next === '' ? { kind: next, modelId: '' } : { kind: next })}
            />
          </SettingRow>
          {kind !== '' && (
            <SettingRow id={`${id}-model`} label={text('designer.settings.accessModel')} paths={[]}>
              <Input
                id={`${id}-model`}
                size="small"
                className="adit-design-code"
                value={modelId}
                maxLength={64}
                placeholder={text('designer.settings.accessModelHint')}
                onChange={({ target }) => set({ modelId: target.value.trim() }, true)}
              />
            </SettingRow>
          )}
          {asksForJudge(parts) && (
            <>
              <SettingRow id={`${id}-judge`} label={text('designer.settings.accessJudge')} paths={[]}>
                <Switch id={`${id}-judge`} size="small" checked={judge} onChange={(next) => set({ judge: next })} />
              </SettingRow>
              <p className="adit-design-setting-hint">{text('designer.settings.accessJudgeAbout')}</p>
            </>
          )}
        </>
      )}
      {formCode !== '' && (
        <p className="adit-design-setting-hint">
          {text('designer.settings.formRight')} <code>{formCode}</code>
        </p>
      )}
    </>
  );
}
