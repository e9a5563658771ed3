import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { GradeRight } from '../../engine/schema/grants/grade.ts';
import type { HolderKind } from '../../engine/schema/grants/grant-kinds.ts';
import type { DatabaseSchema } from '../database/index.ts';
import { groupReach, organizeReach, positionReach, roleReach, userReach } from '../grades/reaches.ts';
import type { Actor } from '../kernel/actor.ts';
import { Refused } from '../kernel/refused.ts';
import type { Holder } from './holders.ts';

type Handle = Transaction<DatabaseSchema>;

const kept: Readonly<Record<HolderKind, { readonly table: string; readonly reach: typeof userReach.reach }>> = {
  user: { table: 'base_user', reach: userReach.reach },
  role: { table: 'base_role', reach: roleReach.reach },
  position: { table: 'base_position', reach: positionReach.reach },
  group: { table: 'base_group', reach: groupReach.reach },
  department: { table: 'base_organize', reach: organizeReach.reach },
  company: { table: 'base_organize', reach: organizeReach.reach },
};

/**
 * Rights are read and changed of what somebody administers, as the lists of it show it.
 * @throws Refused notFound where it is read, forbidden where it is changed
 */
export async function requireHolderReach(
  trx: Handle,
  actor: Actor,
  { kind, id }: Holder,
  right: GradeRight,
): Promise<void> {
  const { table, reach } = kept[kind];
  const condition: RawBuilder<boolean> | undefined = reach(actor, right);
  if (!condition) return;
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where tenant_id = ${actor.tenantId} and id = ${id} and ${condition}`.execute(trx);
  if (rows.length > 0) return;
  throw right === 'Select' ? new Refused('notFound', 'authority.nobody') : new Refused('forbidden', 'grade.beyondAll');
}
