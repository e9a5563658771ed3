import type { Field } from '../../engine/schema/fields/fields.ts';
import { recordsPointedTo } from '../../engine/schema/fields/record-source.ts';
import type { RefersTo } from '../../engine/schema/fields/refers.ts';
import type { SheetCell } from '../../engine/schema/fields/sheet-cell.ts';
import { type Referred, referredIn } from '../../engine/schema/references/index.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { type DisplayContext, isEmptyValue, type Option } from '../../engine/schema/values/index.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { translateTo } from '../kernel/words.ts';
import { hasOptions, optionsOfField } from '../offers/index.ts';
import { readReferred, referenceText } from '../permission/references/index.ts';
import { linkedWords } from './linked-words.ts';
import type { ColumnShape } from './model-shape.ts';
import type { Row } from './run-statement.ts';
import { refersOf } from './system-columns.ts';

/** The words of a value: labels of options and names of people, all looked up before the first row is written. */
export interface Words {
  display(column: ColumnShape, value: unknown): string;
  /** As a spreadsheet holds it; null where there is nothing. */
  cell(column: ColumnShape, value: unknown): SheetCell | null;
  /** Its words say something else than its value: who asks for them gets both. */
  isLookup(column: ColumnShape): boolean;
}

/** A record named by one that is named by a third; further down it stays without a name, for links may go round. */
const namesDeep = 3;

/**
 * Loads what these rows need: one request for a column however many rows show it.
 * @param depth how many links lead to these rows
 */
export async function loadWords(
  context: AppContext,
  actor: Actor,
  columns: readonly ColumnShape[],
  rows: readonly Row[],
  language: Language,
  depth = 0,
): Promise<Words> {
  const options = new Map<Field, readonly Option[]>();
  const targets = targetsOf(columns);
  const translate = translateTo(language);
  const load = async (labels: readonly ColumnShape[], named: readonly Row[]) =>
    (await loadWords(context, actor, labels, named, language, depth + 1)).display;
  const [names, linked] = await Promise.all([
    readReferred(context, { ...actor, language }, pointedTo(targets, rows)),
    linkedWords(context, actor, depth < namesDeep ? columns : [], rows, { translate, load }),
    ...columns
      .filter(({ field }) => hasOptions(field))
      .map(async ({ field }) => options.set(field, await optionsOfField(context, actor, field))),
  ]);

  const display: DisplayContext = {
    language,
    translate,
    timeZone: context.settings.timeZone,
    optionsOf: (field) => options.get(field) ?? [],
  };
  const words: Words = {
    isLookup: ({ kind }) => kind.lookup,
    display(column, value) {
      if (isEmptyValue(value)) return '';
      const to = targets.get(column);
      if (to) return referenceText(to, value, names, translate);
      if (recordsPointedTo(column.field)) return linked.get(column)?.(value) ?? translate('value.named.unnamed');
      return column.kind.display(value, column.field, display);
    },
    cell(column, value) {
      if (isEmptyValue(value)) return null;
      return column.kind.cell?.(value, column.field, display) ?? textCell(words.display(column, value));
    },
  };
  return words;
}

/** What the ids of each column are ids of; found once, for cells ask it. */
type Targets = ReadonlyMap<ColumnShape, RefersTo>;

function targetsOf(columns: readonly ColumnShape[]): Targets {
  return new Map(
    columns.flatMap((column) => {
      const refers = refersOf(column);
      return refers ? [[column, refers.to] as const] : [];
    }),
  );
}

/** All that the rows point to in these columns. */
const pointedTo = (targets: Targets, rows: readonly Row[]): Referred[] =>
  [...targets].flatMap(([{ name }, to]) => rows.flatMap((row) => referredIn(to, row[name])));

export const textCell = (text: string): SheetCell | null => (text === '' ? null : { kind: 'text', text });
