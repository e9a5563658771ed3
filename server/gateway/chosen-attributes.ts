import { allFields, type Field } from '../../engine/schema/fields/fields.ts';
import { recordsOf } from '../../engine/schema/fields/record-source.ts';
import { allLabels, isEmptyValue } from '../../engine/schema/values/index.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { optionsOfField } from '../offers/index.ts';
import { linkedNames } from './linked-words.ts';
import type { Access } from './model-access.ts';
import type { ColumnShape } from './model-shape.ts';
import { rowsOf, type Values } from './row-values.ts';
import { loadWords } from './value-words.ts';

/** What is kept of rows that may be chosen now, by the field that keeps it and by the key of the row. */
export type ChosenAttributes = ReadonlyMap<Field, (key: string) => string | undefined>;

/** Of fields that keep something of a chosen row: read from the rows that these values name, before a transaction is open. */
export async function chosenAttributes(
  context: AppContext,
  access: Access,
  sent: readonly Readonly<Values>[],
): Promise<ChosenAttributes> {
  const { main, children } = access.model;
  const shapes = [main, ...children.values()];
  const keeping = allFields(access.model.catalogue).filter(({ through }) => through?.isStored);
  const found = keeping.map(async (field) => {
    const shape = shapes.find(({ byField }) => byField.get(field.name)?.field === field);
    const column = shape?.byField.get(field.name);
    const rows = field.table === null ? sent : sent.flatMap((values) => rowsOf(values[field.table ?? '']));
    const keys = [...new Set(rows.flatMap((row) => keysIn(row[field.through?.field.name ?? ''])))];
    return [field, column && keys.length > 0 ? await textsOf(context, access, column, keys) : none] as const;
  });
  return new Map(await Promise.all(found));
}

const none = () => undefined;

/** Kept in one language, since it is one text for all who read it. */
const language = 'zh';

async function textsOf(context: AppContext, access: Access, column: ColumnShape, keys: readonly string[]) {
  const { actor } = access;
  const picked = recordsOf(column.field);
  if (picked) {
    const nameOf = await linkedNames(context, actor, { column, picked }, keys, async (columns, rows) => {
      const words = await loadWords(context, actor, columns, rows, language);
      return words.display;
    });
    return (key: string) => nameOf(key).name;
  }
  const options = await optionsOfField(context, actor, column.field);
  const byKey = new Map(options.map((option) => [String(option.value), allLabels(option)[0]]));
  return (key: string) => byKey.get(key);
}

/**
 * Puts what fields show of chosen rows into the values: by their key where it is looked up, as a text where it is kept. What is
 * kept is written when a row is chosen, and stands until another one is.
 */
export function withAttributes(
  { model }: Access,
  values: Readonly<Values>,
  stored: Readonly<Values> | null,
  chosen: ChosenAttributes = new Map(),
): Values {
  const { catalogue } = model;
  const next = laidOver(catalogue.fields, values, stored, chosen);
  for (const table of catalogue.tables.values()) {
    if (!table.columns.some(({ through }) => through)) continue;
    const before = new Map(rowsOf(stored?.[table.name]).map((row) => [row.id, row]));
    next[table.name] = rowsOf(next[table.name]).map((row) =>
      laidOver(table.columns, row, before.get(row.id) ?? null, chosen),
    );
  }
  return next;
}

function laidOver(
  fields: readonly Field[],
  values: Readonly<Values>,
  stored: Readonly<Values> | null,
  chosen: ChosenAttributes,
): Values {
  const next: Values = { ...values };
  for (const field of fields) {
    const { through } = field;
    if (!through) continue;
    const picked = next[through.field.name] ?? null;
    if (!through.isStored) next[field.name] = picked;
    else if (JSON.stringify(picked) !== JSON.stringify(stored?.[through.field.name] ?? null))
      next[field.name] = keptText(picked, chosen.get(field) ?? none);
    else next[field.name] = stored?.[field.name] ?? null;
  }
  return next;
}

function keptText(picked: unknown, textOf: (key: string) => string | undefined): string | null {
  const texts = keysIn(picked).flatMap((key) => textOf(key) ?? []);
  return texts.length > 0 ? texts.join(translateTo(language)('list.separator')) : null;
}

const keysIn = (value: unknown): string[] =>
  isEmptyValue(value) ? [] : (Array.isArray(value) ? value : [value]).map(String);
