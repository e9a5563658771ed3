import type { Field } from '../../engine/schema/fields/fields.ts';
import type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type DisplayContext, isEmptyValue, type Option } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { organizeNames, positionNames, userNames } from '../permission/directory.ts';
import type { ColumnShape } from './model-shape.ts';
import { optionsOfField } from './options.ts';
import type { Row } from './run-statement.ts';
import { directoryOf } from './system-columns.ts';

/** The words of a value: labels of options and names of people, all looked up before the first row is written. */
export interface Words {
  display(column: ColumnShape, value: unknown): string;
  /** As a spreadsheet holds it; null where there is nothing. */
  cell(column: ColumnShape, value: unknown): SheetCell | null;
  /** Its words say something else than its value: who asks for them gets both. */
  isLookup(column: ColumnShape): boolean;
}

const directories = { user: userNames, organize: organizeNames, position: positionNames };

/** Loads what these rows need: one request for a column however many rows show it. */
export async function loadWords(
  context: AppContext,
  actor: Actor,
  columns: readonly ColumnShape[],
  rows: readonly Row[],
  language: Language,
): Promise<Words> {
  const options = new Map<Field, readonly Option[]>();
  const ids = { user: new Set<string>(), organize: new Set<string>(), position: new Set<string>() };
  const named = columns.filter((column) => column.isSystem && directoryOf[column.name] !== undefined);
  for (const { name } of named) {
    const kind = directoryOf[name];
    for (const row of rows) {
      const id = row[name];
      if (kind && typeof id === 'string') ids[kind].add(id);
    }
  }
  const names = new Map<string, string>();
  const load = async (kind: keyof typeof directories) => {
    if (ids[kind].size === 0) return;
    const found = await directories[kind](context, actor.tenantId, [...ids[kind]], language);
    for (const [id, name] of found) names.set(`${kind}/${id}`, name);
  };
  await Promise.all([
    load('user'),
    load('organize'),
    load('position'),
    ...columns
      .filter((column) => column.field.descriptor.options === true)
      .map(async ({ field }) => options.set(field, await optionsOfField(context, actor, field))),
  ]);

  const display: DisplayContext = {
    language,
    translate: translateTo(language),
    timeZone: context.settings.timeZone,
    optionsOf: (field) => options.get(field) ?? [],
  };
  const words: Words = {
    isLookup: ({ kind }) => kind.lookup,
    display({ field, kind, name, isSystem }, value) {
      if (isEmptyValue(value)) return '';
      const directory = isSystem ? directoryOf[name] : undefined;
      if (directory) return names.get(`${directory}/${String(value)}`) ?? String(value);
      return kind.display(value, field, display);
    },
    cell(column, value) {
      if (isEmptyValue(value)) return null;
      return column.kind.cell?.(value, column.field, display) ?? textCell(words.display(column, value));
    },
  };
  return words;
}

export const textCell = (text: string): SheetCell | null => (text === '' ? null : { kind: 'text', text });
