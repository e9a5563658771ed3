import { optionKeys } from '../../../engine/schema/values/index.ts';
import { isObject, type Json, type JsonObject } from '../../document/json.ts';
import { asNode } from '../../document/node-facts.ts';

/** Where an option stands: its place in the list, then among those below it … */
export type OptionPath = readonly number[];

/** An option as a line of the table; nested ones follow the one they stand below. */
export interface OptionRow {
  readonly path: OptionPath;
  readonly label: Json | undefined;
  readonly value: string;
  readonly status: string;
}

/** Keys of an entry, as the node names them. */
export interface EntryKeys {
  readonly label: string;
  readonly value: string;
  readonly children: string;
}

/** What an option can be marked with. Source: engine, Option. */
export const statuses = ['success', 'processing', 'warning', 'error', 'default'] as const;

/** Pointer, from the node, of the list that holds the options; the newer dialect keeps it among the props. */
export function optionsAt(node: JsonObject): '/slot/options' | '/props/options' {
  const inSlot = isObject(node.slot) && node.slot.options !== undefined;
  const inProps = isObject(node.props) && node.props.options !== undefined;
  return inProps && !inSlot ? '/props/options' : '/slot/options';
}

export function entriesOf(node: JsonObject): readonly Json[] {
  const holder = optionsAt(node) === '/slot/options' ? node.slot : node.props;
  const entries = isObject(holder) ? holder.options : undefined;
  return Array.isArray(entries) ? entries : [];
}

export function keysOf(node: JsonObject): EntryKeys {
  return optionKeys(asNode(node));
}

export function readRows(entries: readonly Json[], keys: EntryKeys): OptionRow[] {
  const rows: OptionRow[] = [];
  const visit = (list: readonly Json[], around: OptionPath) => {
    list.forEach((entry, index) => {
      const path = [...around, index];
      if (!isObject(entry)) {
        const text = typeof entry === 'string' || typeof entry === 'number' ? String(entry) : '';
        rows.push({ path, label: text, value: text, status: '' });
        return;
      }
      const value = entry[keyIn(entry, keys, 'value')];
      rows.push({
        path,
        label: entry[keyIn(entry, keys, 'label')],
        value: typeof value === 'object' || value === undefined ? '' : String(value),
        status: typeof entry.status === 'string' ? entry.status : '',
      });
      visit(childrenIn(entry, keys), path);
    });
  };
  visit(entries, []);
  return rows;
}

/** Designs mix two ways of writing an entry: what it has already is what is changed. */
export function keyIn(entry: JsonObject, keys: EntryKeys, part: 'label' | 'value'): string {
  const other = part === 'label' ? ['label', 'fullName'] : ['value', 'id'];
  return [keys[part], ...other].find((key) => entry[key] !== undefined) ?? keys[part];
}

export function childrenIn(entry: JsonObject, keys: EntryKeys): readonly Json[] {
  const children = entry[keys.children] ?? entry.children;
  return Array.isArray(children) ? children : [];
}

/** The entries with one changed; null takes it out. A bare text becomes an entry when more than a text is said of it. */
export function changeEntry(
  entries: readonly Json[],
  path: OptionPath,
  keys: EntryKeys,
  change: (entry: JsonObject) => JsonObject | null,
): Json[] {
  const [index, ...rest] = path;
  return entries.flatMap((stored, place): Json[] => {
    if (place !== index) return [stored];
    const entry = isObject(stored) ? stored : { [keys.label]: stored, [keys.value]: stored };
    if (rest.length > 0) return [withChildren(entry, keys, changeEntry(childrenIn(entry, keys), rest, keys, change))];
    const changed = change(entry);
    return changed ? [changed] : [];
  });
}

export function withChildren(entry: JsonObject, keys: EntryKeys, children: readonly Json[]): JsonObject {
  const key = entry[keys.children] === undefined && entry.children !== undefined ? 'children' : keys.children;
  if (children.length > 0) return { ...entry, [key]: children };
  const { [key]: _gone, ...rest } = entry;
  return rest;
}

export function setLabel(entry: JsonObject, keys: EntryKeys, label: Json): JsonObject {
  return { ...entry, [keyIn(entry, keys, 'label')]: label };
}

/** A value keeps its type: a number stays one as long as it reads like one. */
export function setValue(entry: JsonObject, keys: EntryKeys, text: string): JsonObject {
  const key = keyIn(entry, keys, 'value');
  const known = entry[key];
  const isNumber = typeof known === 'number' && text.trim() !== '' && Number.isFinite(Number(text));
  const isSwitch = typeof known === 'boolean' && (text === 'true' || text === 'false');
  return { ...entry, [key]: isNumber ? Number(text) : isSwitch ? text === 'true' : text };
}

export function setStatus(entry: JsonObject, status: string): JsonObject {
  const { status: _known, ...rest } = entry;
  return status === '' ? rest : { ...rest, status };
}

/** A new entry at the end of the list, or below an option; its value is the first number that none has. */
export function addEntry(entries: readonly Json[], keys: EntryKeys, below: OptionPath, label: string): Json[] {
  const made = { [keys.label]: label, [keys.value]: freeValues(entries, keys, 1)[0] ?? '1' };
  if (below.length === 0) return [...entries, made];
  return changeEntry(entries, below, keys, (entry) => withChildren(entry, keys, [...childrenIn(entry, keys), made]));
}

export function freeValues(entries: readonly Json[], keys: EntryKeys, count: number): string[] {
  const taken = new Set(readRows(entries, keys).map(({ value }) => value));
  const free: string[] = [];
  for (let number = 1; free.length < count; number += 1) if (!taken.has(String(number))) free.push(String(number));
  return free;
}

/** Moves an option among its neighbours. @returns the entries themselves where it has no place to go */
export function moveEntry(entries: readonly Json[], path: OptionPath, to: number, keys: EntryKeys): readonly Json[] {
  const parent = path.slice(0, -1);
  const from = path.at(-1) ?? 0;
  const shift = (list: readonly Json[]) => {
    const moved = list[from];
    if (moved === undefined || to < 0 || to >= list.length || to === from) return list;
    return list.toSpliced(from, 1).toSpliced(to, 0, moved);
  };
  if (parent.length === 0) return shift(entries);
  return changeEntry(entries, parent, keys, (entry) => withChildren(entry, keys, shift(childrenIn(entry, keys))));
}
