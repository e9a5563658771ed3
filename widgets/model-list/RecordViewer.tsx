import './record-print.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Modal, Skeleton } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hearReload } from '../../engine/contract/reload-news.ts';
import { useServices } from '../../engine/contract/services.ts';
import { linkToRecord } from '../../engine/schema/routes/record-link.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { widthOf } from '../list-parts/width-of.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { useDrawerFocus } from '../shared/use-drawer-focus.tsx';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { cellText } from './cell-text.ts';
import { FailedState } from './ListState.tsx';
import type { ListColumn, Model, Row } from './model.ts';
import { printRecord } from './print-record.ts';
import { RecordPanes, type ViewerPane } from './RecordPanes.tsx';
import { RecordTools } from './RecordTools.tsx';
import type { RowActions } from './row-buttons.ts';
import { useHistory } from './use-history.ts';
import { rowOfRecord, useRecord } from './use-record.ts';
import { ViewerFooter } from './ViewerFooter.tsx';

interface Props {
  readonly model: Model;
  readonly recordId: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly offset: number;
  readonly columns: readonly ListColumn[];
  readonly buttons: Buttons;
  /** The button of one's own that is under way. */
  readonly running: string | null;
  readonly onOwn: RowActions['own'];
  /** Back from changing it: the focus returns to the button that led there. */
  readonly edited: boolean;
  onStep(id: string): void;
  onEdit(id: string): void;
  onRemove(id: string): void;
  onClose(): void;
}

/** One record to read, in the places where its form has them; ↑ and ↓ step through the list without closing. */
export function RecordViewer(props: Props) {
  const { model, recordId, rows, total, offset, columns, buttons, edited, onStep, onEdit, onRemove, onClose } = props;
  const { running, onOwn } = props;
  const { translate, language, timeZone, command, toast } = useServices();
  const { state, again } = useRecord(model, recordId);
  const history = useHistory(model.id, recordId);
  const [pane, setPane] = useState<ViewerPane>('details');
  const [isWide, setWide] = useState(false);
  // A step of a button has changed something.
  const { renew } = history;
  useEffect(() => {
    const reload = () => {
      again();
      renew();
    };
    return hearReload(reload);
  }, [again, renew]);
  const late = useDelayed(state.status === 'loading');
  const phone = usePhone();
  const editButton = useRef<HTMLButtonElement>(null);
  const drawerFocus = useDrawerFocus(edited ? editButton : undefined);
  const at = rows.findIndex(({ id }) => id === recordId);
  const [before, after] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  const row = rows[at] ?? (state.status === 'ready' ? rowOfRecord(state.record) : undefined);
  useStepKeys(before, after, onStep);

  const [identity, second] = columns;
  const words = { language, translate, timeZone };
  // One that was opened from elsewhere may be on no page of the list.
  const shown = row ?? (state.status === 'ready' ? rowOfRecord(state.record) : undefined);
  const name = shown && identity ? cellText(identity, shown, words) : '';
  const title = (
    <span className="adit-viewer-title">
      {name || translate('view.title')}
      {shown && second && (
        <span className="adit-viewer-state">
          <Cell listed={second} row={shown} text={cellText(second, shown, words)} />
        </span>
      )}
    </span>
  );
  const steps = at >= 0 && (
    <span className="adit-viewer-steps">
      <Step name={translate('view.previous')} keys="↑" icon={<LeftOutlined />} to={before} onStep={onStep} />
      <span>
        {offset + at + 1} / {total}
      </span>
      <Step name={translate('view.next')} keys="↓" icon={<RightOutlined />} to={after} onStep={onStep} />
    </span>
  );
  // Nothing can be done with a record that is not there.
  const isThere = state.status !== 'failed';
  const footer = isThere ? (
    <ViewerFooter
      buttons={buttons}
      row={shown ?? null}
      running={running}
      editButton={editButton}
      onOwn={onOwn}
      onEdit={() => onEdit(recordId)}
      onRemove={() => onRemove(recordId)}
      onClose={onClose}
    />
  ) : (
    <div className="adit-viewer-footer">
      <span className="adit-list-space" />
      <Button onClick={onClose}>{translate('form.close')}</Button>
    </div>
  );
  const body = () => {
    if (state.status === 'failed') return <FailedState message={state.message} onAgain={again} />;
    if (state.status === 'ready')
      return (
        <RecordPanes
          key={recordId}
          model={model}
          record={state.record}
          history={history}
          pane={pane}
          onPane={setPane}
        />
      );
    return late && <Skeleton active className="adit-entry-wait" paragraph={{ rows: 10 }} />;
  };
  const settings = model.form.form ?? {};
  const usual = phone ? 'fullScreen' : (settings.popupType ?? 'drawer');
  const kind = isWide && usual === 'general' ? 'fullScreen' : usual;
  const copyLink = () =>
    command('copy', { value: linkToRecord(window.location.href, model.id, recordId) }, { quiet: true }).then(
      () => toast('success', translate('view.linkCopied')),
      () => toast('error', translate('view.notCopied')),
    );
  const extra = (
    <span className="adit-viewer-extra">
      {steps}
      {isThere && (
        <RecordTools
          isFull={isWide}
          onFull={usual === 'fullScreen' ? undefined : () => setWide(!isWide)}
          onLink={copyLink}
          onPrint={() => printRecord(name || model.name, () => setPane('details'))}
        />
      )}
    </span>
  );
  if (kind === 'drawer') {
    return (
      <Drawer
        open
        getContainer={bodyContainer}
        {...drawerFocus}
        className="adit-viewer"
        closable={{ placement: 'end' }}
        size={isWide ? '100%' : widthOf(settings.drawerWidth, 960)}
        onClose={onClose}
        title={title}
        extra={extra}
        footer={footer}
      >
        {body()}
      </Drawer>
    );
  }
  const full = kind === 'fullScreen';
  return (
    <Modal
      open
      getContainer={bodyContainer}
      afterOpenChange={(shown) => shown && edited && editButton.current?.focus()}
      className={full ? 'adit-viewer adit-entry-full' : 'adit-viewer'}
      width={full ? '100%' : widthOf(settings.generalWidth, 800)}
      centered={!full}
      onCancel={onClose}
      title={
        <span className="adit-viewer-head">
          {title}
          {extra}
        </span>
      }
      footer={footer}
    >
      {body()}
    </Modal>
  );
}

interface StepProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: ReactNode;
  readonly to: Row | undefined;
  onStep(id: string): void;
}

function Step({ name, keys, icon, to, onStep }: StepProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={name}
      title={`${name} ${keys}`}
      disabled={!to}
      onClick={() => to && onStep(to.id)}
    />
  );
}

const ownKeys = 'input, textarea, select, [role=grid], [role=tablist], [role=menu], .ant-modal-confirm';

/** ↑ and ↓ step, unless what has the focus uses them itself. */
function useStepKeys(before: Row | undefined, after: Row | undefined, onStep: (id: string) => void): void {
  const now = useRef({ before, after, onStep });
  now.current = { before, after, onStep };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTaken = event.target instanceof Element && event.target.closest(ownKeys);
      if (isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { before: up, after: down, onStep: step } = now.current;
      const next = event.key === 'ArrowUp' ? up : event.key === 'ArrowDown' ? down : undefined;
      if (!next) return;
      event.preventDefault();
      step(next.id);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
