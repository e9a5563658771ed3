import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';

type Names = Promise<Map<string, string>>;
type Lookup = (context: AppContext, tenantId: string, ids: readonly string[], language: Language | undefined) => Names;

/** Names of people by id; ids of nobody, or of another tenant, are left out. */
export const userNames: Lookup = async ({ database }, tenantId, ids, language) => {
  if (ids.length === 0) return new Map();
  const rows = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', localName('base_user', language, 'real_name').as('name')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

export const organizeNames: Lookup = namesIn('base_organize');
export const positionNames: Lookup = namesIn('base_position');
export const roleNames: Lookup = namesIn('base_role');

function namesIn(table: 'base_organize' | 'base_position' | 'base_role'): Lookup {
  return async ({ database }, tenantId, ids, language) => {
    if (ids.length === 0) return new Map();
    const rows = await tables(database.kysely)
      .selectFrom(table)
      .select(['id', localName(table, language).as('name')])
      .where('tenant_id', '=', tenantId)
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  };
}
