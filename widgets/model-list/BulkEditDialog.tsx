import './bulk-edit.css';
import { Alert, Button, Modal, Select } from 'antd';
import { type RefObject, useId, useMemo, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { readyToSubmit } from '../../engine/form/ready-to-submit.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import { plainNodes } from '../list-parts/plain-nodes.ts';
import { problemsOf } from '../list-parts/problems-of.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { bulkFields } from './bulk-edit.ts';
import { labelOf, type Model, type Row } from './model.ts';

interface Props {
  readonly model: Model;
  /** The records that are changed. */
  readonly rows: readonly Row[];
  /** What people call a record. */
  nameOf(id: string): string;
  /** Takes the focus afterwards where what led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onClose(): void;
  onChanged(): void;
}

/** One value for a field of several records, or for a few fields: all of the records are changed, or none. */
export function BulkEditDialog({ model, rows, nameOf, fallback, onClose, onChanged }: Props) {
  useReturnFocus(fallback);
  const { request, toast, translate, language } = useServices();
  const { registry, options } = useEngine();
  const [names, setNames] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const id = useId();
  const fields = useMemo(() => bulkFields(model), [model]);
  const form = useMemo(
    () => ({
      nodes: plainNodes(fields.filter(({ name }) => names.includes(name))),
      form: { labelPosition: 'top' as const },
    }),
    [fields, names],
  );
  const session = useFormSession(form, registry, typed);
  const count = rows.length;
  const choose = (next: readonly string[]) => {
    // What is filled in stays while another field is chosen.
    setTyped(session.values());
    setRefusal('');
    setNames(next);
  };
  const send = async () => {
    const isLocked = model.form.form?.concurrencyLock === true;
    const body = {
      rows: rows.map((row) => ({ id: row.id, ...(isLocked ? { revision: Number(row.revision) } : {}) })),
      data: JSON.stringify(session.submitValues()),
    };
    await request('updateRecords', { params: { id: model.id }, body, quiet: true });
    toast('success', translate('bulk.done', { count }));
    onChanged();
    onClose();
  };
  const submit = async () => {
    setRefusal('');
    setBusy(true);
    try {
      if ((await readyToSubmit(session, () => undefined)) === 'ready') await send();
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      const { id: refused, findings = [] } = error.data ?? {};
      const named = refused === undefined ? '' : nameOf(refused);
      setRefusal(named === '' ? error.message : translate('bulk.refused', { name: named, words: error.message }));
      session.report(problemsOf(findings, session));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={560}
      title={translate('bulk.title', { count, name: model.recordName })}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {translate('form.cancel')}
        </Button>,
        <WaitingButton
          key="save"
          type="primary"
          disabled={names.length === 0}
          busy={busy}
          onClick={() => void submit()}
        >
          {translate('bulk.save', { count })}
        </WaitingButton>,
      ]}
    >
      <div className="adit-bulk">
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <label htmlFor={id}>{translate('bulk.fields')}</label>
        <Select
          id={id}
          mode="multiple"
          autoFocus
          value={[...names]}
          placeholder={translate('bulk.choose')}
          optionFilterProp="label"
          options={fields.map(({ name }) => ({ value: name, label: labelOf(model, name, language) }))}
          onChange={(next: string[]) => choose(next)}
          getPopupContainer={bodyContainer}
        />
        {names.length > 0 && (
          <>
            <DocumentView
              session={session}
              registry={registry}
              idPrefix={`bulk-${model.id}-`}
              options={options}
              windowed={false}
            />
            <p className="adit-bulk-hint">{translate('bulk.hint', { count })}</p>
          </>
        )}
      </div>
    </Modal>
  );
}
