import { sql } from 'kysely';
import { organizeReach } from '../grades/reaches.ts';
import { refusedAt } from '../kernel/refused.ts';
import type { Content, Hooks, Writing } from '../kernel/resource-hooks.ts';
import { tables } from '../kernel/tables.ts';
import { givenIn, requireOwnRights } from './own-rights.ts';

/** How many people are in each company or department and in those below it. */
const rows: NonNullable<Hooks['rows']> = async ({ database }, { tenantId }, kept) => {
  const { rows: counted } = await sql<{ id: string; people: string }>`
    select place.id, count(distinct own.user_id) as people
    from base_organize place
    join base_organize lower on lower.tenant_id = place.tenant_id and starts_with(lower.tree_path, place.tree_path)
    join base_user_organize own on own.tenant_id = lower.tenant_id and own.organize_id = lower.id
    where place.tenant_id = ${tenantId} and place.id = any(${kept.map(({ id }) => String(id))})
    group by place.id`.execute(database.kysely);
  const people = new Map(counted.map((count) => [count.id, Number(count.people)]));
  return kept.map(({ id }) => ({ people: people.get(String(id)) ?? 0 }));
};

/** @throws Refused where a company would come to stand below a department */
async function checkPlace(content: Content, { trx, actor, id }: Writing): Promise<void> {
  const places = tables(trx).selectFrom('base_organize').select('category').where('tenant_id', '=', actor.tenantId);
  if (content.category === 'company' && typeof content.parentId === 'string') {
    const parent = await places.where('id', '=', content.parentId).executeTakeFirst();
    if (parent && parent.category !== 'company')
      throw refusedAt('/parentId', 'organize.belowDepartment', {}, 'findings');
  }
  if (content.category !== 'department') return;
  const company = await places.where('parent_id', '=', id).where('category', '=', 'company').executeTakeFirst();
  if (company) throw refusedAt('/category', 'organize.companiesBelow', {}, 'findings');
}

/** Whoever is moved below others has what counts below those. */
const done: NonNullable<Hooks['done']> = async (_deed, { before, after }, { context, trx, actor, id }) => {
  const { tenantId } = actor;
  context.database.afterCommit(() => context.live.announce('rights', { tenantId }));
  if (before && after && before.parent_id !== after.parent_id)
    await requireOwnRights(
      trx,
      actor,
      '/parentId',
      (await givenIn(trx, actor, [id])).filter(({ isAbove }) => isAbove),
    );
};

export const departmentHooks: Hooks = { ...organizeReach, rows, done };
export const organizeHooks: Hooks = {
  ...organizeReach,
  rows,
  done,
  async write(content, writing) {
    await checkPlace(content, writing);
    return content;
  },
};
