import { CopyOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { useEngine } from '../../engine/render/engine-context.ts';
import { useServices } from '../../engine/render/services.ts';
import { useFormSession } from '../../engine/render/use-form-session.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { Buttons } from './buttons.ts';
import { cellContent } from './cell-text.tsx';
import { ListState } from './ListState.tsx';
import type { ListColumn, Model, Row } from './model.ts';
import { usePhone, widthOf } from './RecordDialog.tsx';
import { type LoadedRecord, useRecord } from './use-record.ts';

interface Props {
  readonly model: Model;
  readonly recordId: string;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly offset: number;
  readonly columns: readonly ListColumn[];
  readonly buttons: Buttons;
  onStep(id: string): void;
  onEdit(id: string): void;
  onRemove(id: string): void;
  onClose(): void;
}

/** One record to read, in the places where its form has them; ↑ and ↓ step through the list without closing. */
export function RecordViewer(props: Props) {
  const { model, recordId, rows, total, offset, columns, buttons, onStep, onEdit, onRemove, onClose } = props;
  const { translate, language } = useServices();
  const { state, again } = useRecord(model, recordId);
  const phone = usePhone();
  const at = rows.findIndex(({ id }) => id === recordId);
  const [before, row, after] = [rows[at - 1], rows[at], rows[at + 1]];
  const step = useRef({ before, after });
  step.current = { before, after };

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inControl =
        event.target instanceof Element && event.target.closest('input, textarea, [role=grid], .ant-modal');
      if (inControl || event.altKey || event.ctrlKey || event.metaKey) return;
      const next =
        event.key === 'ArrowUp' ? step.current.before : event.key === 'ArrowDown' ? step.current.after : undefined;
      if (!next) return;
      event.preventDefault();
      onStep(next.id);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onStep]);

  const [identity, second] = columns;
  const words = { language, translate };
  const title = row && identity ? String(row[identity.column.prop] ?? '') : '';
  return (
    <Drawer
      open
      className="adit-viewer"
      size={phone ? window.innerWidth : widthOf(model.form.form?.drawerWidth, 960)}
      onClose={onClose}
      title={
        <span className="adit-viewer-title">
          {title || translate('view.title')}
          {row && second && <span className="adit-viewer-state">{cellContent(second, row, words)}</span>}
        </span>
      }
      extra={
        at >= 0 && (
          <span className="adit-viewer-steps">
            <Button
              type="text"
              icon={<LeftOutlined />}
              aria-label={translate('view.previous')}
              title={`${translate('view.previous')} ↑`}
              disabled={!before}
              onClick={() => before && onStep(before.id)}
            />
            <span>
              {offset + at + 1} / {total}
            </span>
            <Button
              type="text"
              icon={<RightOutlined />}
              aria-label={translate('view.next')}
              title={`${translate('view.next')} ↓`}
              disabled={!after}
              onClick={() => after && onStep(after.id)}
            />
          </span>
        )
      }
      footer={
        <div className="adit-viewer-footer">
          {buttons.remove && (
            <Button type="text" danger onClick={() => onRemove(recordId)}>
              {translate('list.remove')}
            </Button>
          )}
          <span className="adit-columns-space" />
          <Button onClick={onClose}>{translate('form.close')}</Button>
          {buttons.edit && (
            <Button type="primary" onClick={() => onEdit(recordId)}>
              {translate('list.edit')}
            </Button>
          )}
        </div>
      }
    >
      {state.status === 'loading' && <Skeleton active paragraph={{ rows: 10 }} />}
      {state.status === 'failed' && (
        <ListState
          picture="broken"
          title={translate('list.failed')}
          text={state.message}
          actions={<Button onClick={again}>{translate('list.again')}</Button>}
        />
      )}
      {state.status === 'ready' && <RecordBody model={model} record={state.record} />}
    </Drawer>
  );
}

function RecordBody({ model, record }: { readonly model: Model; readonly record: LoadedRecord }) {
  const { translate, command, toast } = useServices();
  const { registry, options } = useEngine();
  const session = useFormSession(model.form, registry, record.values);
  const { creatorTime, creatorUser, lastModifyTime, lastModifyUser } = record.display;
  const when = (time: unknown) =>
    typeof time === 'string' && time.includes('T') ? formatInstant(time, 'YYYY-MM-DD HH:mm') : String(time ?? '');
  const facts: [string, string][] = [
    [translate('view.created'), [creatorUser, when(creatorTime)].filter(Boolean).join('，')],
    [translate('view.modified'), [lastModifyUser, when(lastModifyTime)].filter(Boolean).join('，')],
    [translate('view.revision'), String(record.revision)],
  ];
  return (
    <div className="adit-viewer-body">
      <DocumentView
        session={session}
        registry={registry}
        options={options}
        mode="view"
        idPrefix={`view-${model.id}-`}
        displayValues={record.display}
      />
      <aside className="adit-viewer-facts" aria-label={translate('view.info')}>
        <h3>{translate('view.info')}</h3>
        <dl>
          {facts.map(([name, value]) =>
            value === '' ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
          <div>
            <dt>{translate('view.number')}</dt>
            <dd>
              <code>{record.id}</code>
              <Button
                type="text"
                size="small"
                icon={<CopyOutlined />}
                aria-label={translate('view.copy')}
                onClick={() =>
                  command('copy', { value: record.id }).then(() => toast('success', translate('view.copied')))
                }
              />
            </dd>
          </div>
        </dl>
      </aside>
    </div>
  );
}
