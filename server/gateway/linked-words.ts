import { type RecordSource, recordsPointedTo } from '../../engine/schema/fields/record-source.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { type LinkedRecords, linkedRecords, untold } from './linked-records.ts';
import type { ColumnShape } from './model-shape.ts';
import { publisherMayUse } from './publisher-may-use.ts';
import type { Row } from './run-statement.ts';

/** A row's value of a column, as people read it. */
type Display = (column: ColumnShape, value: unknown) => string;
/** Finds the words of these columns before the first is asked for. */
type LoadDisplay = (columns: readonly ColumnShape[], rows: readonly Row[]) => Promise<Display>;

/** What ids of records are called, by column. */
export type LinkedWords = ReadonlyMap<ColumnShape, (value: unknown) => string>;

/**
 * The names of all records that these rows point to, as this reader may read them: a question for each column, however many
 * rows. A name may be one that is looked up itself.
 */
export async function linkedWords(
  context: AppContext,
  actor: Actor,
  columns: readonly ColumnShape[],
  rows: readonly Row[],
  { translate, load }: { readonly translate: Translate; readonly load: LoadDisplay },
): Promise<LinkedWords> {
  const linking = columns.flatMap((column) => {
    const picked = recordsPointedTo(column.field);
    return picked ? [{ column, picked }] : [];
  });
  const named = linking.map(async ({ column, picked }) => {
    const nameOf = await linkedNames(
      context,
      actor,
      { column, picked },
      idsIn(rows.map((row) => row[column.name])),
      load,
    );
    const text = (value: unknown) =>
      idsIn([value])
        .map((id) => nameOf(id).name ?? translate(nameOf(id).state))
        .join(translate('list.separator'));
    return [column, text] as const;
  });
  return new Map(await Promise.all(named));
}

/** What ids are called, and what has become of those without a name. */
export async function linkedNames(
  context: AppContext,
  actor: Actor,
  { column, picked }: { readonly column: ColumnShape; readonly picked: RecordSource },
  ids: readonly string[],
  load: LoadDisplay,
) {
  const isHeld = ids.length === 0 || (await publisherMayUse(context, column.release, picked.modelId));
  const found = isHeld
    ? await linkedRecords(context, context.database.kysely, actor, picked, ids)
    : await untold(context, actor, picked, ids);
  const display = await load(found.label ? [found.label] : [], [...found.rows.values()]);
  return (id: string) => ({ name: nameIn(found, id, display), state: stateOf(found, id) });
}

/** @returns undefined where it cannot be read; blank is a name, of a record that was never given one */
function nameIn({ label, rows }: LinkedRecords, id: string, display: Display): string | undefined {
  const row = rows.get(id);
  if (!label || !row) return undefined;
  const { kind, field, name } = label;
  return display(label, kind.fromColumn ? kind.fromColumn(row[name], field) : row[name]);
}

const stateOf = ({ rows, hidden }: LinkedRecords, id: string) =>
  rows.has(id) || hidden.has(id) ? 'value.named.hidden' : 'value.named.deletedRecord';

const idsIn = (values: readonly unknown[]): string[] => [
  ...new Set(values.flat().filter((id): id is string => typeof id === 'string' && id !== '')),
];
