import { Alert, Button } from 'antd';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { readyToSubmit } from '../../engine/form/ready-to-submit.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { isSameSetting } from '../../engine/schema/settings/read-settings.ts';
import type { SettingTab } from '../../engine/schema/settings/setting-kinds.ts';
import { problemsOf } from '../list-parts/problems-of.ts';
import { useLeave } from '../list-parts/use-leave.ts';
import { isRecord } from '../shared/records.ts';
import { ReviewChange } from './ReviewChange.tsx';
import type { LoadedSettings } from './SettingsForm.tsx';
import { settingNodes, settingsOn } from './setting-nodes.ts';
import { changedIn, fieldsOf } from './setting-values.ts';

const leaveWords = {
  title: 'widget.settingsForm.leave',
  text: 'widget.settingsForm.leaveHow',
  okText: 'widget.settingsForm.leaveOk',
};

interface Props {
  readonly id: string;
  readonly label: string;
  readonly tab: SettingTab;
  readonly loaded: LoadedSettings;
  readonly mayEdit: boolean;
  onSaved(settings: LoadedSettings): void;
}

/** The fields of a tab; once something is other than it was, what it is and the way to save it stay in view. */
export function SettingsOfTab({ id, label, tab, loaded, mayEdit, onSaved }: Props) {
  const { request, toast, translate } = useServices();
  const { registry } = useEngine();
  const [base, setBase] = useState(loaded);
  const [others, setOthers] = useState('');
  const [isReviewing, setIsReviewing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const names = useMemo(() => settingsOn(tab), [tab]);
  const document = useMemo(
    () => ({ nodes: settingNodes(tab, translate), form: { labelPosition: 'top' as const } }),
    [tab, translate],
  );
  const [opening, setOpening] = useState(() => fieldsOf(names, loaded));
  const session = useFormSession(document, registry, opening);
  const change = useChange(
    session,
    useCallback((values) => changedIn(names, base, values), [names, base]),
  );
  const count = Object.keys(change).length;
  const { setChanged } = useLeave(leaveWords);
  useEffect(() => {
    setChanged(count > 0);
    return () => setChanged(false);
  }, [setChanged, count]);

  const save = async (from: LoadedSettings): Promise<void> => {
    try {
      const saved = await request('saveSysConfig', { body: { ...change, revision: from.revision }, quiet: true });
      toast('success', translate('widget.settingsForm.saved'));
      onSaved(saved);
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      const { current, findings = [] } = error.data ?? {};
      setIsReviewing(false);
      if (isSettings(current)) return meet(from, current);
      session.report(problemsOf(findings, session));
      if (findings.length === 0) toast('error', error.message);
    }
  };
  /** Somebody else has saved: what concerns none of these fields is no reason to ask; the rest is shown first. */
  const meet = async (from: LoadedSettings, current: LoadedSettings) => {
    const theirs = names.filter((name) => !isSameSetting(from[name], current[name]));
    setBase(current);
    if (theirs.length === 0) return save(current);
    const untouched = theirs.filter((name) => !(name in change));
    session.setValues(fieldsOf(untouched, current));
    const list = theirs.map((name) => translate(`settings.label.${name}`)).join(translate('list.separator'));
    setOthers(translate('widget.settingsForm.others', { names: list }));
  };
  const review = async () => {
    if ((await readyToSubmit(session, () => undefined)) === 'ready') setIsReviewing(true);
  };
  const confirm = async () => {
    setIsBusy(true);
    setOthers('');
    await save(base).finally(() => setIsBusy(false));
  };
  return (
    <section className="adit-settings" aria-label={label || undefined}>
      {others && <Alert type="warning" showIcon role="alert" title={others} />}
      <DocumentView session={session} registry={registry} idPrefix={`${id}-`} windowed={false} disabled={!mayEdit} />
      {mayEdit && count > 0 && (
        <div className="adit-settings-bar">
          <span role="status">{translate('widget.settingsForm.changed', { count })}</span>
          <Button
            onClick={() => {
              setOthers('');
              setOpening(fieldsOf(names, base));
            }}
          >
            {translate('widget.settingsForm.discard')}
          </Button>
          <Button type="primary" onClick={() => void review()}>
            {translate('widget.settingsForm.save')}
          </Button>
        </div>
      )}
      {isReviewing && (
        <ReviewChange
          before={base}
          change={change}
          isBusy={isBusy}
          onConfirm={() => void confirm()}
          onClose={() => setIsReviewing(false)}
        />
      )}
    </section>
  );
}

const isSettings = (value: unknown): value is LoadedSettings => isRecord(value) && typeof value.revision === 'number';

type Session = ReturnType<typeof useFormSession>;

/** What the fields hold that is other than it was; another object only when it is another change. */
function useChange<Change extends object>(
  session: Session,
  read: (values: Readonly<Record<string, unknown>>) => Change,
): Change {
  const last = useRef<{ readonly text: string; readonly change: Change }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = session.document.form.fields.map(({ field }) => session.signals.subscribe(field.name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => {
    const change = read(session.submitValues());
    const text = JSON.stringify(change);
    if (last.current?.text !== text) last.current = { text, change };
    return last.current.change;
  });
}
