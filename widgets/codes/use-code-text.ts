import { useContext, useSyncExternalStore } from 'react';
import { EngineContext, type EngineState } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { displayText } from '../../engine/render/display-text.ts';
import { pickerName } from '../../engine/schema/fields/shown-attribute.ts';
import type { ValueKindName } from '../../engine/schema/fields/value-kind.ts';
import { wordOf } from '../shared/records.ts';

/** Where a code has its text from, as the dialect stores it. */
export interface CodeSource {
  readonly dataType?: string;
  readonly staticText?: unknown;
  readonly relationField?: unknown;
}

/** Kinds that are what is stored: separators and units would be read by the scanner as well. */
const plainKinds: ReadonlySet<ValueKindName> = new Set(['text', 'longText', 'integer', 'decimal', 'computed']);
const listenNot = () => () => {};

/** The text that is to be drawn: fixed, or that of another field as it stands, one that is calculated as well. */
export function useCodeText({ dataType, staticText, relationField }: CodeSource, row: ActionProps['row']): string {
  const engine = useContext(EngineContext);
  const words = useServices();
  const name = dataType === 'relation' ? pickerName(relationField) : '';
  const column = name.slice(name.lastIndexOf('-') + 1);
  const own = row?.fieldOf(column);
  // A row is drawn anew by itself.
  const signals = name !== '' && !own ? engine?.session.signals : undefined;
  useSyncExternalStore(
    signals ? (listener) => signals.subscribe(name, listener) : listenNot,
    () => signals?.version(name) ?? 0,
  );
  if (dataType !== 'relation') return wordOf(staticText).trim();
  const field = own ?? engine?.session.document.form.byName.get(name)?.field;
  if (!engine || !field) return '';
  const value = own ? row?.read(column) : engine.session.read(name);
  if (plainKinds.has(field.kind)) return wordOf(value).trim();
  return displayText(field, value, { ...words, ...shownWith(engine, own ? undefined : name) });
}

const shownWith = ({ options, session, displayValues }: EngineState, name: string | undefined) => ({
  options,
  read: session.read,
  stored: name === undefined ? undefined : displayValues[name],
});
