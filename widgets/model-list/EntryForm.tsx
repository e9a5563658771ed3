import { Alert, Button, ConfigProvider } from 'antd';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ActingContext } from '../../engine/contract/acting.ts';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { OwnRecord } from '../../engine/contract/own-record.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useTimeAgo } from '../../engine/contract/use-time-ago.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { type DocumentHandle, DocumentView } from '../../engine/render/DocumentView.tsx';
import { ProblemSummary } from '../../engine/render/ProblemSummary.tsx';
import { noActs } from '../../engine/schema/acts/acts.ts';
import type { Throttle } from '../../engine/schema/helpers/throttle.ts';
import { useControlKey } from '../list-parts/use-control-key.ts';
import { useFirstFocus } from '../list-parts/use-first-focus.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Base, type Conflict, mergeThree, type Values } from './conflict.ts';
import { EntryFooter } from './EntryFooter.tsx';
import { fittingValues } from './kept-drafts.ts';
import { type Below, labelOf, type Model, ownRecord } from './model.ts';
import { bornBelow } from './parent-field.ts';
import { type LeaveGuard, useDraft } from './use-draft.ts';
import type { LoadedRecord } from './use-record.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  readonly model: Model;
  readonly record: LoadedRecord;
  /** Of a tree table: the row that a new record stands under to begin with. */
  readonly below?: Below | undefined;
  /** It stands in a page among other things: it takes no focus, and hears keys only while it has it. */
  readonly standing?: boolean;
  /** Of “save and add another”; left out where no form follows. */
  readonly addThrottle?: Throttle;
  /** Handed the question that has to be asked before the form is closed; null while nothing would be lost. */
  onLeaveGuard(guard: LeaveGuard | null): void;
  /** The entry is kept on this machine since `at`, `HH:mm`. */
  onKept(at: string): void;
  onCancel(): void;
  onSaved(another: boolean): void;
  /** Shows what was saved, where another page can. */
  readonly onOpenSaved?: ((id: string) => void) | undefined;
}

/** Targets for a thumb. Source: look, measures. */
const phoneTheme = { cssVar: { key: 'adit-phone' }, token: { controlHeightLG: 44 } };

/** Fills in or changes one record. */
export function EntryForm(props: Props) {
  const {
    model,
    record,
    below,
    standing = false,
    addThrottle,
    onLeaveGuard,
    onKept,
    onCancel,
    onSaved,
    onOpenSaved,
  } = props;
  const { translate, language, toast } = useServices();
  const { registry, options } = useEngine();
  const ago = useTimeAgo();
  const [opening] = useState(record.id === null ? undefined : record.values);
  const [base, setBase] = useState<Base>(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  // A phone that is turned over while it is filled in keeps its form.
  const [phone] = useState(usePhone());
  const parentField = below ? model.list.parentField : undefined;
  const form = useMemo(() => {
    const own = below && parentField ? bornBelow(model.form, parentField, below.id) : model.form;
    return phone ? { ...own, form: { ...own.form, size: 'large' as const } } : own;
  }, [model, phone, below, parentField]);
  const displayValues = useMemo(
    () => (below && parentField ? { ...record.display, [parentField]: below.name } : record.display),
    [record, below, parentField],
  );
  const session = useFormSession(form, registry, opening);
  const view = useRef<DocumentHandle>(null);
  const body = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const recordId = record.id;
  const own = useMemo(() => ownRecord(model, recordId), [model, recordId]);
  const draft = useDraft({ modelId: model.id, recordId, session, base, onLeaveGuard, onKept });
  const saved = useCallback(
    (another: boolean) => {
      draft.done();
      onSaved(another);
    },
    [draft, onSaved],
  );
  const { attempt, busy, waits, submit } = useSubmit({
    modelId: model.id,
    recordId,
    session,
    base,
    sentAs: draft,
    identity: identityOf(model),
    onConflict: setConflict,
    onSaved: saved,
    onOpenSaved,
  });
  useFirstFocus(body, session, !standing);
  const settings = model.form.form ?? {};
  const hearsKeys = () => {
    if (conflict !== null || settings.hasConfirmBtn === false) return false;
    return !standing || frame.current?.contains(document.activeElement) === true;
  };
  useControlKey('Enter', () => void submit(false), hearsKeys);
  useControlKey('s', () => draft.keep(), hearsKeys);
  const putAside = () => {
    if (draft.keep()) toast('success', translate('form.keptHere'));
    onCancel();
  };

  const press = async (another: boolean) => {
    if (another && addThrottle && !addThrottle.counts()) return;
    await submit(another);
    if (session.problems().length > 0) addThrottle?.forget();
  };

  /** Into the form as if the person had filled it in. */
  const fill = (values: Values) => {
    for (const name of Object.keys(values)) if (session.document.form.byName.has(name)) session.touch(name);
    session.setValues(values);
  };
  const useDraftNow = () => {
    const kept = draft.found;
    if (!kept) return;
    draft.taken();
    const { fits, left } = fittingValues(kept.values, session.document.form.catalogue);
    if (left.length > 0) {
      const names = left.map((name) => labelOf(model, name, language)).join(translate('list.separator'));
      toast('warning', translate('form.draftLeft', { names }));
    }
    if (kept.base.revision === base.revision) {
      fill(fits);
      return;
    }
    const found = mergeThree(kept.base.values, base, fits);
    if (found.both.length > 0) setConflict(found);
    else fill(found.merged);
  };
  const resolve = (values: Values, submits: boolean) => {
    if (!conflict) return;
    setBase(conflict.theirs);
    setConflict(null);
    fill(values);
    if (submits) void submit(false, conflict.theirs);
  };

  return (
    <div className="adit-entry-form" ref={frame}>
      <div className="adit-entry-body" ref={body} tabIndex={-1}>
        {draft.found && (
          <Alert
            className="adit-entry-draft"
            type="info"
            showIcon
            title={translate(draft.found.base.revision === base.revision ? 'form.draft' : 'form.draftOlder', {
              at: ago(draft.found.at),
            })}
            action={
              <>
                <Button size="small" onClick={useDraftNow}>
                  {translate('form.draftUse')}
                </Button>
                <Button size="small" type="text" onClick={draft.drop}>
                  {translate('form.draftDrop')}
                </Button>
              </>
            }
          />
        )}
        <ProblemSummary session={session} attempt={attempt} reveal={(name) => view.current?.reveal(name)} />
        <ConfigProvider {...(phone ? { theme: phoneTheme } : {})}>
          <OwnRecord value={own}>
            <ActingContext value={model.acting ?? noActs}>
              <DocumentView
                ref={view}
                session={session}
                registry={registry}
                options={options}
                idPrefix={`entry-${model.id}-`}
                displayValues={displayValues}
              />
            </ActingContext>
          </OwnRecord>
        </ConfigProvider>
      </div>
      <EntryFooter
        settings={settings}
        isNew={recordId === null}
        closes={!standing}
        busy={busy}
        waits={waits}
        onCancel={onCancel}
        onKeep={putAside}
        onSubmit={(another) => void press(another)}
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          model={model}
          read={session.read}
          fallback={body}
          onCancel={() => setConflict(null)}
          onResolved={resolve}
        />
      )}
    </div>
  );
}

/** The first column of the list, where it holds a text, a number of records among them. */
function identityOf({ list, catalogue }: Model): string | undefined {
  const prop = list.columnList[0]?.prop ?? '';
  return catalogue.byName.get(prop)?.kind === 'text' ? prop : undefined;
}
