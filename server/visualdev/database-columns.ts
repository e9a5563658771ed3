import type { Kysely } from 'kysely';
import type { DatabaseColumn } from '../../engine/schema/calls/index.ts';
import { childServerColumns, isReadable, serverColumns } from '../../engine/schema/tables/bound-types.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { type ServerWords, say } from '../kernel/words.ts';
import { keyColumns } from './bindable.ts';
import { type RealColumn, realColumns, typeText } from './real-columns.ts';

/**
 * The columns of a table that was made elsewhere as calls answer them, those of the system left out.
 * @param place whether the main form is to live in it or a sub-table: the system has other columns there
 */
export async function columnAnswers(
  handle: Kysely<DatabaseSchema>,
  table: string,
  place: 'main' | 'child',
  language: Language,
): Promise<DatabaseColumn[]> {
  const columns = await realColumns(handle, table);
  const key = new Set(await keyColumns(handle, table));
  const ours = place === 'main' ? serverColumns : childServerColumns;
  const isOwn = ({ name }: { readonly name: string }) => ours.has(name) || name === '__proto__';
  return columns
    .filter((column) => !isOwn(column))
    .map((column) => {
      const { name, comment, dataType, length, digits, scale, nullable, hasDefault } = column;
      const reason = unreadable(column);
      return {
        field: name,
        fieldName: comment,
        dataType,
        dataLength: length ?? digits,
        decimals: scale,
        primaryKey: key.has(name),
        allowNull: nullable,
        hasDefault,
        readable: reason === null,
        reason: reason && say(reason, language),
      };
    });
}

/** Why no field can live in a column; null where one can. */
function unreadable(column: RealColumn): ServerWords | null {
  if (column.generated) return { code: 'column.generated' };
  if (isReadable(column.dataType)) return null;
  if (column.dataType === 'timestamp without time zone') return { code: 'column.noZone' };
  return column.dataType === 'json'
    ? { code: 'column.json' }
    : { code: 'column.type', args: { type: typeText(column) } };
}
