import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../database/index.ts';
import { enabledNow } from '../kernel/enabled-now.ts';
import { tables } from '../kernel/tables.ts';

export interface Whose {
  readonly tenantId: string;
  readonly userId: string;
}

export interface LockedUser {
  readonly enabled_mark: number;
  readonly password_hash: string;
}

/**
 * Sessions of one user begin and end one after the other. Whoever begins one finds everything that was changed and ended
 * before, and whoever ends all of them, because of a new password perhaps, finds every one that has begun.
 */
export function lockUser(
  trx: Transaction<DatabaseSchema>,
  { tenantId, userId }: Whose,
): Promise<LockedUser | undefined> {
  return tables(trx)
    .selectFrom('base_user')
    .select(['password_hash', enabledNow().as('enabled_mark')])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}
