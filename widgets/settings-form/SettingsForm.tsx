import './settings-form.css';
import { Alert, Button, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { settingTabs } from '../../engine/schema/settings/setting-kinds.ts';
import { HistoryButton } from '../change-history/HistoryButton.tsx';
import { SettingsOfTab } from './SettingsOfTab.tsx';

export interface SettingsFormProps extends ActionProps {
  readonly tab?: string;
}

export type LoadedSettings = CallAnswer<'loadSysConfig'>;

/** A tab of the settings of the system. Whoever lacks the node's event `save` reads them. */
export function SettingsForm({ id, node, label, tab }: SettingsFormProps) {
  const { request, translate } = useServices();
  const ask = useCallback((signal: AbortSignal) => request('loadSysConfig', { signal, quiet: true }), [request]);
  const { state, again } = useAnswer(ask);
  const [saved, setSaved] = useState<LoadedSettings>();
  if (state.status === 'loading') return <Skeleton active paragraph={{ rows: 8 }} />;
  if (state.status === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        title={translate('widget.settingsForm.failed')}
        description={state.message}
        action={<Button onClick={again}>{translate('widget.settingsForm.again')}</Button>}
      />
    );
  const settings = saved ?? state.answer;
  const mayEdit = node.on?.save !== undefined;
  return (
    <>
      {mayEdit && (
        <div className="adit-settings-history">
          <HistoryButton
            kind="settings"
            target=""
            name=""
            onRestored={() => {
              setSaved(undefined);
              again();
            }}
          />
        </div>
      )}
      <SettingsOfTab
        // What was saved is what the form begins with.
        key={settings.revision}
        id={id}
        label={label}
        tab={settingTabs.find((one) => one === tab) ?? settingTabs[0]}
        loaded={settings}
        mayEdit={mayEdit}
        onSaved={setSaved}
      />
    </>
  );
}
