import { Alert, Button, Input, Modal, Tag } from 'antd';
import { useId, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import type { StepKind } from './use-grants.ts';

/** Until when what is added counts, and why. */
export interface Terms {
  readonly validTo?: string;
  readonly reason?: string;
}

/** What is known of a change before it is made. */
export interface ToldChange {
  readonly added: readonly ChangedLine[];
  readonly removed: readonly ChangedLine[];
  readonly counts: { readonly added: number; readonly removed: number };
}

interface ChangedLine {
  readonly kind: StepKind;
  readonly id: string;
  readonly fullName: string;
}

interface Props {
  readonly change: ToldChange;
  /** What it does, in a sentence or two. */
  readonly says: readonly string[];
  /** Whether what is added may have a last day. */
  readonly hasEnd: boolean;
  /** @throws RequestFailure, which is said here */
  onConfirm(terms: Terms): Promise<void>;
  /** Somebody else has changed it meanwhile: compares anew; absent where nothing can be stale. */
  onStale?(): void;
  onClose(): void;
}

/** What will change and whom it reaches, before it is done. Source: administration B4, B5 */
export function GrantReview({ change, says, hasEnd, onConfirm, onStale, onClose }: Props) {
  useFocusBack();
  const { translate } = useServices();
  const [validTo, setValidTo] = useState('');
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly isStale: boolean } | null>(null);
  const id = useId();
  const { added, removed, counts } = change;
  const confirm = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(null);
    try {
      await onConfirm({ ...(validTo ? { validTo } : {}), ...(reason.trim() ? { reason: reason.trim() } : {}) });
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      setRefusal({ text: error.message, isStale: error.code === 409 });
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={560}
      title={translate('grant.review')}
      okText={translate('grant.confirm')}
      cancelText={translate('grant.cancel')}
      confirmLoading={isBusy}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <div className="adit-grant-review">
        {says.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {refusal && (
          <Alert
            showIcon
            type="error"
            title={refusal.text}
            action={
              refusal.isStale &&
              onStale && (
                <Button size="small" onClick={onStale}>
                  {translate('grant.stale')}
                </Button>
              )
            }
          />
        )}
        <Changed title={translate('grant.added')} color="success" lines={added} count={counts.added} />
        <Changed title={translate('grant.removed')} color="error" lines={removed} count={counts.removed} />
        <div className="adit-grant-terms">
          {hasEnd && counts.added > 0 && (
            <>
              <label htmlFor={`${id}-until`}>{translate('grant.validTo')}</label>
              <Input
                id={`${id}-until`}
                type="date"
                value={validTo}
                placeholder={translate('grant.forever')}
                onChange={({ target }) => setValidTo(target.value)}
              />
            </>
          )}
          <label htmlFor={`${id}-why`}>{translate('grant.reason')}</label>
          <Input.TextArea
            id={`${id}-why`}
            autoSize={{ minRows: 2, maxRows: 5 }}
            maxLength={limits.noteLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </div>
    </Modal>
  );
}

interface ChangedProps {
  readonly title: string;
  readonly color: 'success' | 'error';
  readonly lines: readonly ChangedLine[];
  readonly count: number;
}

function Changed({ title, color, lines, count }: ChangedProps) {
  const { translate } = useServices();
  const most = 40;
  if (count === 0) return null;
  const shown = lines.slice(0, most);
  return (
    <section aria-label={title}>
      <h4>{`${title} ${count}`}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <ul className="adit-grant-changed" tabIndex={0} aria-label={title}>
        {shown.map(({ kind, id, fullName }) => (
          <li key={`${kind} ${id}`}>
            <Tag color={color}>{`${translate(`grant.step.${kind}`)} · ${fullName}`}</Tag>
          </li>
        ))}
        {count > shown.length && <li>{translate('grant.more', { count: count - shown.length })}</li>}
      </ul>
    </section>
  );
}
