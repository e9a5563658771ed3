import type { Hooks } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';

/** How many people belong to each group. */
export const groupHooks: Hooks = {
  async rows({ database }, { tenantId }, rows) {
    const ids = ['', ...rows.map(({ id }) => String(id))]; // no id is empty: a list of nothing finds nobody
    const counted = await tables(database.kysely)
      .selectFrom('base_group_member')
      .select(['group_id', (of) => of.fn.countAll<string>().as('people')])
      .where('tenant_id', '=', tenantId)
      .where('group_id', 'in', ids)
      .groupBy('group_id')
      .execute();
    const people = new Map(counted.map((row) => [row.group_id, Number(row.people)]));
    return rows.map(({ id }) => ({ people: people.get(String(id)) ?? 0 }));
  },
};
