import { Alert, Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type DocumentHandle, DocumentView } from '../../engine/render/DocumentView.tsx';
import { useEngine } from '../../engine/render/engine-context.ts';
import { ProblemSummary } from '../../engine/render/ProblemSummary.tsx';
import { isRequestFailure, useServices } from '../../engine/render/services.ts';
import { useFormSession } from '../../engine/render/use-form-session.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Conflict, conflictOf } from './conflict.ts';
import type { Model } from './model.ts';
import { problemsOf } from './problems-of.ts';
import { useDraft } from './use-draft.ts';
import type { LoadedRecord } from './use-record.ts';

interface Props {
  readonly model: Model;
  readonly record: LoadedRecord;
  /** Handed the question that has to be asked before the form is closed; null while nothing would be lost. */
  onLeaveGuard(guard: { leave: () => Promise<boolean> } | null): void;
  onCancel(): void;
  onSaved(another: boolean): void;
}

/** Fills in or changes one record. A second submit of the same entry makes no second row: the entry has one key. */
export function EntryForm({ model, record, onLeaveGuard, onCancel, onSaved }: Props) {
  const services = useServices();
  const { translate, language, request, toast } = services;
  const { registry, options } = useEngine();
  const [values, setValues] = useState(record.id === null ? undefined : record.values);
  const [revision, setRevision] = useState(record.revision);
  const session = useFormSession(model.form, registry, values);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState<'save' | 'another' | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [entryKey] = useState(() => crypto.randomUUID());
  const view = useRef<DocumentHandle>(null);
  const idPrefix = `entry-${model.id}-`;
  const draft = useDraft(model.id, record.id, session, onLeaveGuard);
  const settings = model.form.form ?? {};

  const submit = useCallback(
    async (another: boolean) => {
      if (busy) return;
      if (session.validate().length > 0 || session.document.blocking.length > 0) {
        setAttempt((count) => count + 1);
        return;
      }
      setBusy(another ? 'another' : 'save');
      const data = JSON.stringify(session.submitValues());
      try {
        if (record.id === null) {
          await request('createRecord', {
            params: { id: model.id },
            body: { data },
            idempotencyKey: entryKey,
            quiet: true,
          });
        } else {
          const params = { id: model.id, dataId: record.id };
          await request('updateRecord', { params, body: { data, revision }, quiet: true });
        }
        draft.done();
        toast('success', translate('form.saved'));
        onSaved(another);
      } catch (error) {
        if (!isRequestFailure(error)) throw error;
        const found = conflictOf(error, session, record);
        if (found) setConflict(found);
        else if (error.data?.findings) {
          session.report(problemsOf(error.data.findings, session));
          setAttempt((count) => count + 1);
        }
        if (!found) toast('error', error.message);
      } finally {
        setBusy(null);
      }
    },
    [busy, session, record, revision, request, model.id, entryKey, draft, toast, translate, onSaved],
  );

  const submitNow = useRef(submit);
  submitNow.current = submit;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || event.isComposing || event.defaultPrevented)
        return;
      event.preventDefault();
      void submitNow.current(false);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  return (
    <div className="adit-entry-form">
      <div className="adit-entry-body">
        {draft.found && (
          <Alert
            className="adit-entry-draft"
            type="info"
            showIcon
            title={translate('form.draft')}
            action={
              <>
                <Button size="small" type="link" onClick={() => draft.use()}>
                  {translate('form.draftUse')}
                </Button>
                <Button size="small" type="text" onClick={() => draft.drop()}>
                  {translate('form.draftDrop')}
                </Button>
              </>
            }
          />
        )}
        <ProblemSummary session={session} attempt={attempt} reveal={(name) => view.current?.reveal(name)} />
        <DocumentView
          ref={view}
          session={session}
          registry={registry}
          options={options}
          idPrefix={idPrefix}
          displayValues={record.display}
        />
      </div>
      <footer className="adit-entry-footer">
        <span className="adit-entry-keys">
          <kbd className="adit-key">Ctrl Enter</kbd> {translate('form.save')} <kbd className="adit-key">Esc</kbd>{' '}
          {translate('form.close')}
        </span>
        {settings.hasCancelBtn !== false && (
          <Button onClick={onCancel}>
            {localText(settings.cancelButtonText, language).trim() || translate('form.cancel')}
          </Button>
        )}
        {record.id === null && settings.hasConfirmAndAddBtn !== false && (
          <Button loading={busy === 'another'} onClick={() => submit(true)}>
            {translate('form.saveAndAdd')}
          </Button>
        )}
        {settings.hasConfirmBtn !== false && (
          <Button type="primary" loading={busy === 'save'} onClick={() => submit(false)}>
            {localText(settings.confirmButtonText, language).trim() || translate('form.save')}
          </Button>
        )}
      </footer>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          model={model}
          onCancel={() => setConflict(null)}
          onResolved={(merged) => {
            setRevision(conflict.revision);
            setValues(merged);
            setConflict(null);
          }}
        />
      )}
    </div>
  );
}
