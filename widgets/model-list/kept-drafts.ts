import type { Drafts } from '../../engine/contract/services.ts';
import type { Field, FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import { newId } from '../../engine/schema/helpers/ids.ts';
import { isEmptyValue, valueKinds } from '../../engine/schema/values/index.ts';
import { isRecord, records } from '../shared/records.ts';
import type { Base, Values } from './conflict.ts';

/** An entry in progress, with what it was begun from: the record may have been changed by others since. */
export interface KeptDraft {
  /** Whose it is: two tabs that add a record have an entry each. */
  readonly entry: string;
  /** Under which it is sent, where that is not the entry's name. */
  readonly key?: string;
  /** Instant of the last change, ISO 8601. */
  readonly at: string;
  readonly values: Values;
  readonly base: Base;
}

/** Under which entries of records to come are kept. */
export const newEntryKey = (modelId: string) => `${modelId}_new`;

/** What the server takes for an `Idempotency-Key`; whose entry it was before is not known to be one. */
const keyPattern = /^[A-Za-z0-9._:-]{8,128}$/;

/**
 * The key under which a new record is sent: that of its entry, so that an entry that is taken up again after a lost answer
 * still makes one record.
 */
export function keyOfEntry(entry: string): string {
  return keyPattern.test(entry) ? entry : `entry:${newId()}`;
}

/** As many entries of one record, or of the records to come, as are kept; the newest stay. */
const entriesMost = 5;

/** The entries kept for a record, the newest first. Local storage holds what anybody may have put there. */
export function readDrafts(drafts: Drafts, key: string): KeptDraft[] {
  return records(Object(drafts.read(key)).entries)
    .flatMap(({ entry, key: sentAs, at, values, base }): KeptDraft[] => {
      const isWhole = isRecord(values) && isRecord(base) && isRecord(base.values) && typeof base.revision === 'number';
      if (typeof entry !== 'string' || typeof at !== 'string' || !isWhole) return [];
      const sent = typeof sentAs === 'string' && keyPattern.test(sentAs) ? { key: sentAs } : {};
      return [{ entry, ...sent, at, values, base: { values: Object(base.values), revision: Number(base.revision) } }];
    })
    .toSorted((left, right) => right.at.localeCompare(left.at));
}

/** Writes one entry; those of other tabs stay. */
export function writeDraft(drafts: Drafts, key: string, draft: KeptDraft): void {
  const others = readDrafts(drafts, key).filter(({ entry }) => entry !== draft.entry);
  drafts.write(key, { entries: [draft, ...others].slice(0, entriesMost) });
}

export function removeDraft(drafts: Drafts, key: string, entry: string): void {
  const others = readDrafts(drafts, key).filter((one) => one.entry !== entry);
  if (others.length > 0) drafts.write(key, { entries: others });
  else drafts.remove(key);
}

/**
 * What of a draft the form still takes: it may have been published anew since.
 * @returns the values that fit, and the names of those that the form has no field for any more or another kind of field
 */
export function fittingValues(values: Values, catalogue: FieldCatalogue): { fits: Values; left: readonly string[] } {
  const fits: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const field = catalogue.byName.get(name);
    if (field && takes(field, value)) fits[name] = fittingRows(value, catalogue.tables.get(name)?.columns);
    else if (!isEmptyValue(value)) left.push(name);
  }
  return { fits, left };
}

function takes(field: Field, value: unknown): boolean {
  const kind = valueKinds[field.kind];
  // What somebody has half written is wrong and yet theirs: only a value of another form does not fit.
  if (typeof value === 'string' && ['text', 'longText', 'integer', 'decimal'].includes(field.kind)) return true;
  return kind.isEmpty(value) || kind.parse(value, field).ok;
}

/** Rows without the columns that the sub-table has no more; a row keeps its `id`. */
function fittingRows(value: unknown, columns: readonly Field[] | undefined): unknown {
  if (!columns || !Array.isArray(value)) return value;
  const byName = new Map(columns.map((column) => [column.name, column]));
  return records(value).map((row) =>
    Object.fromEntries(
      Object.entries(row).filter(([name, cell]) => {
        const column = byName.get(name);
        return name === 'id' || (column !== undefined && takes(column, cell));
      }),
    ),
  );
}
