import type { Language } from '../../engine/schema/text/text.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { tables } from '../kernel/tables.ts';

/** Names of people by id; ids of nobody, or of another tenant, are left out. */
export async function userNames(
  { database }: AppContext,
  tenantId: string,
  ids: readonly string[],
  language: Language | undefined,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(database.kysely)
    .selectFrom('base_user')
    .select(['id', localName('base_user', language, 'real_name').as('name')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
