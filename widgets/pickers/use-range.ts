import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { CellRowContext } from '../../engine/render/use-field-work.ts';
import { ownValue } from '../../engine/schema/calc/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { fieldByCode } from '../../engine/schema/fields/fields.ts';
import type { Refers } from '../../engine/schema/fields/refers.ts';
import { readChosen } from '../../engine/schema/references/index.ts';
import { localText } from '../../engine/schema/text/local-text.ts';

interface Range {
  readonly refers: Refers;
  /** Why there is nothing to choose from yet. */
  readonly blocked: string | undefined;
}

const everything: Refers = { to: 'user', range: {} };

/**
 * What a field's ids are ids of, and which may be chosen now: as its design says, and where it goes by another field those
 * whom the value of that one means.
 */
export function useRange(field: Field): Range {
  const { translate, language } = useServices();
  const refers = field.descriptor.refers?.(field.node) ?? everything;
  const name = typeof field.props.relationField === 'string' ? field.props.relationField : '';
  const related = useRelated(name);
  const source = related?.source;
  const value = related?.value;
  const among = useMemo(() => source && meantBy(source, value), [source, value]);
  const narrowed = useMemo(() => (among ? { ...refers, range: { ...refers.range, among } } : refers), [refers, among]);
  if (!source || !among) return { refers, blocked: undefined };
  const label = localText(source.node.config.label, language) || name;
  return { refers: narrowed, blocked: among.length === 0 ? translate('picker.first', { label }) : undefined };
}

/** Of a way down from the top its end is meant. */
function meantBy({ descriptor, node }: Field, value: unknown): string[] {
  const to = descriptor.refers?.(node).to ?? 'user';
  return readChosen(value, to).flatMap(({ keys }) => keys.slice(-1));
}

/** Another field by its code, with its value now: in the same row where it is a column; null where there is none. */
function useRelated(code: string): { readonly source: Field; readonly value: unknown } | null {
  const session = useContext(EngineContext)?.session;
  const row = useContext(CellRowContext);
  const source = (code !== '' && session && fieldByCode(session.document.form.catalogue, code)) || null;
  const watched = source ? (source.table ?? source.name) : '';
  const subscribe = useCallback(
    (listener: () => void) => (session && watched ? session.signals.subscribe(watched, listener) : () => {}),
    [session, watched],
  );
  useSyncExternalStore(subscribe, () => (session && watched ? session.signals.version(watched) : 0));
  if (!session || !source) return null;
  return {
    source,
    value: source.table === null ? session.read(source.name) : row && ownValue({ ...row }, source.name),
  };
}
