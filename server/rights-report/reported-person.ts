import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

/** Of whom is told. @throws Refused notFound for nobody of the caller's tenant */
export async function reportedPerson(
  { database }: AppContext,
  { tenantId, language }: Actor,
  id: string,
): Promise<{ readonly name: string; readonly isOff: boolean }> {
  const found = await tables(database.kysely)
    .selectFrom('base_user')
    .select([localName('base_user', language, 'real_name').as('name'), 'enabled_mark'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('delete_time', 'is', null)
    .executeTakeFirst();
  if (!found) throw new Refused('notFound', 'authority.nobody');
  return { name: found.name, isOff: found.enabled_mark !== 1 };
}
