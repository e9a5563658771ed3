import { Button, Drawer, Modal, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { EntryForm } from './EntryForm.tsx';
import { ListState } from './ListState.tsx';
import type { Model } from './model.ts';
import { useRecord } from './use-record.ts';

interface Props {
  readonly model: Model;
  /** Null: a new record. */
  readonly recordId: string | null;
  onClose(): void;
  onSaved(): void;
}

/** The entry form as its settings say: a dialog (general), a page of its own (full screen), or a drawer. */
export function RecordDialog({ model, recordId, onClose, onSaved }: Props) {
  const { translate } = useServices();
  const { state, again } = useRecord(model, recordId);
  const [round, setRound] = useState(0);
  const [ask, setAsk] = useState<{ leave: () => Promise<boolean> } | null>(null);
  const settings = model.form.form ?? {};
  const phone = usePhone();
  const kind = phone ? 'fullScreen' : (settings.popupType ?? 'general');
  const title = translate(recordId === null ? 'form.add' : 'form.edit', { name: model.name });
  const close = async () => {
    if (!ask || (await ask.leave())) onClose();
  };
  const body =
    state.status === 'loading' ? (
      <Skeleton active paragraph={{ rows: 8 }} />
    ) : state.status === 'failed' ? (
      <ListState
        picture="broken"
        title={translate('form.failed')}
        text={state.message}
        actions={<Button onClick={again}>{translate('list.again')}</Button>}
      />
    ) : (
      <EntryForm
        key={`${recordId ?? 'new'}-${round}`}
        model={model}
        record={state.record}
        onLeaveGuard={setAsk}
        onCancel={close}
        onSaved={(another) => {
          onSaved();
          if (another) setRound((count) => count + 1);
          else onClose();
        }}
      />
    );
  const shared = { open: true, title, mask: { closable: false }, keyboard: true, destroyOnHidden: true } as const;
  if (kind === 'drawer') {
    return (
      <Drawer {...shared} className="adit-entry" size={widthOf(settings.drawerWidth, 960)} onClose={close}>
        {body}
      </Drawer>
    );
  }
  const full = kind === 'fullScreen';
  return (
    <Modal
      {...shared}
      className={full ? 'adit-entry adit-entry-full' : 'adit-entry'}
      width={full ? '100%' : widthOf(settings.generalWidth, 800)}
      centered={!full}
      footer={null}
      onCancel={close}
    >
      {body}
    </Modal>
  );
}

/** `600px` or a share of the window; never wider than it. */
export function widthOf(stored: string | undefined, usual: number): number | string {
  if (stored?.endsWith('%')) return stored;
  const px = Number.parseInt(stored ?? '', 10);
  return Math.min(Number.isFinite(px) && px > 200 ? px : usual, window.innerWidth);
}

export function usePhone(): boolean {
  const query = `(max-width: ${limits.phoneBelowPx - 1}px)`;
  const [phone, setPhone] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const change = () => setPhone(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, [query]);
  return phone;
}
