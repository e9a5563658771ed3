import { sql } from 'kysely';
import { userReach } from '../grades/reaches.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { localName } from '../kernel/local-name.ts';
import { Refused } from '../kernel/refused.ts';
import { tables } from '../kernel/tables.ts';

/** Of whom is told. @throws Refused notFound for nobody of the caller's tenant, or whom he does not administer */
export async function reportedPerson(
  { database }: AppContext,
  actor: Actor,
  id: string,
): Promise<{ readonly name: string; readonly isOff: boolean }> {
  const { tenantId, language } = actor;
  const reach = userReach.reach(actor, 'Select') ?? sql<boolean>`true`;
  const found = await tables(database.kysely)
    .selectFrom('base_user')
    .select([localName('base_user', language, 'real_name').as('name'), enabledNow().as('enabled_mark')])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('delete_time', 'is', null)
    .where(reach)
    .executeTakeFirst();
  if (!found) throw new Refused('notFound', 'authority.nobody');
  return { name: found.name, isOff: found.enabled_mark !== 1 };
}
