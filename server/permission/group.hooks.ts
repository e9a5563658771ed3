import { groupReach } from '../grades/reaches.ts';
import type { Hooks } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { givenAs, requireOwnRights } from './own-rights.ts';

/** How many people belong to each group. */
export const groupHooks: Hooks = {
  ...groupReach,

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

  /** Whoever comes into a group has what was granted to it. */
  async write(content, { trx, actor, id }) {
    if (Array.isArray(content.userIds) && content.userIds.length > 0) {
      const before = await tables(trx)
        .selectFrom('base_group_member')
        .select('object_id')
        .where('tenant_id', '=', actor.tenantId)
        .where('group_id', '=', id)
        .execute();
      const known = new Set(before.map(({ object_id }) => object_id));
      if (content.userIds.some((one) => !known.has(String(one))))
        await requireOwnRights(trx, actor, '/userIds', givenAs('group', [id]));
    }
    return content;
  },

  async done(_deed, _rows, { context, actor: { tenantId } }) {
    context.database.afterCommit(() => context.live.announce('rights', { tenantId }));
  },
};
