import { Alert, Button, Modal, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { AdminChange } from '../../engine/schema/calls/index.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { ChangedParts } from './ChangedParts.tsx';

interface Props {
  readonly kind: string;
  readonly change: AdminChange;
  onClose(): void;
  onRestored(): void;
}

/** What going back would change, tried on the server a moment ago; it is done once that was confirmed. */
export function RestoreReview({ kind, change: { id, name, back, isGone }, onClose, onRestored }: Props) {
  useFocusBack();
  const { request, translate, toast } = useServices();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const to = back === 'after' ? 'after' : 'before';
  const ask = useCallback(
    (signal: AbortSignal) => request('tryRestore', { params: { kind, id }, body: { to }, signal, quiet: true }),
    [request, kind, id, to],
  );
  const { state, again } = useAnswer(ask);
  const trial = state.status === 'ready' ? state.answer : undefined;
  const restore = async () => {
    if (!trial || isBusy) return;
    setBusy(true);
    setFailure('');
    try {
      await request('restoreChange', { params: { kind, id }, body: { to, revision: trial.revision }, quiet: true });
      toast('success', translate('changes.done'));
      onRestored();
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      setFailure(error.message);
      // Somebody may have changed it since: what it would do is asked anew.
      again();
    } finally {
      setBusy(false);
    }
  };
  const wrong = trial?.findings.filter(({ severity }) => severity === 'error') ?? [];
  const left = trial?.findings.filter(({ severity }) => severity !== 'error') ?? [];
  const isPossible = trial?.isPossible === true;
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={640}
      title={translate(name === '' ? 'changes.title' : 'changes.ask', { name })}
      okText={translate('changes.ok')}
      cancelText={translate(trial && !isPossible ? 'changes.close' : 'changes.cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: !isPossible }}
      onOk={() => void restore()}
      onCancel={onClose}
    >
      <div className="adit-timeline adit-changes-review" aria-busy={state.status === 'loading'}>
        {failure !== '' && <Alert showIcon type="error" role="alert" title={failure} />}
        {state.status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        {state.status === 'failed' && (
          <Alert
            showIcon
            type="error"
            title={state.message}
            action={
              <Button size="small" onClick={again}>
                {translate('changes.again')}
              </Button>
            }
          />
        )}
        {wrong.length > 0 && (
          <Alert
            showIcon
            type="error"
            role="alert"
            title={translate('changes.askCannot')}
            description={wrong.map(({ message }) => message).join(translate('list.separator'))}
          />
        )}
        {trial && wrong.length === 0 && (
          <p>{translate(trial.parts.length > 0 ? 'changes.askHow' : 'changes.askNothing')}</p>
        )}
        {left.map(({ message }) => (
          <Alert key={message} showIcon type="warning" title={message} />
        ))}
        {trial && <ChangedParts parts={trial.parts} isNew={isGone} />}
      </div>
    </Modal>
  );
}
