import { json } from '../database/index.ts';
import { parseGuardedJson } from '../http/guarded-json.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

const columnsMost = 500;
const modulesMost = 1_000;
const namePattern = /^[A-Za-z0-9_.-]{1,120}$/;
const propertyPattern = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

/** One column as a user arranged it: its name under `prop`, and plain properties such as `visible` or `width`. */
export type ColumnPreference = Readonly<Record<string, string | number | boolean | null>>;

/**
 * How a user arranged the columns of a list. It orders and hides; what a list answers is decided by rights alone, so
 * nothing written here can show more.
 */
export async function columnsOf({ database }: AppContext, actor: Actor, moduleId: string): Promise<ColumnPreference[]> {
  const row = await tables(database.kysely)
    .selectFrom('base_column_preference')
    .select('field_list')
    .where('tenant_id', '=', actor.tenantId)
    .where('user_id', '=', actor.userId)
    .where('module_id', '=', moduleId)
    .executeTakeFirst();
  return isPreference(row?.field_list) ? row.field_list : [];
}

/**
 * @param fieldList JSON text; taken whole or refused whole
 * @throws Refused `badInput`
 */
export async function saveColumns(
  { database, now }: AppContext,
  actor: Actor,
  moduleId: string,
  fieldList: string,
): Promise<void> {
  const columns = parseGuardedJson(fieldList, 'part.columns');
  if (!isPreference(columns)) throw new Refused('badInput', 'columns.wrong');
  const modify_time = now().toISOString();
  await database.transaction(async (trx) => {
    const db = tables(trx);
    const { count } = await db
      .selectFrom('base_column_preference')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('tenant_id', '=', actor.tenantId)
      .where('user_id', '=', actor.userId)
      .where('module_id', '<>', moduleId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= modulesMost) throw new Refused('badInput', 'columns.many');
    await db
      .insertInto('base_column_preference')
      .values({
        tenant_id: actor.tenantId,
        user_id: actor.userId,
        module_id: moduleId,
        field_list: json(columns),
        modify_time,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'user_id', 'module_id']).doUpdateSet({ field_list: json(columns), modify_time }),
      )
      .execute();
  });
}

function isPreference(value: unknown): value is ColumnPreference[] {
  if (!Array.isArray(value) || value.length > columnsMost || !value.every(isColumn)) return false;
  return new Set(value.map(({ prop }) => prop)).size === value.length;
}

function isColumn(value: unknown): value is ColumnPreference {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  if (!('prop' in value) || typeof value.prop !== 'string' || !namePattern.test(value.prop)) return false;
  const entries = Object.entries(value);
  return entries.length <= 12 && entries.every(([name, inner]) => propertyPattern.test(name) && isPlain(inner));
}

function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  return typeof value === 'string' && value.length <= 200;
}
