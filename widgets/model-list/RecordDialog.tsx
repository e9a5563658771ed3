import './record-print.css';
import { Drawer, Modal, Skeleton, Tag } from 'antd';
import { type CSSProperties, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { createThrottle } from '../../engine/schema/helpers/throttle.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { cssWidth, widthOf } from '../list-parts/width-of.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { useDrawerFocus } from '../shared/use-drawer-focus.tsx';
import { EntryForm } from './EntryForm.tsx';
import { FailedState } from './ListState.tsx';
import type { Below, Model } from './model.ts';
import { printRecord } from './print-record.ts';
import { RecordTools } from './RecordTools.tsx';
import type { LeaveGuard } from './use-draft.ts';
import { useRecord } from './use-record.ts';

interface Props {
  readonly model: Model;
  /** Null: a new record. */
  readonly recordId: string | null;
  /** A new record stands under it to begin with. */
  readonly below?: Below | undefined;
  onClose(): void;
  onSaved(): void;
  /** Shows the record once it is saved; left out where that is what comes next anyway. */
  readonly onOpenSaved?: ((id: string) => void) | undefined;
}

/** The entry form as its settings say: a dialog (general), a page of its own (full screen), or a drawer. */
export function RecordDialog({ model, recordId, below, onClose, onSaved, onOpenSaved }: Props) {
  const { translate } = useServices();
  const { state, again } = useRecord(model, recordId);
  const [round, setRound] = useState(0);
  // Outlives the form: the rest of a double press would meet the next one, empty.
  const [addThrottle] = useState(createThrottle);
  const [guard, setGuard] = useState<LeaveGuard | null>(null);
  const [keptAt, setKeptAt] = useState('');
  const [isWide, setWide] = useState(false);
  const late = useDelayed(state.status === 'loading');
  const settings = model.form.form ?? {};
  const phone = usePhone();
  const drawerFocus = useDrawerFocus();
  const usual = phone ? 'fullScreen' : (settings.popupType ?? 'general');
  const kind = isWide && usual === 'general' ? 'fullScreen' : usual;
  const close = async () => {
    if (!guard || (await guard.leave())) onClose();
  };
  const name = translate(recordId === null ? 'form.add' : 'form.edit', { name: model.recordName });
  const title = (
    <span className="adit-entry-title">
      {name}
      {keptAt && <Tag>{translate('form.kept', { at: keptAt })}</Tag>}
    </span>
  );
  const tools = !phone && (
    <RecordTools
      isFull={isWide}
      onFull={usual === 'fullScreen' ? undefined : () => setWide(!isWide)}
      onPrint={() => printRecord(name)}
    />
  );
  const body = () => {
    if (state.status === 'loading')
      return late && <Skeleton active className="adit-entry-wait" paragraph={{ rows: 8 }} />;
    if (state.status === 'failed')
      return <FailedState title={translate('form.failed')} message={state.message} onAgain={again} />;
    return (
      <EntryForm
        key={`${recordId ?? 'new'}-${round}`}
        model={model}
        record={state.record}
        below={below}
        addThrottle={addThrottle}
        onLeaveGuard={setGuard}
        onKept={setKeptAt}
        onCancel={close}
        onOpenSaved={onOpenSaved}
        onSaved={(another) => {
          onSaved();
          setKeptAt('');
          if (another) setRound((count) => count + 1);
          else onClose();
        }}
      />
    );
  };
  // A press beside the form is no wish to leave it.
  const shared = { open: true, getContainer: bodyContainer, mask: { closable: false }, keyboard: true } as const;
  if (kind === 'drawer') {
    return (
      <Drawer
        {...shared}
        {...drawerFocus}
        className="adit-entry"
        closable={{ placement: 'end' }}
        size={isWide ? '100%' : widthOf(settings.drawerWidth, 960)}
        title={title}
        extra={tools}
        onClose={close}
      >
        {body()}
      </Drawer>
    );
  }
  const full = kind === 'fullScreen';
  const style: CSSProperties & Record<`--${string}`, string | number> = {
    '--adit-full-width': cssWidth(widthOf(settings.fullScreenWidth, window.innerWidth)),
  };
  return (
    <Modal
      {...shared}
      style={style}
      className={full ? 'adit-entry adit-entry-full' : 'adit-entry'}
      width={full ? '100%' : widthOf(settings.generalWidth, 800)}
      centered={!full}
      footer={null}
      title={
        <span className="adit-viewer-head">
          {title}
          {tools}
        </span>
      }
      onCancel={close}
    >
      {body()}
    </Modal>
  );
}
