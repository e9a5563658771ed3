import { Button } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { fieldIds } from '../../engine/contract/field-ids.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { BareField } from '../../engine/render/BareField.tsx';
import { FormScope } from '../../engine/render/FormScope.tsx';
import { problemText } from '../../engine/schema/rules/index.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { isComposing } from '../shared/is-composing.ts';
import { Cell } from './Cell.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { cellText, type Words } from './cell-text.ts';
import type { Base, Conflict, Values } from './conflict.ts';
import { alignOf } from './GridHead.tsx';
import type { GridColumn } from './grid-layout.ts';
import type { Row } from './model.ts';
import { type Inline, isWritable } from './use-inline.ts';
import { type LoadedRecord, useRecord } from './use-record.ts';
import { useSubmit } from './use-submit.ts';

interface Props {
  /** Null: a new one. */
  readonly row: Row | null;
  readonly inline: Inline;
  readonly columns: readonly GridColumn[];
  readonly words: Words;
  readonly selects: boolean;
  readonly acts: boolean;
  readonly pinsLeft: boolean;
  /** Columns of the table. */
  readonly span: number;
}

/** A row that is written in. Its record is asked for first: a list shows words, and not every field. */
export function InlineRow(props: Props) {
  const { row, inline, columns, words, selects, acts, pinsLeft, span } = props;
  const { state, again } = useRecord(inline.model, row?.id ?? null);
  const { translate } = words;
  if (state.status === 'ready') return <InlineCells {...props} record={state.record} />;
  if (state.status === 'failed')
    return (
      <tr data-editing>
        <td colSpan={span}>
          <span className="adit-records-more" role="alert">
            <span className="adit-records-failed">{state.message}</span>
            <Button type="link" size="small" onClick={again}>
              {translate('list.again')}
            </Button>
            <Button type="link" size="small" onClick={inline.stop}>
              {translate('form.cancel')}
            </Button>
          </span>
        </td>
      </tr>
    );
  return (
    <tr data-editing aria-busy="true">
      {selects && <td data-side={pinsLeft ? 'left' : undefined} style={{ left: 0 }} />}
      {columns.map((one) => (
        <td
          key={one.column.prop}
          data-side={one.side ?? undefined}
          data-edge={one.isEdge || undefined}
          data-align={alignOf(one)}
          style={one.style}
        >
          {row && <Cell listed={one} row={row} text={cellText(one, row, words)} />}
        </td>
      ))}
      {acts && <td data-side="right" data-edge style={{ right: 0 }} />}
    </tr>
  );
}

function InlineCells(props: Props & { readonly record: LoadedRecord }) {
  const { row, inline, columns, words, selects, acts, pinsLeft, span, record } = props;
  const { model } = inline;
  const { translate } = words;
  const { guardLeave, confirm } = useServices();
  const { registry, options } = useEngine();
  const [opening] = useState(record.id === null ? undefined : record.values);
  const [base, setBase] = useState<Base>(record);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useMemo(() => ({ ...model.form, form: { ...model.form.form, size: 'small' as const } }), [model]);
  const session = useFormSession(form, registry, opening);
  const line = useRef<HTMLTableRowElement>(null);
  const dirty = useDirty(session);
  const { attempt, busy, submit } = useSubmit({
    modelId: model.id,
    recordId: record.id,
    session,
    base,
    onConflict: setConflict,
    onSaved: inline.saved,
  });
  const { onUnsaved } = inline;
  useEffect(() => {
    onUnsaved(dirty);
    if (!dirty) return;
    return guardLeave(() =>
      confirm({
        title: translate('form.leaveTitle'),
        text: translate('list.inline.leaveText'),
        okText: translate('form.leave'),
      }),
    );
  }, [dirty, onUnsaved, guardLeave, confirm, translate]);

  const idPrefix = `inline-${model.id}-${record.id ?? 'new'}-`;
  const writable = columns.filter(({ field }) => isWritable(field));
  const first = inline.editing?.prop ?? writable[0]?.column.prop;
  const keys = (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (isComposing(event.nativeEvent) || event.defaultPrevented) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    // What has opened something takes these keys for itself.
    if (!event.currentTarget.contains(target) || target?.getAttribute('aria-expanded') === 'true') return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      inline.stop();
    } else if (event.key === 'Enter' && target?.matches('input')) {
      event.preventDefault();
      void submit(false);
    }
  };
  const fill = (values: Values) => {
    for (const name of Object.keys(values)) if (session.document.form.byName.has(name)) session.touch(name);
    session.setValues(values);
  };
  const waiting = (
    <tr data-editing aria-busy="true">
      <td colSpan={span} />
    </tr>
  );
  return (
    <FormScope
      session={session}
      registry={registry}
      options={options}
      idPrefix={idPrefix}
      displayValues={record.display}
      waiting={waiting}
    >
      <FocusFirst id={first === undefined ? null : fieldIds(idPrefix, first).control} />
      <tr ref={line} data-editing data-row={row?.id} onKeyDown={keys} aria-busy={busy !== null}>
        {selects && (
          <td data-side={pinsLeft ? 'left' : undefined} style={{ left: 0 }}>
            {dirty && (
              <span className="adit-inline-mark" title={translate('list.inline.unsaved')}>
                <span className="adit-sr">{translate('list.inline.unsaved')}</span>
              </span>
            )}
          </td>
        )}
        {columns.map((one) => (
          <InlineCell key={one.column.prop} one={one} row={row} words={words} session={session} />
        ))}
        {acts && (
          <td data-side="right" data-edge style={{ right: 0 }}>
            <Tools busy={busy !== null} words={words} onSave={() => void submit(false)} onCancel={inline.stop} />
          </td>
        )}
      </tr>
      <Problems
        session={session}
        attempt={attempt}
        span={span}
        columns={columns}
        tools={
          acts ? null : (
            <Tools busy={busy !== null} words={words} onSave={() => void submit(false)} onCancel={inline.stop} />
          )
        }
        onForm={() => inline.openForm(record.id)}
      />
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          model={model}
          read={session.read}
          fallback={line}
          onCancel={() => setConflict(null)}
          onResolved={(values, submits) => {
            setBase(conflict.theirs);
            setConflict(null);
            fill(values);
            if (submits) void submit(false, conflict.theirs);
          }}
        />
      )}
    </FormScope>
  );
}

type Session = ReturnType<typeof useFormSession>;

/** Whether a person has written anything since the row was opened. */
function useDirty(session: Session): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = session.document.form.fields.map(({ field }) => session.signals.subscribe(field.name, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => session.isTouched());
}

function FocusFirst({ id }: { readonly id: string | null }) {
  useEffect(() => {
    if (id === null) return;
    const control = document.getElementById(id);
    control?.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, [id]);
  return null;
}

interface CellProps {
  readonly one: GridColumn;
  readonly row: Row | null;
  readonly words: Words;
  readonly session: Session;
}

function InlineCell({ one, row, words, session }: CellProps) {
  const { field, column, side, isEdge, style } = one;
  const name = field?.table === null ? field.name : '';
  useSyncExternalStore(
    useCallback((listener: () => void) => session.signals.subscribe(name, listener), [session, name]),
    () => session.signals.version(name),
  );
  const own = field !== undefined && field.table === null;
  const opens = isWritable(field);
  const isWrong = own && session.state(field.name).problem !== null;
  return (
    <td
      data-side={side ?? undefined}
      data-edge={isEdge || undefined}
      data-align={alignOf(one)}
      data-writes={opens || undefined}
      data-wrong={isWrong || undefined}
      style={style}
      key={column.prop}
    >
      {own && (opens || field.kind === 'computed') ? (
        <BareField field={field} readOnly={!opens} />
      ) : (
        row && <Cell listed={one} row={row} text={cellText(one, row, words)} />
      )}
    </td>
  );
}

interface ToolsProps {
  readonly busy: boolean;
  readonly words: Words;
  onSave(): void;
  onCancel(): void;
}

function Tools({ busy, words, onSave, onCancel }: ToolsProps) {
  return (
    <span className="adit-inline-tools">
      <button type="button" className="adit-list-link" disabled={busy} onClick={onSave}>
        {words.translate('list.inline.save')}
      </button>
      <button type="button" className="adit-list-link" disabled={busy} aria-keyshortcuts="Escape" onClick={onCancel}>
        {words.translate('form.cancel')}
      </button>
    </span>
  );
}

interface ProblemsProps {
  readonly session: Session;
  readonly attempt: number;
  readonly span: number;
  readonly columns: readonly GridColumn[];
  readonly tools: React.ReactNode;
  onForm(): void;
}

/** What is wrong, in words under the row; what has no cell here is put right in the form. */
function Problems({ session, attempt, span, columns, tools, onForm }: ProblemsProps) {
  const { translate, language } = useServices();
  useSyncExternalStore(
    useCallback((listener: () => void) => session.signals.subscribe(signalNames.problems, listener), [session]),
    () => session.signals.version(signalNames.problems),
  );
  const problems = session.problems();
  const here = new Set(columns.filter(({ field }) => isWritable(field)).map(({ field }) => field?.name));
  const elsewhere = problems.some(({ name }) => !here.has(name));
  if (problems.length === 0 && tools === null) return null;
  return (
    <tr className="adit-inline-note">
      <td colSpan={span}>
        <span className="adit-inline-words">
          {tools}
          {problems.length > 0 && (
            <span role="alert" key={attempt} className="adit-records-failed">
              {problems
                .map(({ name, problem }) => {
                  const label =
                    localText(session.document.form.byName.get(name)?.field.node.config.label, language) || name;
                  return problem ? problemText(problem, translate, label) : label;
                })
                .join('；')}
            </span>
          )}
          {elsewhere && (
            <Button type="link" size="small" onClick={onForm}>
              {translate('list.inline.form')}
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}
