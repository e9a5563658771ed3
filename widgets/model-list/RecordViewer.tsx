import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Modal, Skeleton } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { inBody } from '../shared/in-body.ts';
import { useDrawerFocus } from '../shared/use-drawer-focus.tsx';
import type { Buttons } from './buttons.ts';
import { Cell } from './Cell.tsx';
import { cellText } from './cell-text.ts';
import { FailedState } from './ListState.tsx';
import type { ListColumn, Model, Row } from './model.ts';
import { RecordBody } from './RecordBody.tsx';
import type { RowActions } from './row-buttons.ts';
import { useLate } from './use-late.ts';
import { usePhone } from './use-phone.ts';
import { rowOfRecord, useRecord } from './use-record.ts';
import { ViewerFooter } from './ViewerFooter.tsx';
import { widthOf } from './width-of.ts';

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
  const { translate, language, timeZone } = useServices();
  const { state, again } = useRecord(model, recordId);
  // A step of a button has changed something.
  useEffect(() => {
    window.addEventListener('adit:reload', again);
    return () => window.removeEventListener('adit:reload', again);
  }, [again]);
  const late = useLate(state.status === 'loading');
  const phone = usePhone();
  const editButton = useRef<HTMLButtonElement>(null);
  const drawerFocus = useDrawerFocus(edited ? editButton : undefined);
  const at = rows.findIndex(({ id }) => id === recordId);
  const [before, row, after] = [rows[at - 1], rows[at], rows[at + 1]];
  useStepKeys(before, after, onStep);

  const [identity, second] = columns;
  const words = { language, translate, timeZone };
  const name = row && identity ? cellText(identity, row, words) : '';
  const title = (
    <span className="adit-viewer-title">
      {name || translate('view.title')}
      {row && second && (
        <span className="adit-viewer-state">
          <Cell listed={second} row={row} text={cellText(second, row, words)} />
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
  const footer = (
    <ViewerFooter
      buttons={buttons}
      row={row ?? (state.status === 'ready' ? rowOfRecord(state.record) : null)}
      running={running}
      editButton={editButton}
      onOwn={onOwn}
      onEdit={() => onEdit(recordId)}
      onRemove={() => onRemove(recordId)}
      onClose={onClose}
    />
  );
  const body = () => {
    if (state.status === 'failed') return <FailedState message={state.message} onAgain={again} />;
    if (state.status === 'ready') return <RecordBody key={recordId} model={model} record={state.record} />;
    return late && <Skeleton active className="adit-entry-wait" paragraph={{ rows: 10 }} />;
  };
  const settings = model.form.form ?? {};
  const kind = phone ? 'fullScreen' : (settings.popupType ?? 'drawer');
  if (kind === 'drawer') {
    return (
      <Drawer
        open
        getContainer={inBody}
        {...drawerFocus}
        className="adit-viewer"
        closable={{ placement: 'end' }}
        size={widthOf(settings.drawerWidth, 960)}
        onClose={onClose}
        title={title}
        extra={steps}
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
      getContainer={inBody}
      afterOpenChange={(shown) => shown && edited && editButton.current?.focus()}
      className={full ? 'adit-viewer adit-entry-full' : 'adit-viewer'}
      width={full ? '100%' : widthOf(settings.generalWidth, 800)}
      centered={!full}
      onCancel={onClose}
      title={
        <span className="adit-viewer-head">
          {title}
          {steps}
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
