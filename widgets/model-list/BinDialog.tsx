import './bin.css';
import { Alert, Button, Modal, Skeleton } from 'antd';
import { type RefObject, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { BinRows } from './BinRows.tsx';
import { FailedState, ListState } from './ListState.tsx';
import type { Model } from './model.ts';
import { namesOfFew } from './record-words.ts';
import { useBin } from './use-bin.ts';

interface Props {
  readonly model: Model;
  /** Takes the focus afterwards where what led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Records have come back. */
  onRestored(): void;
}

const nothing: ReadonlySet<string> = new Set();

/** What was deleted in a list and can come back: chosen, then restored, or removed for good by who may do that. */
export function BinDialog({ model, fallback, onClose, onRestored }: Props) {
  useReturnFocus(fallback);
  const { confirm, request, toast, translate } = useServices();
  const { held, failure, reload, more, isWhole } = useBin(model.id);
  const [chosen, setChosen] = useState(nothing);
  const [busy, setBusy] = useState<'restore' | 'purge' | null>(null);
  const [refusal, setRefusal] = useState('');
  const late = useDelayed(held === undefined && failure === '');
  const rows = held?.list ?? [];
  const ids = rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const count = ids.length;
  const labels = rows.flatMap(({ id, label }) => (chosen.has(id) ? [label] : []));
  const choose = (next: ReadonlySet<string>) => {
    setRefusal('');
    setChosen(next);
  };

  const send = async (kind: 'restore' | 'purge') => {
    setBusy(kind);
    setRefusal('');
    try {
      const call = kind === 'restore' ? 'restoreRecords' : 'purgeRecords';
      await request(call, { params: { id: model.id }, body: { ids }, quiet: true });
      toast('success', translate(kind === 'restore' ? 'bin.restored' : 'bin.purged', { count }));
      setChosen(nothing);
      if (kind === 'restore') onRestored();
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(null);
      reload();
    }
  };
  const purge = async () => {
    const named = namesOfFew(labels, translate);
    const sure = await confirm({
      title:
        named === null
          ? translate('bin.purgeCounted', { count, name: model.recordName })
          : translate('bin.purgeNamed', { name: model.recordName, labels: named }),
      text: translate('list.removeText'),
      okText: translate('bin.purgeSome', { count }),
      danger: true,
    });
    if (sure) await send('purge');
  };

  const footer = (
    <div className="adit-bin-footer">
      {held?.mayPurge && rows.length > 0 && (
        <WaitingButton type="text" danger disabled={count === 0} busy={busy === 'purge'} onClick={() => void purge()}>
          {translate(count > 0 ? 'bin.purgeSome' : 'bin.purge', { count })}
        </WaitingButton>
      )}
      <span className="adit-list-space" />
      {rows.length > 0 && (
        <span className="adit-bin-chosen" aria-live="polite">
          {translate(count > 0 ? 'bin.chosen' : 'bin.chooseFirst', { count })}
        </span>
      )}
      <Button onClick={onClose}>{translate('form.close')}</Button>
      {rows.length > 0 && (
        <WaitingButton
          type="primary"
          disabled={count === 0}
          busy={busy === 'restore'}
          onClick={() => void send('restore')}
        >
          {translate(count > 0 ? 'bin.restoreSome' : 'bin.restore', { count })}
        </WaitingButton>
      )}
    </div>
  );
  const body = () => {
    if (failure && !held) return <FailedState message={failure} onAgain={reload} />;
    if (!held) return late && <Skeleton active paragraph={{ rows: 5 }} />;
    const hint = translate('bin.hint', { days: limits.binDays });
    if (rows.length === 0) return <ListState picture="empty" title={translate('bin.empty')} text={hint} />;
    return (
      <>
        <p className="adit-bin-hint">{hint}</p>
        {(refusal || failure) && (
          <Alert className="adit-bin-refusal" type="error" showIcon title={refusal || failure} />
        )}
        <BinRows rows={rows} chosen={chosen} onChoose={choose} />
        {held.total > rows.length && !isWhole && (
          <Button type="link" size="small" onClick={more}>
            {translate('list.moreRows', { count: held.total - rows.length })}
          </Button>
        )}
      </>
    );
  };
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={800}
      className="adit-bin-dialog"
      title={translate('bin.titleOf', { name: model.name })}
      onCancel={onClose}
      footer={footer}
    >
      {body()}
    </Modal>
  );
}
