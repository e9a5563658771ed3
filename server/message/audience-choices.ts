import { limits } from '../../engine/schema/limits.ts';
import type { Actor } from '../actor.ts';
import type { AppContext } from '../app-context.ts';
import { tables } from '../tables.ts';

/** GET Notice/Audience: who can be named as the audience of a notice, in their usual order. */
export async function audienceChoices({ database }: AppContext, { tenantId }: Actor) {
  const db = tables(database.kysely);
  const named = (table: 'base_organize' | 'base_role') =>
    db
      .selectFrom(table)
      .select(['id', 'full_name as fullName'])
      .where('tenant_id', '=', tenantId)
      .where('enabled_mark', '=', 1)
      .orderBy('sort_code')
      .orderBy('id')
      .limit(limits.noticeReceiversOffered)
      .execute();
  const [organizes, roles, users] = await Promise.all([
    named('base_organize'),
    named('base_role'),
    db
      .selectFrom('base_user')
      .select(['id', 'real_name as fullName'])
      .where('tenant_id', '=', tenantId)
      .where('enabled_mark', '=', 1)
      .orderBy('sort_code')
      .orderBy('id')
      .limit(limits.noticeReceiversOffered)
      .execute(),
  ]);
  return { organizes, roles, users };
}
