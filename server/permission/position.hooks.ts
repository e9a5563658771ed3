import { positionReach } from '../grades/reaches.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';

/** How many people hold each position. */
export const positionHooks: Hooks = {
  ...positionReach,

  async rows({ database }, { tenantId }, rows) {
    if (rows.length === 0) return [];
    const counted = await tables(database.kysely)
      .selectFrom('base_user_position')
      .select(['position_id', (of) => of.fn.countAll<string>().as('people')])
      .where('tenant_id', '=', tenantId)
      .where(
        'position_id',
        'in',
        rows.map(({ id }) => String(id)),
      )
      .groupBy('position_id')
      .execute();
    const people = new Map(counted.map((row) => [row.position_id, Number(row.people)]));
    return rows.map(({ id }) => ({ people: people.get(String(id)) ?? 0 }));
  },
};
