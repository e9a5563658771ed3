import { isObject, type Json } from '../../document/json.ts';
import {
  changeEntry,
  childrenIn,
  type EntryKeys,
  freeValues,
  keyIn,
  type OptionPath,
  withChildren,
} from './option-rows.ts';

/**
 * Cells from a spreadsheet as options after the one that they were pasted at: label, then value; a label alone gets the
 * next free number.
 */
export function pasteEntries(entries: readonly Json[], path: OptionPath, text: string, keys: EntryKeys): Json[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const free = freeValues(entries, keys, lines.length);
  const made = lines.map(([label = '', value = ''], index) => ({
    [keys.label]: label || value,
    [keys.value]: value || (free[index] ?? label),
  }));
  const parent = path.slice(0, -1);
  const place = path.at(-1) ?? entries.length - 1;
  const into = (list: readonly Json[]) => {
    const at = list[place];
    // An option without words is what one pastes into.
    const isBlank = isObject(at) && (at[keyIn(at, keys, 'label')] ?? '') === '';
    return list.toSpliced(isBlank ? place : place + 1, isBlank ? 1 : 0, ...made);
  };
  if (parent.length === 0) return into(entries);
  return changeEntry(entries, parent, keys, (entry) => withChildren(entry, keys, into(childrenIn(entry, keys))));
}
